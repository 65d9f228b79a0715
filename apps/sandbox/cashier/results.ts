import { html, raw } from 'hono/html'
import { fill, type Html, type PageContext, type PageParts, showAmount } from './page.ts'
import type { Word } from './words.ts'

const SPINNER =
  '<svg class="spin" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="26" fill="none" stroke="#dfe5ea" stroke-width="6"/><path d="M32 6a26 26 0 0 1 26 26" fill="none" stroke="var(--brand)" stroke-width="6" stroke-linecap="round"/></svg>'
const TICK =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30" fill="#e3f4ea"/><path d="M19 33l9 9 18-20" fill="none" stroke="#18794e" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>'
const CROSS =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30" fill="#fdeceb"/><path d="M22 22l20 20M42 22L22 42" stroke="#b42318" stroke-width="5" stroke-linecap="round"/></svg>'
const CLOCK =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30" fill="#fff4d6"/><path d="M32 18v15l10 7" fill="none" stroke="#8a6100" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>'

/**
 * The page that the payer sees once nothing is left to do, and the time after which it goes back to
 * the casino by itself.
 */
export function resultPage({ payment, words, path, widgetState }: PageContext): PageParts {
  const { request, state, outcome } = payment
  // A widget is closed by the page that has opened it.
  const isFramedAlone = widgetState === null
  const back = isFramedAlone
    ? html`<a class="button quiet" href="${request.returnUrl}">${words.back}</a>`
    : ''
  const show = (icon: string, title: string, text: Html, more: Html | string = back) =>
    html`<main class="result" role="status">${raw(icon)}<h1>${title}</h1><p>${text}</p>${more}</main>`
  const home = (seconds: number) =>
    isFramedAlone ? { next: { url: request.returnUrl, seconds } } : {}

  if (state === 'pending' && outcome?.kind !== 'slow') {
    const body = show(SPINNER, words.processingTitle, html`${words.processingText}`, '')
    return {
      title: words.processingTitle,
      body,
      next: { url: `${path}/pay/${payment.id}`, seconds: 1 },
    }
  }
  if (state === 'pending')
    return {
      title: words.slowTitle,
      body: show(CLOCK, words.slowTitle, html`${words.slowText}`),
      ...home(8),
    }
  if (state === 'paid') {
    const text = html`<bdi>${fill(words.paidText, { amount: showAmount(payment.amount, payment.currency, request.language) })}</bdi>`
    return { title: words.paidTitle, body: show(TICK, words.paidTitle, text), ...home(2) }
  }
  const reason = words[`reason_${payment.reason ?? 'rejected_by_bank'}` as Word]
  const text = html`${reason}<br><strong>${words.declinedText}</strong>`
  return {
    title: words.declinedTitle,
    body: show(
      CROSS,
      words.declinedTitle,
      text,
      isFramedAlone
        ? html`<a class="button pay" href="${request.returnUrl}">${words.back}</a>`
        : '',
    ),
    ...home(payment.reason === 'cancelled' ? 1 : 12),
  }
}

/** Shown while the casino decides whether it wants this payer's money. */
export function approvalPage({ payment, words, path }: PageContext): PageParts {
  const body = html`<main class="result" role="status">${raw(SPINNER)}<h1>${words.approvalTitle}</h1><p>${words.approvalText}</p></main>`
  return {
    title: words.approvalTitle,
    body,
    next: { url: `${path}/pay/${payment.id}`, seconds: 1 },
  }
}
