import { chmodSync, statSync } from 'node:fs'
import type { Log } from '../../kit/log.ts'

/** Mode of a directory into which only the system's user who made it can look. */
export const OWNER_ONLY = 0o700
const OTHERS = 0o077

/**
 * Closes the directory of the database to other users of the system, as PostgreSQL demands. PGlite
 * gives its files a mode with which every user may read and write them. A disk that keeps no modes
 * is reported in the log.
 */
export function closeToOthers(path: string, log: Pick<Log, 'warn'>): void {
  if (process.platform === 'win32' || (statSync(path).mode & OTHERS) === 0) return
  try {
    chmodSync(path, OWNER_ONLY)
  } catch (error) {
    log.warn({ err: error, path }, 'other users of this system can read and change the database')
  }
}
