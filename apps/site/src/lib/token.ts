/** When a JWT ends, in milliseconds since 1970; 0 for what cannot be decoded, so that it counts as over. */
export function expiryOf(jwt: string): number {
  try {
    const payload = jwt.split('.')[1] ?? ''
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const exp = typeof json === 'object' && json !== null && 'exp' in json ? json.exp : null
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}
