export interface Session {
  token(): string | null
  /** False once the server has said that nobody is signed in. As long as it cannot be reached, somebody may be. */
  mayBeSignedIn(): boolean
  /** Asks for a new token by the cookie alone; many callers at once make one call. Null when the player is not signed in. */
  refresh(): Promise<string | null>
}

/** The access token lives in this object's memory only. Rejects from `refresh` when the server cannot be reached. */
export function createSession(fetch: typeof globalThis.fetch): Session {
  let token: string | null = null
  let asking: Promise<string | null> | null = null
  let isRefused = false

  async function ask(): Promise<string | null> {
    const answer = await fetch('/auth/refresh', { method: 'POST', credentials: 'same-origin' })
    if (answer.status >= 500) throw new Error(`/auth/refresh answered ${answer.status}`)
    token = (answer.ok ? (await answer.text()).trim() : '') || null
    isRefused = token === null
    return token
  }

  return {
    token: () => token,
    mayBeSignedIn: () => !isRefused,
    refresh() {
      asking ??= ask().finally(() => {
        asking = null
      })
      return asking
    },
  }
}
