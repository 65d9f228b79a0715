import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotOpen } from '../cannot-open.ts'
import { OWNER_ONLY } from './owner-only.ts'

/** SQLITE_BUSY; its extended codes have more in higher bits. */
const HELD_BY_ANOTHER = 5

/**
 * Takes a data directory for this process and answers how to give it back; a second process would
 * silently lose what it writes. SQLite brings the lock that Node does not: the system's own on a
 * file, which is let go when its holder dies, however it dies, and which processes of several
 * containers see alike. Throws CannotOpen.
 */
export function takeDirectory(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY })
    return lock(join(dataDir, 'instance.lock'))
  } catch (error) {
    throw new CannotOpen(sentenceFor(error, dataDir), { cause: error })
  }
}

function lock(path: string): () => void {
  const file = new DatabaseSync(path, { timeout: 500 })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    throw error
  }
  return () => file.close()
}

function sentenceFor(error: unknown, dataDir: string): string {
  if (isHeldByAnother(error))
    return `Another instance is running on this data directory (${dataDir}). Stop it, or choose another DATA_DIR.`
  const reason = error instanceof Error ? error.message : error
  return `The data directory ${dataDir} cannot be locked (${reason}). Mend this, or choose another DATA_DIR.`
}

function isHeldByAnother(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return (Number(error.errcode) & 0xff) === HELD_BY_ANOTHER
}
