import { writeCookie } from './cookies.ts'

/** How long a visitor stays an affiliate's, in seconds: thirty days. */
const KEPT_S = 2_592_000
const TAG = /^[\w.:-]{1,64}$/

/**
 * Remembers the affiliate whose link, `?btag=…`, somebody came by. The server reads the cookie: it offers that affiliate's ways to pay
 * and names the tag in its settings, from where it goes into a registration.
 */
export function keepAffiliateTag(search: string): void {
  const tag = affiliateTagIn(search)
  if (tag) writeCookie('btag', tag, KEPT_S)
}

/** Null where there is none that an affiliate could have. */
export function affiliateTagIn(search: string): string | null {
  const tag = new URLSearchParams(search).get('btag')
  return tag && TAG.test(tag) ? tag : null
}
