import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { type Behaviour, behaviour, USUAL } from './behaviour.ts'
import type { CashierDesk } from './desk.ts'
import { showAmount } from './page.ts'

/**
 * Makes the stand-in misbehave on purpose: POST JSON to change what is named, `{"reset": true}` for
 * the usual, GET to see.
 */
export function cashierPanel(desk: CashierDesk, set: (behaviour: Behaviour) => void): Hono {
  const panel = new Hono()

  panel.post('/panel', async (context) => {
    const wish = await context.req.json<Record<string, unknown>>().catch(() => null)
    if (wish === null) return context.json({ error: 'malformed' }, 400)
    const wanted = v.safeParse(
      behaviour,
      wish.reset === true ? USUAL : { ...desk.behaviour(), ...wish },
    )
    if (!wanted.success)
      return context.json(
        { error: wanted.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) },
        422,
      )
    set(wanted.output)
    return context.json(wanted.output)
  })

  panel.get('/panel', (context) => {
    if (!context.req.header('accept')?.includes('text/html')) return context.json(desk.behaviour())
    const rows = desk.store.listNewest(50).map(
      ({
        id,
        request,
        state,
        amount,
        currency,
        instrument,
        reason,
      }) => html`<tr><td>${id.slice(0, 12)}…</td><td>${request.kind}</td>
<td>${request.methodId}</td><td>${showAmount(amount, currency, 'en')}</td><td>${state}${reason ? ` (${reason})` : ''}</td><td>${instrument ?? ''}</td></tr>`,
    )
    return context.html(html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cashier sandbox</title><body style="font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem">
<h1>Cashier sandbox</h1><p>Behaviour now; change it with <code>POST /cashier/panel</code> and JSON, <code>{"reset": true}</code> for the usual.</p>
<pre>${JSON.stringify(desk.behaviour(), null, 2)}</pre><h2>Newest payments</h2><table cellpadding="6">${rows}</table></body></html>`)
  })
  return panel
}
