import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpRequest } from '../kit/http.ts'

/** Whether a request bears the key, told in the same time for every wrong one. */
export function bearsKey({ headers }: Pick<HttpRequest, 'headers'>, key: string): boolean {
  const given = headers.authorization?.match(/^Bearer +(\S+)$/i)?.[1] ?? ''
  return timingSafeEqual(hash(given), hash(key))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
