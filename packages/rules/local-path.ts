const OWN_ORIGIN = 'https://casino.invalid'
const MAX_LENGTH = 2000
const CONTROL = /[\p{Cc}\u2028\u2029]/u

/**
 * Returns the path when it leads to a page of the casino, otherwise null. A path that comes
 * percent-encoded as a whole, as in `/closewindow/%2Fcasino`, is decoded once. A path that could be
 * read as another origin, by us or by a program that decodes it once more, is refused: two slashes,
 * backslashes, control characters, schemes and encodings within encodings (W1).
 */
export function localPath(text: string): string | null {
  const path = text.startsWith('/') ? text : decode(text)
  if (path === null || path.length > MAX_LENGTH || !staysHere(path)) return null
  const decoded = decode(path)
  if (decoded === null || /%[0-9a-f]{2}/i.test(decoded) || !staysHere(decoded)) return null
  return pathOnly(path).includes('//') ? null : path
}

/**
 * Returns the path of a whole address that leads to a page of `origin`; null for every other
 * address, and for a path that would be refused.
 */
export function pathWithin(address: string, origin: string): string | null {
  const url = URL.parse(address)
  return url?.origin === origin ? localPath(url.pathname + url.search + url.hash) : null
}

function staysHere(path: string): boolean {
  if (
    !path.startsWith('/') ||
    path.startsWith('//') ||
    path.includes('\\') ||
    CONTROL.test(path) ||
    !path.isWellFormed()
  )
    return false
  const url = URL.parse(path, OWN_ORIGIN)
  return url?.origin === OWN_ORIGIN && !url.pathname.startsWith('//')
}

function pathOnly(path: string): string {
  return path.replace(/[?#].*$/s, '')
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
