import { NotSignedIn, Refusal } from './refusal.ts'

/** The signed-in player who sends the request, proven by an access token. */
export interface Viewer {
  playerId: string
  sessionId: string
  /** An excluded player, who has signed in to take their money out and may do nothing else. */
  onlyWithdraws?: true
}

/** The facts of a request that each of its resolvers knows. */
export interface RequestContext {
  readonly viewer: Viewer | null
  readonly requestId: string
  readonly ip: string
  readonly language: string
  readonly userAgent: string
  readonly cookies: ReadonlyMap<string, string>
  /**
   * Adds a Set-Cookie to the answer; throws Refusal('send_by_post') on a socket, which has none.
   */
  setCookie(cookie: string): void
  /** Aborts when the caller has gone or its token has expired. */
  readonly signal: AbortSignal
}

/**
 * Returns the signed-in player. Throws NotSignedIn, and Refusal('account_not_active') for a player
 * who may only withdraw.
 */
function requireViewer(context: Pick<RequestContext, 'viewer'>): Viewer {
  const viewer = requirePayee(context)
  if (viewer.onlyWithdraws) throw new Refusal('account_not_active')
  return viewer
}

/**
 * Returns the signed-in player, for questions that an excluded player may ask too, such as about
 * withdrawals. Throws NotSignedIn.
 */
export function requirePayee({ viewer }: Pick<RequestContext, 'viewer'>): Viewer {
  if (!viewer) throw new NotSignedIn()
  return viewer
}

/** The id of the player who sends the request. Throws as requireViewer does. */
export function requirePlayer(context: Pick<RequestContext, 'viewer'>): string {
  return requireViewer(context).playerId
}
