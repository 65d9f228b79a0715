import { NotSignedIn } from './refusal.ts'

/** Who is asking, proven by an access token. */
export interface Viewer {
  playerId: string
  sessionId: string
}

/** What every resolver knows about the request it serves. */
export interface RequestContext {
  readonly viewer: Viewer | null
  readonly requestId: string
  readonly ip: string
  readonly language: string
  readonly userAgent: string
  readonly cookies: ReadonlyMap<string, string>
  /** Adds a Set-Cookie to the answer; throws Refusal('send_by_post') on a socket, which has none. */
  setCookie(cookie: string): void
  /** Aborts when the caller has gone or its token has expired. */
  readonly signal: AbortSignal
}

/** For what only a signed-in player may ask. Throws NotSignedIn. */
export function requireViewer({ viewer }: Pick<RequestContext, 'viewer'>): Viewer {
  if (!viewer) throw new NotSignedIn()
  return viewer
}

/** The id of the player who asks. Throws NotSignedIn. */
export function requirePlayer(context: Pick<RequestContext, 'viewer'>): string {
  return requireViewer(context).playerId
}
