/**
 * Remembers for thirty days the affiliate whose link, `?btag=…`, somebody came by. The server reads the cookie: it offers that affiliate's
 * ways to pay and names the tag in its settings, from where it goes into a registration. A visitor who presses on before the page is awake came
 * by that link all the same.
 *
 * This one function travels as text inside the page, ahead of all scripts: it uses nothing from outside of itself.
 */
export function keepAffiliateTag(page: Document): void {
  const tag = new URLSearchParams(page.location.search).get('btag')
  if (tag && /^[\w.:-]{1,64}$/.test(tag)) page.cookie = `btag=${tag}; path=/; max-age=2592000; samesite=lax`
}
