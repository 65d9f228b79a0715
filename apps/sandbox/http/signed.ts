import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { sign, verify } from '#contracts/signature.ts'

/** The context of a party's routes once `requireSignature` let a request through. */
export interface SignedVariables {
  /** The bytes that were signed, as text. */
  rawBody: string
}

export interface SignedRequest {
  url: string
  secret: string
  /** Absent for GET. */
  body?: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  timeoutMs?: number
}

/**
 * Lets only requests through whose raw body one of `secrets` signed; every other caller gets 403
 * and learns nothing.
 */
export function requireSignature(secrets: readonly string[]) {
  return createMiddleware<{ Variables: SignedVariables }>(async (context, next) => {
    const rawBody = await context.req.text()
    if (!verify(secrets, context.req.header(), rawBody, Date.now() / 1000))
      return context.body(null, 403)
    context.set('rawBody', rawBody)
    await next()
  })
}

/**
 * Sends a request under a fresh signature. Throws the abort reason when no answer came within
 * `timeoutMs` (5 s when left out).
 */
export function signedFetch({
  url,
  secret,
  body,
  method = 'POST',
  headers,
  timeoutMs = 5000,
}: SignedRequest): Promise<Response> {
  return fetch(url, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
      ...sign(secret, randomUUID(), Math.floor(Date.now() / 1000), body ?? ''),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

/** Returns the JSON in `rawBody`; undefined when it is not JSON. */
export function readJson(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return undefined
  }
}
