import { randomBytes } from 'node:crypto'
import { html, raw } from 'hono/html'
import { currencyExponent } from '#rules/money.ts'
import type { StoredPayment } from './cashier.store.ts'
import { logoAddresses } from './logos.ts'
import { findPlan } from './methods.ts'
import { PAGE_STYLE } from './page-style.ts'
import { directionOf, type Words } from './words.ts'

/** Text that is already safe HTML. */
export type Html = ReturnType<typeof html>

export interface PageParts {
  title: string
  body: Html
  /** Text below the form about what a tester can try. */
  help?: Html
  /** Where the page goes by itself, and after how many seconds. */
  next?: { url: string; seconds: number }
  status?: number
}

export interface PageContext {
  payment: StoredPayment
  words: Words
  /** The path below which the cashier's pages are. */
  path: string
  /**
   * How far the session of a widget is; the page reports it to the script that has framed it. Null
   * for a page that is framed by itself.
   */
  widgetState: number | null
}

/** An amount in minor units in the payer's notation, with the digits 0-9. */
export function showAmount(minor: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  })
  return format.format(minor / 10 ** currencyExponent(currency))
}

/** Puts values in place of `{name}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/**
 * The whole page, with a policy under which only the casino that requested the payment may frame
 * it.
 */
export async function page(
  { payment, words, path, widgetState }: PageContext,
  parts: PageParts,
): Promise<Response> {
  const { methodId, amount, currency, language, returnUrl } = payment.request
  const plan = findPlan(methodId)
  const nonce = randomBytes(16).toString('base64')
  const text = await html`<!doctype html>
<html lang="${language.slice(0, 2)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
${parts.next ? html`<meta http-equiv="refresh" content="${parts.next.seconds};url=${parts.next.url}">` : ''}
<title>${parts.title} · ${plan?.name ?? ''}</title>
<style nonce="${nonce}">:root{--brand:${plan?.colour ?? '#34414e'}}${raw(PAGE_STYLE)}</style>
</head>
<body><div class="sheet">
<header><img src="${logoAddresses(path, methodId).dark}" alt="${plan?.name ?? ''}"><div class="sum"><small>${words.merchant}</small><b><bdi>${showAmount(amount, currency, language)}</bdi></b></div></header>
${parts.body}
${parts.help ? html`<details><summary>${words.sandbox}</summary>${parts.help}</details>` : ''}
<footer><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z" fill="currentColor"/></svg>${fill(words.secured, { brand: plan?.name ?? '' })}</footer>
</div>
<script nonce="${nonce}">${raw(FORM_SCRIPT)}${widgetState === null ? '' : raw(notifyHost(payment.id, widgetState, returnUrl))}</script>
</body></html>`
  return new Response(text.toString(), {
    status: parts.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; img-src 'self' data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self' ${new URL(returnUrl).origin}`,
    },
  })
}

/** Only the merchant's own page receives it. */
function notifyHost(session: string, state: number, returnUrl: string): string {
  return `\nparent.postMessage(${JSON.stringify({ type: 'brite', session, state })}, ${JSON.stringify(new URL(returnUrl).origin)})`
}

/**
 * Groups digits while they are typed and takes a second press for none. Whatever else is typed
 * stays as it is, and is read or refused when it is sent. Without scripts the forms work as well.
 */
const FORM_SCRIPT = `
for (const input of document.querySelectorAll('[data-group]')) input.addEventListener('input', () => {
  const typed = input.value
  if (input.dataset.group === 'card' && /^[0-9 ]+$/.test(typed)) input.value = typed.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ')
  if (input.dataset.group === 'expiry' && /^[0-9]{3,4}$/.test(typed)) input.value = typed.slice(0, 2) + '/' + typed.slice(2)
})
for (const form of document.forms) form.addEventListener('submit', (event) => {
  if (form.dataset.sent) event.preventDefault()
  form.dataset.sent = '1'
})`
