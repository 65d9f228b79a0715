import { newSecret, type Random } from '../../kit/random.ts'

/** Time that the cookie is kept, in seconds: as long as browsers keep any cookie. */
const KEPT_S = 400 * 86_400

/**
 * The cookie by which a browser that has signed in before is known: it opens nothing, and lets its
 * owner in while others try the account's password. No script can read it; behind https it belongs
 * to this very host.
 */
export function deviceCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-device' : 'device'
  return {
    /** Returns null where the browser has none that we could have given it. */
    read(cookies: ReadonlyMap<string, string>): string | null {
      const value = cookies.get(name)
      return value && /^[\w-]{43}$/.test(value) ? value : null
    },
    create: (random: Random) => newSecret(random),
    set: (value: string) =>
      `${name}=${value}; Max-Age=${KEPT_S}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  }
}
