/**
 * The value of a cookie in a `Cookie` header, or in what scripts may read of it; null when it is
 * absent or not decodable.
 */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() !== name) continue
    try {
      return decodeURIComponent(value.join('=').trim())
    } catch {
      return null
    }
  }
  return null
}
