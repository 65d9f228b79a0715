import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import type { Log } from '../../kit/log.ts'
import { DatabaseDown } from '../../kit/refusal.ts'
import { type Connection, connectionOver } from '../connection.ts'
import type { Source } from '../database.ts'
import { startUpkeep } from '../upkeep.ts'
import { createEmbedded } from './create-embedded.ts'
import { takeDirectory } from './directory-lock.ts'
import { guardSpace } from './disk-space.ts'
import { DurableNodeFS } from './durable-fs.ts'
import { closeToOthers } from './owner-only.ts'

const SETTINGS = {
  fsync: 'on',
  // The only method that goes through DurableNodeFS: the others are empty in WebAssembly.
  wal_sync_method: 'fsync',
  // The whole server has to stay below 400 MB.
  shared_buffers: '16MB',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
}

/**
 * PostgreSQL in WebAssembly, within this process. It has one session, so all callers take turns.
 */
export async function openEmbedded(dataDir: string, log: Log): Promise<Source> {
  const giveBack = takeDirectory(dataDir)
  try {
    const path = join(dataDir, 'database')
    await createEmbedded(path)
    closeToOthers(path, log)
    const lite = await openLite(path)
    return await sourceOver(lite, log, { refuseToWrite: guardSpace(path), giveBack })
  } catch (error) {
    giveBack()
    throw error
  }
}

function openLite(path: string): Promise<PGlite> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return PGlite.create({
    fs: new DurableNodeFS(path),
    startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...settings],
    onStderr: endOnPanic,
  })
}

/**
 * PostgreSQL ends its process here and recovers when it starts again; in WebAssembly it would spin
 * for ever instead.
 */
function endOnPanic(text: string): boolean {
  if (!text.includes('PANIC:')) return true
  writeSync(
    2,
    `The embedded database had to stop; nothing acknowledged is lost. Mend this and start again. ${text}\n`,
  )
  process.exit(70)
}

async function sourceOver(
  lite: PGlite,
  log: Log,
  { refuseToWrite, giveBack }: { refuseToWrite(): void; giveBack(): void },
): Promise<Source> {
  const client = new pg.Client(createPgConfig(lite))
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let last: Promise<void> = Promise.resolve()
  let dead: unknown = null
  let closed = false

  client.on('error', (error) => {
    dead ??= error
    log.fatal({ reason: String(error) }, 'the embedded database stopped: restart the server')
  })
  client.on('notification', ({ channel, payload }) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
  })
  await client.connect()

  async function take(): Promise<Connection> {
    const before = last
    const done = Promise.withResolvers<void>()
    last = done.promise
    await before
    if (dead || closed) {
      done.resolve()
      throw new DatabaseDown(
        closed ? 'The database is closed.' : 'The embedded database stopped: restart the server.',
        dead,
      )
    }
    return connectionOver(client, () => done.resolve())
  }

  const stopUpkeep = startUpkeep({ take, refuseToWrite, log })
  return {
    kind: 'embedded',
    take,
    // There is one connection: of what they request, one thing at a time waits for it.
    mostForCallers: 1,
    refuseToWrite,
    async listen(channel, listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
      const connection = await take()
      await connection
        .query({ text: `listen ${client.escapeIdentifier(channel)}` })
        .finally(() => connection.release())
    },
    async close() {
      stopUpkeep()
      closed = true
      await last
      await client.end()
      if (!dead) await lite.close()
      giveBack()
    },
  }
}
