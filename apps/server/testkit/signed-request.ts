import { sign } from '#contracts/signature.ts'
import type { HttpRequest } from '../src/kit/http.ts'

interface Signed {
  secret: string
  messageId: string
  /** When it was signed, in seconds since 1970. */
  at: number
  /** The signed text. */
  body: string
  /** Body that arrives, when it is not the one that was signed. */
  arriving?: string
}

/** A provider's callback as the routes are handed it: the signed headers and the body's bytes. */
export function signedRequest({
  secret,
  messageId,
  at,
  body,
  arriving = body,
}: Signed): HttpRequest {
  const request: Pick<HttpRequest, 'headers' | 'body' | 'requestId' | 'ip'> = {
    headers: { ...sign(secret, messageId, at, body) },
    body: async () => Buffer.from(arriving),
    requestId: messageId,
    ip: '192.0.2.9',
  }
  return request as HttpRequest
}
