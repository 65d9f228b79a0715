import type { IncomingMessage } from 'node:http'
import fresh from 'fresh'

/** The marks that distinguish one state of a file or an answer from another. */
export interface Validators {
  etag: string
  'last-modified'?: string
}

/**
 * Returns the status that answers a conditional GET or HEAD (RFC 9110, section 13): 304 to a client
 * that has this state already, 412 to one that wants another, and null, for the whole, to all
 * others.
 */
export function conditionalStatus(
  { headers }: IncomingMessage,
  validators: Validators,
): 304 | 412 | null {
  const wanted = headers['if-match']
  if (wanted !== undefined) {
    if (!names(wanted, validators.etag)) return 412
  } else if (isChangedSince(headers['if-unmodified-since'], validators['last-modified'])) return 412
  // `cache-control` is meant for caches on the way, and this is the server that they call.
  const { 'cache-control': _ignored, ...conditions } = headers
  return fresh(conditions, { ...validators }) ? 304 : null
}

/**
 * Two states are the same for If-Match only by strong tags: a weak one means that their bytes may
 * differ.
 */
function names(wanted: string, etag: string): boolean {
  if (wanted.trim() === '*') return true
  return !etag.startsWith('W/') && wanted.split(',').some((each) => each.trim() === etag)
}

/** A date that cannot be read is no condition. */
function isChangedSince(
  unmodifiedSince: string | undefined,
  lastModified: string | undefined,
): boolean {
  return Date.parse(lastModified ?? '') > Date.parse(unmodifiedSince ?? '')
}

const CONDITIONS = [
  'if-none-match',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
] as const

/** Most requests set no condition, and an ETag is worked out only for those that do. */
export function isConditional({ headers }: IncomingMessage): boolean {
  return CONDITIONS.some((name) => headers[name] !== undefined)
}
