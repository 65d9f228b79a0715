import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../kit/log.ts'

const RETRY_MS = 500

interface Listener {
  onPayload(payload: string): void
  missed?: (() => void) | undefined
}

/**
 * Opens a connection that receives notifications, and opens it again when it is lost. Notifications
 * of the meantime are not repeated: once the connection is back, `missed` of each listener is
 * called.
 */
export function openNotifyListener(url: string, log: Log) {
  const listeners = new Map<string, Set<Listener>>()
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
      log.warn({ reason: message }, 'the connection that receives notifications was lost'),
    )
    fresh.on('notification', ({ channel, payload }) => {
      for (const { onPayload } of listeners.get(channel) ?? []) onPayload(payload ?? '')
    })
    try {
      await fresh.connect()
      for (const channel of listeners.keys())
        await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    } catch (error) {
      fresh.end().catch(() => {})
      throw error
    }
    // The listener for its end is added only now: until here the caller itself tries again.
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
        log.warn({ reason: String(error) }, 'notifications cannot be received yet')
        await wait(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => {})
      }
    }
    if (stopped.signal.aborted) return
    for (const those of listeners.values()) for (const { missed } of those) missed?.()
  }

  return {
    async listen(
      channel: string,
      onPayload: Listener['onPayload'],
      missed?: Listener['missed'],
    ): Promise<void> {
      const known = listeners.get(channel)
      listeners.set(channel, (known ?? new Set()).add({ onPayload, missed }))
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
