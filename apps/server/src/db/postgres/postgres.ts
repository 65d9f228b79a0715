import pg from 'pg'
import type { Log } from '../../kit/log.ts'
import { pipelinedOver } from '../connection.ts'
import type { Source } from '../database.ts'
import { asDatabaseDown } from '../database-down.ts'
import { openNotifier } from './notifier.ts'
import { openNotifyListener } from './notify-listener.ts'
import { openOwnSession } from './own-session.ts'
import { checkServer, SESSION_SETTINGS } from './postgres-start.ts'

/**
 * Connections that stay open without work. A new one costs the database server a process and a
 * handshake: when many calls follow a quiet time, they would wait for new connections, and wallet
 * calls would wait for the processors.
 */
const KEPT_OPEN = 8
const MOST = 16
/** The others are left to wallet calls, callbacks and jobs. */
const MOST_FOR_CALLERS = 12

/** Opens a PostgreSQL database, which several nodes may share. */
export async function openPostgres(url: string, log: Log): Promise<Source> {
  // A wrong setting is reported at the start, not at the first request.
  await checkServer(url)
  let closing = false
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'baize',
    max: MOST,
    min: KEPT_OPEN,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    ...SESSION_SETTINGS,
  })
  // Only the message is logged: pg adds the whole connection to its errors, with the address of the
  // database.
  const lost = ({ message }: Error) =>
    closing || log.warn({ reason: message }, 'a database connection was lost')
  pool.on('error', lost)
  // The pool listens only while a connection is idle; one that is lost at work must not end the
  // process either.
  pool.on('connect', (client) => client.on('error', lost))
  const listener = openNotifyListener(url, log)
  const notifier = openNotifier(url, log)

  async function take() {
    try {
      const client = await pool.connect()
      // A client of a pool is a client like any other, though its type declares less.
      return pipelinedOver(client as unknown as pg.Client, (broken) => client.release(broken))
    } catch (error) {
      throw asDatabaseDown(error)
    }
  }

  async function close() {
    closing = true
    await listener.close()
    await notifier.close()
    await pool.end()
  }

  return {
    kind: 'postgres',
    take,
    mostForCallers: MOST_FOR_CALLERS,
    listen: listener.listen,
    notify: notifier.notify,
    openSession: () => openOwnSession(url, log),
    close,
  }
}
