import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Party, PartyOptions } from '../http/party.ts'
import { readJson } from '../http/signed.ts'
import { openChatStore } from './chat.store.ts'
import { chatPage } from './chat-page.ts'
import { answerTo, greetingFor } from './clerk.ts'
import { readPlayer } from './player-token.ts'

const SCRIPT = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=300',
}
const LONGEST_BODY_B = 16_000

const conversationRequest = v.object({
  /** Token that the widget got when the player signed in; absent for a visitor. */
  token: v.optional(v.string()),
  /** A conversation that this browser had before. */
  conversation: v.optional(v.pipe(v.string(), v.uuid())),
  language: v.string(),
})
const messageRequest = v.object({
  conversation: v.pipe(v.string(), v.uuid()),
  language: v.string(),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000)),
})

/**
 * Stands in for the two chat vendors: their scripts, which put a window into a shop's page, and a
 * clerk behind it who answers. The scripts have the vendors' own interfaces: `zE(…)` of Zendesk's
 * messaging and `LiveAgent.createButton(…)`.
 */
export function openChat({
  dataDir,
  secret,
  casinoUrl,
  publicUrl,
  nowMs = Date.now,
}: PartyOptions & { nowMs?: () => number }): Party {
  const store = openChatStore(join(dataDir, 'chat.sqlite'))
  const app = new Hono()
  const policy = pagePolicy(new URL(casinoUrl).origin)

  app.get('/ekr/snippet.js', (context) =>
    /^[\w-]{1,64}$/.test(context.req.query('key') ?? '')
      ? context.body(scripts.zendesk, 200, SCRIPT)
      : context.notFound(),
  )
  app.get('/scripts/track.js', (context) => context.body(scripts.liveAgent, 200, SCRIPT))
  app.get('/window.js', (context) => context.body(scripts.window, 200, SCRIPT))
  app.get('/window', (context) =>
    context.html(chatPage(context.req.query('language') ?? 'en', `${publicUrl}/chat`), 200, {
      'content-security-policy': policy,
      'cache-control': 'no-store',
    }),
  )

  app.post('/api/conversations', async (context) => {
    const parsed = v.safeParse(conversationRequest, readJson(await bodyOf(context.req.raw)))
    if (!parsed.success) return context.json({ error: 'malformed' }, 422)
    const { token, conversation, language } = parsed.output
    const player = token === undefined ? null : await readPlayer(token, secret, nowMs())
    // A wrong token must open neither the conversation of another player nor a new one.
    if (token !== undefined && !player) return context.json({ error: 'not signed in' }, 401)
    const id = player
      ? store.conversationOf(player.externalId)
      : store.findOrCreate(conversation ?? null)
    if (store.list(id).length === 0)
      store.add(id, 'clerk', greetingFor(language, player?.name ?? null), new Date(nowMs()))
    return context.json({ conversation: id, messages: store.list(id) })
  })

  app.post('/api/messages', async (context) => {
    const parsed = v.safeParse(messageRequest, readJson(await bodyOf(context.req.raw)))
    if (!parsed.success) return context.json({ error: 'malformed' }, 422)
    const { conversation, language, text } = parsed.output
    if (!store.has(conversation)) return context.json({ error: 'unknown' }, 404)
    store.add(conversation, 'visitor', text, new Date(nowMs()))
    store.add(conversation, 'clerk', answerTo(text, language), new Date(nowMs()))
    return context.json({ conversation, messages: store.list(conversation) })
  })

  return { app, close: () => store.close() }
}

/** Too long a body is read as none. */
async function bodyOf(request: Request): Promise<string> {
  const length = Number(request.headers.get('content-length') ?? 0)
  return length > LONGEST_BODY_B ? '' : (await request.text()).slice(0, LONGEST_BODY_B)
}

/** Only the shop may frame the window. */
function pagePolicy(shop: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${shop}`
}

/** Scripts for browsers are files beside this one, in TypeScript that only loses its types. */
const scripts = {
  zendesk: inOneScope(clientScript('host-frame.ts'), clientScript('zendesk.ts')),
  liveAgent: inOneScope(clientScript('host-frame.ts'), clientScript('live-agent.ts')),
  window: inOneScope(clientScript('window.ts')),
}

function clientScript(file: string): string {
  const source = readFileSync(new URL(`client/${file}`, import.meta.url), 'utf8')
  return stripTypeScriptTypes(source)
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '')
}

/** A vendor's script leaves nothing in a page's global scope but what it means to. */
function inOneScope(...parts: string[]): string {
  return `(() => {\n'use strict'\n${parts.join('\n')}\n})()\n`
}
