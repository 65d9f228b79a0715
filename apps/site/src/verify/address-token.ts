import { modalIn } from '../shell/modal-address.ts'

/** What is known of a mailed link on a page that has lost its token by being loaded again. */
export type MailedOutcome = 'open' | 'done'

let taken: string | null = null
let before: MailedOutcome | null = null

/**
 * Takes the mailed token of the dialogs `verify` and `change_password` out of the address and keeps it in memory, so that no
 * script of a third party, no referrer and no analytics ever sees it. Must run before anything else does in the browser. The entry of
 * the history says that there was one: a page that is loaded again can then tell why it does not go on.
 */
export function takeAddressToken(location: Location, history: History): void {
  const [address, token] = withoutToken(location.href)
  before = token === null ? outcomeIn(history.state) : null
  if (token === null) return
  taken = token
  history.replaceState({ ...history.state, mailed: 'open' }, '', address)
}

/** The token that the address brought; null when it brought none. */
export function addressToken(): string | null {
  return taken
}

/** What became of the link before this page was loaded again; null where no link led here. */
export function outcomeBefore(): MailedOutcome | null {
  return before
}

/** The link has done what it was for, which the page still says when it is loaded again. */
export function noteLinkDone(history: History): void {
  if (outcomeIn(history.state) !== null) history.replaceState({ ...history.state, mailed: 'done' }, '')
}

/** Once a link has done what it was for, or its dialog was closed, it is worth nothing more. */
export function dropAddressToken(): void {
  taken = null
  before = null
}

/** An address without its `token`, and the token; only for the dialogs that read one. */
export function withoutToken(href: string): [address: string, token: string | null] {
  const url = new URL(href)
  const modal = modalIn(url)
  const token = url.searchParams.get('token')
  if (token === null || (modal !== 'verify' && modal !== 'change_password')) return [href, null]
  url.searchParams.delete('token')
  return [url.pathname + url.search + url.hash, token === '' ? null : token]
}

function outcomeIn(state: unknown): MailedOutcome | null {
  const mailed = typeof state === 'object' && state !== null && 'mailed' in state ? state.mailed : null
  return mailed === 'open' || mailed === 'done' ? mailed : null
}
