import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import type { Log } from '../kit/log.ts'
import { type Connection, connectionOver } from './connection.ts'
import type { Source } from './database.ts'
import { takeDirectory } from './directory-lock.ts'
import { clusterIn } from './durable-fs.ts'

/** PostgreSQL in WebAssembly, within this process. It has one session, so everybody takes a turn. */
export async function openEmbedded(dataDir: string, _log: Log): Promise<Source> {
  const giveBack = takeDirectory(dataDir)
  const lite = await PGlite.create(clusterIn(dataDir))
  const client = new pg.Client(createPgConfig(lite))
  await client.connect()
  const hearers = new Map<string, Set<(payload: string) => void>>()
  client.on('notification', ({ channel, payload }) => {
    for (const hear of hearers.get(channel) ?? []) hear(payload ?? '')
  })

  let last: Promise<void> = Promise.resolve()
  async function take(): Promise<Connection> {
    const before = last
    const done = Promise.withResolvers<void>()
    last = done.promise
    await before
    return connectionOver(client, () => done.resolve())
  }

  return {
    kind: 'embedded',
    take,
    async listen(channel, hear) {
      hearers.set(channel, (hearers.get(channel) ?? new Set()).add(hear))
      const connection = await take()
      await connection.query({ text: `listen ${client.escapeIdentifier(channel)}` }).finally(() => connection.release())
    },
    async close() {
      await take()
      await client.end()
      await lite.close()
      giveBack()
    },
  }
}
