import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../kit/log.ts'

const RETRY_MS = 500

interface Hearer {
  hear(payload: string): void
  missed?: (() => void) | undefined
}

/**
 * A connection of its own that hears notifications, and comes back when it is lost. What was said
 * meanwhile is not repeated: those who hear are told that they may have missed something, once they
 * hear again.
 */
export function openNotifyListener(url: string, log: Log) {
  const hearers = new Map<string, Set<Hearer>>()
  const stopped = new AbortController()
  let client: Promise<pg.Client> | null = null

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'baize listener',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    fresh.on('error', ({ message }) =>
      log.warn({ reason: message }, 'the connection that hears notifications was lost'),
    )
    fresh.on('notification', ({ channel, payload }) => {
      for (const { hear } of hearers.get(channel) ?? []) hear(payload ?? '')
    })
    try {
      await fresh.connect()
      for (const channel of hearers.keys())
        await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    } catch (error) {
      fresh.end().catch(() => {})
      throw error
    }
    // Not before it hears: until then the caller that asked for the connection tries again.
    fresh.once('end', () => {
      client = null
      if (!stopped.signal.aborted) void reconnect()
    })
    return fresh
  }

  async function reconnect(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        client = connect()
        await client
        break
      } catch (error) {
        client = null
        log.warn({ reason: String(error) }, 'notifications cannot be heard yet')
        await wait(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => {})
      }
    }
    if (stopped.signal.aborted) return
    for (const those of hearers.values()) for (const { missed } of those) missed?.()
  }

  return {
    async listen(channel: string, hear: Hearer['hear'], missed?: Hearer['missed']): Promise<void> {
      const known = hearers.get(channel)
      hearers.set(channel, (known ?? new Set()).add({ hear, missed }))
      if (!client) {
        client = connect()
        await client
      } else if (!known) {
        const there = await client
        await there.query(`listen ${there.escapeIdentifier(channel)}`)
      }
    },
    async close(): Promise<void> {
      stopped.abort()
      const there = await client?.catch(() => null)
      await there?.end()
    },
  }
}
