/** The cookie that carries the refresh token. Behind https it is bound to this very host. */
export interface RefreshCookie {
  name: string
  set(token: string, maxAgeS: number): string
  clear(): string
}

export function refreshCookie(publicUrl: string): RefreshCookie {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-refresh' : 'refresh'
  const flags = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    name,
    set: (token, maxAgeS) => `${name}=${token}; Max-Age=${maxAgeS}; ${flags}`,
    clear: () => `${name}=; Max-Age=0; ${flags}`,
  }
}
