import type { Clock } from '../../kit/clock.ts'
import { type HttpAnswer, plain, type Route } from '../../kit/http.ts'

/**
 * Days until security.txt expires. RFC 9116 recommends less than a year, so that no report goes to
 * an address that is no longer read.
 */
const GOOD_FOR_DAYS = 180
const DAY_MS = 86_400_000

/** Where players change their password in the account area. */
const PASSWORD_PAGE = '/account/profile/personal_info'

export interface WellKnownDeps {
  clock: Clock
  publicUrl: string
  /**
   * Where to write about a vulnerability, the best address first; none when the operator has named
   * none.
   */
  securityContacts: readonly string[]
}

/**
 * Returns the routes of files that programs look for at fixed addresses of every site (RFC 8615).
 */
export function wellKnownRoutes({ clock, publicUrl, securityContacts }: WellKnownDeps): Route[] {
  const password: Route = {
    method: 'GET',
    path: '/.well-known/change-password',
    handle: () => plain(302, '', { location: PASSWORD_PAGE }),
  }
  const security: Route = { method: 'GET', path: '/.well-known/security.txt', handle: securityText }
  return securityContacts.length > 0 ? [password, security] : [password]

  function securityText(): HttpAnswer {
    // The date changes once a day only, so that a reader can compare two copies of the file.
    const expiresMs = (Math.floor(clock.nowMs() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(expiresMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return plain(200, `${lines.join('\n')}\n`, { 'cache-control': 'public, max-age=3600' })
  }
}
