/** When a JWT ends, in milliseconds since 1970; 0 for what cannot be decoded, so that it counts as over. */
export function expiryOf(jwt: string): number {
  const { exp } = claimsOf(jwt)
  return typeof exp === 'number' ? exp * 1000 : 0
}

/** The player a JWT speaks for; null for what cannot be decoded. */
export function ownerOf(jwt: string): string | null {
  const { sub } = claimsOf(jwt)
  return typeof sub === 'string' ? sub : null
}

function claimsOf(jwt: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = jwt.split('.')[1] ?? ''
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof json === 'object' && json !== null ? json : {}
  } catch {
    return {}
  }
}
