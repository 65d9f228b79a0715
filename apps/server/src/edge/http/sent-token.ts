import type { IncomingHttpHeaders } from 'node:http'

/** `x-token: <jwt>` or `Authorization: Bearer <jwt>` of a request. */
export function tokenOfHeaders(headers: IncomingHttpHeaders): string | null {
  const own = headers['x-token']
  if (typeof own === 'string' && own) return own
  return bearerOf(headers.authorization)
}

/**
 * The token of a socket's opening message: the two headers, or `token`. Header names have no fixed case, so `authorization` is taken in any. The
 * answer is undefined when there is a token that is no text: such a client must not be taken for a visitor.
 */
export function tokenOfParams(params: Readonly<Record<string, unknown>> = {}): string | null | undefined {
  const own = [params['x-token'], params.token].find((each) => each !== undefined && each !== null && each !== '')
  if (own !== undefined) return typeof own === 'string' ? own : undefined
  const name = Object.keys(params).find((each) => each.toLowerCase() === 'authorization')
  const sent = name === undefined ? null : (params[name] ?? null)
  if (sent === null) return null
  return typeof sent === 'string' ? bearerOf(sent) : undefined
}

function bearerOf(authorization: string | undefined): string | null {
  return authorization?.match(/^Bearer +(\S+)$/i)?.[1] ?? null
}
