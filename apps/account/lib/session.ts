import { learnServerTime } from '#web/server-time.ts'
import { browserClocks, type Clocks, holdToken } from '#web/token-life.ts'

export interface Session {
  token(): string | null
  /**
   * Returns false once the server has answered that no player is signed in here. True while the
   * server cannot be reached.
   */
  mayBeSignedIn(): boolean
  /** Returns whether the token's time has passed. */
  isOver(): boolean
  /**
   * Requests a new token by the cookie alone; many callers at once make one call. Null when the
   * player is not signed in.
   */
  refresh(): Promise<string | null>
}

/**
 * The access token lives in this object's memory only. Rejects from `refresh` when the server
 * cannot be reached.
 */
export function createSession(
  fetch: typeof globalThis.fetch,
  clocks: Clocks = browserClocks,
): Session {
  const held = holdToken(clocks)
  let requesting: Promise<string | null> | null = null
  let isRefused = false

  async function requestToken(): Promise<string | null> {
    const answer = await fetch('/auth/refresh', { method: 'POST', credentials: 'same-origin' })
    const token = answer.ok && isPlain(answer) ? (await answer.text()).trim() : ''
    // Only 401 means that no player is signed in. After an outage or an answer of a gateway, the
    // session may still be open.
    if (token === '' && answer.status !== 401)
      throw new Error(`/auth/refresh answered ${answer.status}`)
    isRefused = token === ''
    held.take(token || null)
    learnServerTime(token)
    return held.token()
  }

  return {
    token: held.token,
    isOver: held.isOver,
    mayBeSignedIn: () => !isRefused,
    refresh() {
      requesting ??= requestToken().finally(() => {
        requesting = null
      })
      return requesting
    },
  }
}

/**
 * Returns whether an answer may hold a token. The error page of a gateway, which is HTML, may not.
 */
function isPlain(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/plain') === true
}
