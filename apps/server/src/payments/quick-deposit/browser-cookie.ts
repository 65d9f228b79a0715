import type { Random } from '../../kit/random.ts'
import { newSecret } from '../../kit/random.ts'
import { hashOf } from '../../players/secret-hash.ts'

type Cookies = ReadonlyMap<string, string>

/** Longer than a payment and the registration after it can take. */
const KEPT_S = 3 * 3600

/**
 * The cookie that binds a visitor's quick deposit to their browser. No script can read it; behind
 * https it belongs to this very host.
 */
export function browserCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-pay_n_play' : 'pay_n_play'
  return {
    /**
     * Returns the hash of the cookie's secret, which is stored with the deposit; null when the
     * browser has no such cookie.
     */
    hash(cookies: Cookies): Buffer | null {
      const value = cookies.get(name)
      return value && /^[\w-]{43}$/.test(value) ? hashOf(value) : null
    },
    /** A secret for a browser that has none. */
    renew(random: Random): { hash: Buffer; setCookie: string } {
      const value = newSecret(random)
      return { hash: hashOf(value), setCookie: header(value) }
    },
    /** Returns the header that keeps the browser's secret for as long as a new one. */
    keep: (cookies: Cookies) => header(cookies.get(name) ?? ''),
  }

  function header(value: string): string {
    return `${name}=${value}; Max-Age=${KEPT_S}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  }
}
