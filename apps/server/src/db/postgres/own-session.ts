import pg from 'pg'
import type { Log } from '../../kit/log.ts'
import { type Connection, connectionOver } from '../connection.ts'
import { asDatabaseDown } from '../database-down.ts'

/** Far longer than any statement of a batch: one that hangs must end some time. */
const STATEMENT_MS = 600_000

export interface OwnSession {
  take(): Promise<Connection>
  close(): Promise<void>
}

/**
 * A connection beside the pool, for long work: it takes none from the players, and the pool's time
 * limit is not its own.
 */
export async function openOwnSession(url: string, log: Log): Promise<OwnSession> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'baize alone',
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_MS,
    keepAlive: true,
  })
  client.on('error', ({ message }) =>
    log.warn({ reason: message }, 'a database connection was lost'),
  )
  try {
    await client.connect()
  } catch (error) {
    client.end().catch(() => {})
    throw asDatabaseDown(error)
  }
  // Callers take turns: a caller that used the session during a transaction would become part of
  // that transaction.
  let last: Promise<unknown> = Promise.resolve()
  return {
    async take() {
      const before = last
      const done = Promise.withResolvers<void>()
      last = done.promise
      await before
      return connectionOver(client, () => done.resolve())
    },
    close: () => client.end().catch(() => {}),
  }
}
