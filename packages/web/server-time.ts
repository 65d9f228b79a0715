import { issuedAtOf } from '#contracts/access-token.ts'

let aheadMs = 0

/** Learns the server's time from a token that has just come. */
export function learnServerTime(jwt: string): void {
  const issuedAt = issuedAtOf(jwt)
  if (issuedAt !== null) aheadMs = issuedAt - Date.now()
}

/**
 * Returns the server's time, to a second or two; the time of this device until a token has come
 * from the server.
 */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs)
}
