import type { HttpRequest } from '../kit/http.ts'
import { isSameSecret } from '../kit/same-secret.ts'

/** Whether a request bears one of the keys, told in the same time for every wrong one. */
export function bearsKey({ headers }: Pick<HttpRequest, 'headers'>, keys: readonly string[]): boolean {
  return isSameSecret(headers.authorization?.match(/^Bearer +(\S+)$/i)?.[1] ?? '', keys)
}
