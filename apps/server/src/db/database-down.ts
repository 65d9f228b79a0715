import { DatabaseDown } from '../kit/refusal.ts'

/** Returns whether a server has reported that it could write nothing more. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof DatabaseDown &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === DISK_FULL
  )
}

const DISK_FULL = '53100'

/** Sentences by SQLSTATE or its class: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const SENTENCES: Record<string, string> = {
  '08': 'The connection to the database was lost.',
  [DISK_FULL]: 'The disk of the database is full: nothing was written.',
  '53': 'The database has run out of memory or connections.',
  '57P01': 'The database is shutting down.',
  '57P02': 'The database is recovering from a crash.',
  '57P03': 'The database is starting.',
  '58': 'The database cannot read or write its files.',
  XX: 'The database reports damage to itself.',
}

/**
 * The error itself when it is about a statement; otherwise a DatabaseDown that says in a sentence
 * what is wrong.
 */
export function asDatabaseDown(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseDown) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const sentence = SENTENCES[code] ?? SENTENCES[code.slice(0, 2)]
  if (sentence) return new DatabaseDown(sentence, error)
  return isConnectionError(error, code)
    ? new DatabaseDown('The connection to the database was lost.', error)
    : error
}

/**
 * Whatever kept Node from connecting (a server's socket file is gone while it starts), its own
 * codes, and pg's sentences without one.
 */
function isConnectionError(error: Error, code: string): boolean {
  if ('syscall' in error && error.syscall === 'connect') return true
  if (code) return /^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_)/.test(code)
  return /connection (terminated|ended|timeout|error)|not queryable|timeout exceeded when/i.test(
    error.message,
  )
}
