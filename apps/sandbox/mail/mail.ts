import { join } from 'node:path'
import { Hono } from 'hono'
import * as v from 'valibot'
import { mailMessage, type OutboxMessage } from '#contracts/mail-api.ts'
import type { Party, PartyOptions } from '../http/party.ts'
import { readJson, requireSignature } from '../http/signed.ts'
import { type KeptMessage, openMailStore } from './mail.store.ts'
import { outboxPage } from './outbox-page.ts'

const MOST_SHOWN = 200

/** A page's policy: no script at all, and of the letter in its frame not even a form. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Stands in for a mail server: takes letters and shows them, newest first, as a page or as JSON.
 */
export function openMail({
  dataDir,
  secret,
  nowMs = Date.now,
}: PartyOptions & { nowMs?: () => number }): Party {
  const store = openMailStore(join(dataDir, 'mail.sqlite'))
  const app = new Hono()

  app.post('/messages', requireSignature([secret]), (context) => {
    const parsed = v.safeParse(mailMessage, readJson(context.get('rawBody')))
    const id = context.req.header('webhook-id')
    if (!parsed.success || !id) return context.json({ error: 'malformed' }, 422)
    store.add(id, parsed.output, new Date(nowMs()))
    return context.body(null, 204)
  })

  app.get('/', (context) => {
    const messages = store.list(MOST_SHOWN)
    if (!context.req.header('accept')?.includes('text/html'))
      return context.json(messages.map(publicPart))
    const wanted = context.req.query('message')
    const shown = wanted ? store.find(wanted) : (messages[0] ?? null)
    return context.html(outboxPage({ messages, shown, isChosen: Boolean(wanted) }), 200, {
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
  })

  return { app, close: () => store.close() }
}

function publicPart({ to, subject, text, html, at }: KeptMessage): OutboxMessage {
  return { to, subject, text, html, at }
}
