import { hash, timingSafeEqual } from 'node:crypto'

/** Compares what a caller gave with what is secret, in a time that shows nothing about either. */
export function isSameText(given: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
}
