import type { MiddlewareHandler } from 'hono'
import { acceptedEncoding } from '#rules/accept-encoding.ts'
import { ENCODE } from './encode.ts'

/** Compresses pages: a game's page carries its scripts and is printed for each player. */
export const compressPages: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  if (!res.headers.get('content-type')?.startsWith('text/html')) return
  res.headers.append('vary', 'accept-encoding')
  const best = acceptedEncoding(context.req.header('accept-encoding'))?.best
  if (best !== 'br' && best !== 'gzip') return
  const page = await ENCODE[best](await res.text())
  const headers = new Headers(res.headers)
  headers.set('content-encoding', best)
  headers.delete('content-length')
  context.res = undefined
  context.res = new Response(new Uint8Array(page), { status: res.status, headers })
}
