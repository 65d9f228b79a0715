import pg from 'pg'
import type { Log } from '../../kit/log.ts'
import { DatabaseDown } from '../../kit/refusal.ts'
import { asDatabaseDown } from '../database-down.ts'

/** A NOTIFY that has not been answered for so long will not be. */
const ANSWER_MS = 5_000

/**
 * A connection of its own that notifies, so that news never takes a connection from bets. Opened
 * when it is needed, and again when lost.
 */
export function openNotifier(url: string, log: Log) {
  let client: Promise<pg.Client> | null = null
  let closed = false

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'baize news',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    fresh.on('error', ({ message }) => {
      client = null
      log.warn({ reason: message }, 'the connection that sends notifications was lost')
    })
    try {
      await fresh.connect()
      return fresh
    } catch (error) {
      fresh.end().catch(() => {})
      throw error
    }
  }

  return {
    async notify(channel: string, payload: string): Promise<void> {
      if (closed) throw new DatabaseDown('The database is closed.', null)
      client ??= connect()
      const mine = client
      try {
        const there = await mine
        await there.query({
          name: 'notify',
          text: 'select pg_notify($1, $2)',
          values: [channel, payload],
        })
      } catch (error) {
        if (client === mine) client = null
        mine.then((lost) => lost.end()).catch(() => {})
        throw asDatabaseDown(error)
      }
    },
    async close(): Promise<void> {
      closed = true
      const there = await client?.catch(() => null)
      await there?.end()
    },
  }
}
