import { createHmac, timingSafeEqual } from 'node:crypto'

/** Most seconds between the clock of a signed message and ours (Standard Webhooks). */
const SIGNATURE_TOLERANCE_S = 300
/** Most characters of the id by which a message is remembered. */
const LONGEST_ID = 128

export interface SignedHeaders {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/**
 * The Standard Webhooks headers for `body`. `timestampS` is in seconds since 1970. With several
 * secrets there are several signatures, so that a reader who knows only one of them believes it
 * while a secret is being replaced.
 */
export function sign(
  secrets: string | readonly string[],
  id: string,
  timestampS: number,
  body: string | Uint8Array,
): SignedHeaders {
  const signatures = [secrets]
    .flat()
    .map((secret) => `v1,${digest(secret, id, String(timestampS), body).toString('base64')}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampS),
    'webhook-signature': signatures.join(' '),
  }
}

/**
 * Returns true when one of `secrets` signed exactly these bytes within the last (or next) 300
 * seconds. Several secrets stand side by side while a key is being replaced; several signatures may
 * stand in the header, separated by spaces.
 */
export function verify(
  secrets: readonly string[],
  headers: Record<string, string | string[] | undefined>,
  body: string | Uint8Array,
  nowS: number,
): boolean {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  const signatures = headers['webhook-signature']
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    return false
  if (id.length > LONGEST_ID) return false
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowS - Number(timestamp)) > SIGNATURE_TOLERANCE_S)
    return false
  const given = signatures
    .split(' ')
    .filter((each) => each.startsWith('v1,'))
    .map((each) => Buffer.from(each.slice(3), 'base64'))
  return secrets.some((secret) => {
    const expected = digest(secret, id, timestamp, body)
    return given.some((each) => each.length === expected.length && timingSafeEqual(each, expected))
  })
}

/**
 * A secret of its own for one more party behind the same setting, named by `party`. A party that
 * learns it, because it is sent to them, can neither sign with `secret` nor find it out.
 */
export function secretFor(party: string, secret: string): string {
  return createHmac('sha256', secret).update(`secret of ${party}`).digest('base64url')
}

function digest(secret: string, id: string, timestamp: string, body: string | Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest()
}
