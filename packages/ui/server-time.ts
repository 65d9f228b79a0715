import { issuedAtOf } from '#contracts/access-token.ts'

let aheadMs = 0

/** Learns the server's time from a token that has just come. */
export function learnServerTime(jwt: string): void {
  const issuedAt = issuedAtOf(jwt)
  if (issuedAt !== null) aheadMs = issuedAt - Date.now()
}

/** The time as the server has it, to a second or two; as this device has it until something has come from there. */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs)
}
