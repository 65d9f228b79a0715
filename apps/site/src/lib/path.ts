/**
 * True for a path on our own origin, such as `/casino?brands=A`. Refused are `//host`, `/\host`, schemes, control characters and
 * what still decodes to any of them, so that nothing in an address can lead to another site.
 */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.length > 2000) return false
  let decoded = path
  for (let round = 0; round < 3; round += 1) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
    if (/^\/[/\\]|\\|[\u0000-\u001f\u007f]/.test(decoded)) return false
    const next = safelyDecoded(decoded)
    if (next === null) return round > 0
    if (next === decoded) return true
    decoded = next
  }
  return false
}

/** The path as one segment of an address (`referrer`, `goto`). */
export function asSegment(path: string): string {
  return encodeURIComponent(path)
}

/** The path that a `referrer` or `goto` parameter means; `/` when it is absent or not ours. */
export function readPathSegment(parameter: string | undefined): string {
  if (!parameter) return '/'
  // The router has decoded the segment once already; a path that came doubly encoded is not one that we wrote.
  return isOwnPath(parameter) ? parameter : '/'
}

function safelyDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
