import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { sep } from 'node:path'
import { pino } from 'pino'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { DatabaseDown } from '../src/kit/refusal.ts'
import { makeDataDir, openTestDatabase, testsOnPostgres } from './database.ts'

const log = pino({ level: 'silent' })

export interface SmallDisk {
  db: Database
  fill(): Promise<void>
  empty(): Promise<void>
  /**
   * The embedded database trusts for a moment what it found free; then it begins no write any more.
   */
  refuses(): Promise<void>
  /** Opens the embedded database once more, as after a restart; a server stays as it is. */
  reopen(): Promise<Database>
  close(): Promise<void>
}

/** A fresh database with all migrations, whose disk a test fills. */
export async function openOnSmallDisk(): Promise<SmallDisk> {
  return testsOnPostgres ? openServerThatRefuses() : openInWatchedFolder()
}

async function openInWatchedFolder(): Promise<SmallDisk> {
  const dataDir = await makeDataDir()
  const disk = watchSpace(dataDir)
  let db = await openDatabase({ dataDir, log })
  return {
    db,
    fill: async () => disk.fill(),
    empty: async () => disk.empty(),
    refuses: () => refusal(db),
    async reopen() {
      await db.close()
      db = await openDatabase({ dataDir, log })
      return db
    },
    async close() {
      disk.restore()
      await db.close()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Opens a PostgreSQL database whose tables answer each write as on a full disk. A test cannot fill
 * the disk of the server itself.
 */
async function openServerThatRefuses(): Promise<SmallDisk> {
  const db = await openTestDatabase()
  const onEachTable = (what: string) =>
    db.transaction((tx) =>
      tx.script(`do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = 'public' loop execute format('${what}', name); end loop;
      end $$`),
    )
  await db.transaction((tx) =>
    tx.script(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`),
  )
  return {
    db,
    fill: () =>
      onEachTable(
        'create trigger full_disk before insert or update or delete on %I execute function full_disk()',
      ),
    empty: () => onEachTable('drop trigger full_disk on %I'),
    refuses: () => refusal(db),
    reopen: async () => db,
    close: db.close,
  }
}

async function refusal(db: Database): Promise<void> {
  const write = () => db.run('', "delete from ledger_freeze where currency = 'none'", [])
  for (let isWritten = true; isWritten; ) {
    isWritten = await write().then(
      () => true,
      (error) => !(error instanceof DatabaseDown),
    )
  }
}

interface WatchedSpace {
  /**
   * Fills the disk: no file under the directory can grow, and the present bytes of files can be
   * overwritten.
   */
  fill(): void
  empty(): void
  restore(): void
}

/**
 * A disk for what this process writes under `directory` through Node's synchronous file functions.
 */
function watchSpace(directory: string): WatchedSpace {
  const root = fs.realpathSync(directory) + sep
  const originals = {
    openSync: fs.openSync,
    closeSync: fs.closeSync,
    writeSync: fs.writeSync,
    statfsSync: fs.statfsSync,
  }
  const open = new Set<number>()
  let full = false
  const patched = {
    openSync(path: fs.PathLike, ...rest: [fs.OpenMode, (fs.Mode | null)?]) {
      const fd = originals.openSync(path, ...rest)
      if (String(path).startsWith(root)) open.add(fd)
      return fd
    },
    closeSync(fd: number) {
      open.delete(fd)
      originals.closeSync(fd)
    },
    writeSync(
      fd: number,
      buffer: NodeJS.ArrayBufferView,
      offset: number,
      length: number,
      position: number | null,
    ) {
      const size = full && open.has(fd) ? fs.fstatSync(fd).size : Number.POSITIVE_INFINITY
      if ((position ?? size) + length > size)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
          code: 'ENOSPC',
          errno: -28,
        })
      return originals.writeSync(fd, buffer, offset, length, position)
    },
  }
  const statfsSync = (path: fs.PathLike) =>
    Object.assign(
      originals.statfsSync(path),
      full && String(path).startsWith(root) ? { bavail: 0 } : {},
    )
  Object.assign(fs, patched, { statfsSync })
  syncBuiltinESMExports()
  return {
    fill() {
      full = true
    },
    empty() {
      full = false
    },
    restore() {
      Object.assign(fs, originals)
      syncBuiltinESMExports()
    },
  }
}
