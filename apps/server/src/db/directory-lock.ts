import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotOpen } from './cannot-open.ts'

/**
 * Takes a data directory for this process and answers how to give it back; a second process would silently lose what it writes.
 * SQLite brings the lock that Node does not: the system's own on a file, which is let go when its holder dies, however it dies, and
 * which processes of several containers see alike.
 */
export function takeDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const file = new DatabaseSync(join(dataDir, 'instance.lock'), { timeout: 500 })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    throw new CannotOpen(`Another instance is running on this data directory (${dataDir}). Stop it, or choose another DATA_DIR.`, {
      cause: error,
    })
  }
  return () => file.close()
}
