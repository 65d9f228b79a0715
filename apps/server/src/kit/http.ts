import type { IncomingHttpHeaders } from 'node:http'

/** A request as the modules see it: what they need of it, read safely. */
export interface HttpRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  /** The caller's address, from the socket or from a trusted proxy's header. */
  readonly ip: string
  /** Found in every log line and in every answer that reports a problem. */
  readonly requestId: string
  /** First language of Accept-Language or `lng` that the casino speaks. */
  readonly language: string
  readonly cookies: ReadonlyMap<string, string>
  /**
   * The raw body; throws Refusal('body_too_large') above `limit` bytes, and `bad_input` when it is
   * no UTF-8, or holds NUL or half of a character.
   */
  body(limit: number): Promise<Buffer>
}

export interface HttpAnswer {
  status: number
  headers?: Record<string, string | string[]>
  body?: string | Uint8Array
}

export interface Route {
  method: 'GET' | 'POST'
  /** An exact path such as '/auth/login', or a prefix that ends in '/*'. */
  path: string
  /**
   * Answered before the other requests of a turn of the loop: money waits for it, or a load
   * balancer.
   */
  isUrgent?: true
  handle(request: HttpRequest): Promise<HttpAnswer> | HttpAnswer
}

export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  }
}

/**
 * Closes the connection behind the answer, for a call that is not signed: what its caller has sent
 * ahead is hardly signed either, and is not answered. A provider sends one call after the other,
 * and opens the next connection.
 */
export function lastOfConnection(answer: HttpAnswer): HttpAnswer {
  return { ...answer, headers: { ...answer.headers, connection: 'close' } }
}

export function plain(
  status: number,
  body: string,
  headers: Record<string, string | string[]> = {},
): HttpAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body }
}
