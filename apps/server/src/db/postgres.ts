import pg from 'pg'
import type { Log } from '../kit/log.ts'
import { CannotOpen } from './cannot-open.ts'
import { type Connection, pipelinedOver } from './connection.ts'
import type { Source } from './database.ts'
import { asDatabaseDown, DatabaseDown } from './database-down.ts'
import { openEar } from './ear.ts'
import { openNotifier } from './notifier.ts'
import { openOwnSession } from './own-session.ts'

const OLDEST_MAJOR = 15

/** A PostgreSQL server that several nodes may share. */
export async function openPostgres(url: string, log: Log): Promise<Source> {
  let closing = false
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'baize',
    max: 16,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Only the message: pg hangs the whole connection on its errors, and with it the address.
  const lost = ({ message }: Error) => closing || log.warn({ reason: message }, 'a database connection was lost')
  pool.on('error', lost)
  // The pool listens only while a connection is idle; one that is lost at work must not end the process either.
  pool.on('connect', (client) => client.on('error', lost))
  const ear = openEar(url, log)
  const notifier = openNotifier(url, log)

  async function take() {
    try {
      const client = await pool.connect()
      // What a pool gives out is a client like any other, though its type says less.
      return pipelinedOver(client as unknown as pg.Client, (broken) => client.release(broken))
    } catch (error) {
      throw asDatabaseDown(error)
    }
  }

  async function close() {
    closing = true
    await ear.close()
    await notifier.close()
    await pool.end()
  }

  // Wrong addresses and passwords show at start, not at the first player.
  try {
    refuseOld(await askVersion(take))
  } catch (error) {
    await close()
    throw error
  }
  return {
    kind: 'postgres',
    take,
    listen: ear.listen,
    notify: notifier.notify,
    openSession: () => openOwnSession(url, log),
    close,
  }
}

/** As PostgreSQL counts: 150004 is 15.4. The address may hold a password, so only what went wrong is said. */
async function askVersion(take: () => Promise<Connection>): Promise<number> {
  try {
    const connection = await take()
    const { rows } = await connection.query({ text: 'show server_version_num' }).finally(() => connection.release())
    return Number(rows[0].server_version_num)
  } catch (error) {
    const cause = error instanceof DatabaseDown ? error.cause : error
    const reason = cause instanceof AggregateError ? cause.errors[0] : cause
    throw new CannotOpen(`The database that DATABASE_URL names cannot be used: ${reason instanceof Error ? reason.message : reason}.`)
  }
}

/** Throws CannotOpen for a server older than what Baize is tested on. */
export function refuseOld(version: number): void {
  const major = Math.floor(version / 10_000)
  if (major < OLDEST_MAJOR)
    throw new CannotOpen(`The database that DATABASE_URL names is PostgreSQL ${major}: Baize needs ${OLDEST_MAJOR} or newer.`)
}
