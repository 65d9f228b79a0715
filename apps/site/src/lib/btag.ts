/**
 * Remembers for thirty days the affiliate whose link, `?btag=…`, led the visitor here. The server
 * reads the cookie: it offers that affiliate's ways to pay and returns the tag in `settings`, from
 * where it goes into a registration. The tag is kept before the page is hydrated, because a visitor
 * may go on before that.
 *
 * The text of this function is written into the page, before all scripts, so it must not use
 * anything from outside of itself.
 */
export function keepAffiliateTag(page: Document): void {
  const tag = new URLSearchParams(page.location.search).get('btag')
  if (tag && /^[\w.:-]{1,64}$/.test(tag))
    page.cookie = `btag=${tag}; path=/; max-age=2592000; samesite=lax`
}
