/**
 * Returns the lifetime of a JWT in milliseconds; 0 for a text that cannot be decoded, so that it
 * counts as expired.
 */
export function lifetimeOf(jwt: string): number {
  const { iat, exp } = claimsOf(jwt)
  return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : 0
}

/** When a JWT was issued, in milliseconds since 1970; null for what cannot be decoded. */
export function issuedAtOf(jwt: string): number | null {
  const { iat } = claimsOf(jwt)
  return typeof iat === 'number' ? iat * 1000 : null
}

/** The player a JWT speaks for; null for what cannot be decoded. */
export function ownerOf(jwt: string): string | null {
  const { sub } = claimsOf(jwt)
  return typeof sub === 'string' ? sub : null
}

function claimsOf(jwt: string): { iat?: unknown; exp?: unknown; sub?: unknown } {
  try {
    const payload = jwt.split('.')[1] ?? ''
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof json === 'object' && json !== null ? json : {}
  } catch {
    return {}
  }
}
