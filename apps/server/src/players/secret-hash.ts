import { createHash } from 'node:crypto'

/**
 * Hash under which a mailed secret, an address or a place is kept. A reader of the database cannot
 * use it.
 */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
