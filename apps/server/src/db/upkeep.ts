import type { Log } from '../kit/log.ts'
import type { Connection } from './connection.ts'

const CHECKPOINT_MS = 60_000
const VACUUM_MS = 600_000
/** Least bytes that must have been written since the last time to make it worth a pause. */
const CHECKPOINT_BYTES = 4n << 20n
const VACUUM_BYTES = 16n << 20n

interface UpkeepDeps {
  take(): Promise<Connection>
  /** Throws while the disk is nearly full. */
  refuseToWrite(): void
  log: Log
}

/**
 * The embedded database has no background workers: without a checkpoint its log grows for ever,
 * without vacuum its tables do. Both pause all statements (50 ms and up to half a second, measured
 * after 400,000 bets), so they wait until enough was written. A full disk keeps both waiting: a
 * checkpoint that cannot write its files ends the server.
 */
export function startUpkeep({ take, refuseToWrite, log }: UpkeepDeps): () => void {
  const tasks = [
    { text: 'checkpoint', everyMs: CHECKPOINT_MS, worthBytes: CHECKPOINT_BYTES },
    { text: 'vacuum (analyze)', everyMs: VACUUM_MS, worthBytes: VACUUM_BYTES },
  ]
  const timers = tasks.map(({ text, everyMs, worthBytes }) => {
    let doneAt = 0n
    return setInterval(async () => {
      try {
        const connection = await take()
        try {
          const written = await position(connection)
          if (written - doneAt < worthBytes) return
          refuseToWrite()
          await connection.query({ text })
          doneAt = await position(connection)
        } finally {
          connection.release()
        }
      } catch (error) {
        log.error({ reason: String(error) }, `${text} failed`)
      }
    }, everyMs).unref()
  })
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/** Returns the number of bytes that were ever written to the log. */
async function position(connection: Connection): Promise<bigint> {
  const { rows } = await connection.query({
    text: "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as bytes",
  })
  return rows[0].bytes
}
