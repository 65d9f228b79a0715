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
  /** Adds a Set-Cookie to the answer; has no effect on a socket. */
  setCookie(cookie: string): void
  /** Aborts when the caller has gone or its token has expired. */
  readonly signal: AbortSignal
}
