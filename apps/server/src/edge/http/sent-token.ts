import type { IncomingHttpHeaders } from 'node:http'

/** Returns the token of a request, from `x-token: <jwt>` or `Authorization: Bearer <jwt>`. */
export function tokenOfHeaders(headers: IncomingHttpHeaders): string | null {
  const own = headers['x-token']
  if (typeof own === 'string' && own) return own
  return bearerOf(headers.authorization)
}

/**
 * Returns the token of a socket's opening message: from the two headers, or from `token`. Header
 * names have no fixed case, so `authorization` is read in any case. Undefined for a token that is
 * no text: such a client must not be taken for a visitor.
 */
export function tokenOfParams(
  params: Readonly<Record<string, unknown>> = {},
): string | null | undefined {
  const own = [params['x-token'], params.token].find(
    (each) => each !== undefined && each !== null && each !== '',
  )
  if (own !== undefined) return typeof own === 'string' ? own : undefined
  const name = Object.keys(params).find((each) => each.toLowerCase() === 'authorization')
  const sent = name === undefined ? null : (params[name] ?? null)
  if (sent === null) return null
  return typeof sent === 'string' ? bearerOf(sent) : undefined
}

function bearerOf(authorization: string | undefined): string | null {
  return authorization?.match(/^Bearer +(\S+)$/i)?.[1] ?? null
}
