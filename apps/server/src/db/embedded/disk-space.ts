import { statfsSync } from 'node:fs'
import { DatabaseDown } from '../../kit/refusal.ts'

/**
 * PostgreSQL gives up for good when it cannot write its log; this is room for the log between two
 * checkpoints.
 */
const NEEDED_BYTES = 96 << 20
const TRUST_FOR_MS = 250

/**
 * Answers a guard that refuses to begin writing while the disk of `path` is nearly full. Reading
 * goes on.
 */
export function guardSpace(path: string): () => void {
  let checkedAt = Number.NEGATIVE_INFINITY
  let free = 0
  return () => {
    if (free < NEEDED_BYTES || performance.now() - checkedAt > TRUST_FOR_MS) {
      const { bavail, bsize } = statfsSync(path)
      free = bavail * bsize
      checkedAt = performance.now()
    }
    if (free < NEEDED_BYTES)
      throw new DatabaseDown(
        'The disk of the database is almost full: nothing is written until there is room.',
        null,
      )
  }
}
