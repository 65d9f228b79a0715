import { modalIn } from '../navigation/modal-address.ts'

let taken: string | null = null

/**
 * Takes the mailed token of the dialogs `verify` and `change_password` out of the address and keeps
 * it in memory, so that no script of a third party, no referrer and no analytics ever sees it. Must
 * run before anything else does in the browser. The entry of the history keeps that there was one:
 * `mailed-page.ts` reads it.
 */
export function takeAddressToken(location: Location, history: History): void {
  const [address, token] = withoutToken(location.href)
  if (token === null) return
  taken = token
  history.replaceState({ ...history.state, mailed: 'open' }, '', address)
}

/** Returns the token that the address had; null when it had none. */
export function addressToken(): string | null {
  return taken
}

/** Forgets the token: its link has been used, or its dialog was closed. */
export function dropAddressToken(): void {
  taken = null
}

/**
 * Returns an address without its `token`, and the token, for addresses of the dialogs that read
 * one.
 */
export function withoutToken(href: string): [address: string, token: string | null] {
  const url = new URL(href)
  const modal = modalIn(url)
  const token = url.searchParams.get('token')
  if (token === null || (modal !== 'verify' && modal !== 'change_password')) return [href, null]
  url.searchParams.delete('token')
  return [url.pathname + url.search + url.hash, token === '' ? null : token]
}
