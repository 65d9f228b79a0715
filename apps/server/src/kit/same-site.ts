import type { IncomingHttpHeaders } from 'node:http'

/**
 * Returns true when a browser reports that one of our own pages sent the request, or when no
 * browser is involved. Browsers always report where a request that changes something comes from, so
 * another site cannot pass (A2).
 */
export function isSameSite(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  const { origin } = headers
  return origin === undefined || origin === ownOrigin
}
