import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { QueryResult } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { Connection } from './connection.ts'
import type { Database, Tx } from './database.ts'
import { takeDirectory } from './embedded/directory-lock.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { refuseOld } from './postgres/postgres-start.ts'
import { transact } from './transaction.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
  await db.transaction((tx) =>
    tx.script('create table note (id int primary key, text text, amount bigint)'),
  )
})
afterAll(() => db.close())

const count = async () =>
  (await db.run<{ n: bigint }>('count', 'select count(*) as n from note', []))[0]?.n
const add = 'insert into note (id, text, amount) values ($1, $2, $3)'

describe('a transaction', () => {
  test('that throws leaves nothing behind and sends no news', async () => {
    const before = await count()
    const published: string[] = []
    const attempt = db.transaction(async (tx) => {
      tx.afterCommit(() => published.push('committed'))
      await tx.run('add', add, [1, 'lost', 1n])
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect([await count(), published]).toEqual([before, []])
  })

  test('publishes what has happened only after its commit, when the database itself may be used again', async () => {
    const seen: unknown[] = []
    let counted: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      tx.afterCommit(() => {
        counted = count().then((n) => seen.push(n))
      })
      await tx.run('add', add, [2, 'kept', 1n])
      expect(seen).toEqual([])
    })
    await counted
    expect(seen).toEqual([await count()])
  })

  test('that swallowed an error of the database is not taken for committed', async () => {
    const before = await count()
    const attempt = db.transaction(async (tx) => {
      await tx.run('add', add, [10, 'lost', 1n])
      await tx.run('broken', 'select 1/0 as n', []).catch(() => {})
    })
    await expect(attempt).rejects.toThrow('rolled back')
    expect(await count()).toBe(before)
  })

  test('with statements that travel with its commit happens wholly or not at all', async () => {
    const before = (await count()) ?? 0n
    const published: string[] = []
    const write = (...ids: number[]) =>
      db.transaction(
        async (tx) => {
          const [row] = await tx.run<{ n: bigint }>('count', 'select count(*) as n from note', [])
          tx.afterCommit(() => published.push('committed'))
          tx.withCommit(ids.map((id) => ({ name: 'add', text: add, values: [id, 'closing', 1n] })))
          return row?.n
        },
        { readsFirst: true },
      )
    await expect(write(11, 11, 12)).rejects.toMatchObject({ code: '23505' })
    expect([await count(), published]).toEqual([before, []])
    expect(await write(11, 12)).toBe(before)
    expect([await count(), published]).toEqual([before + 2n, ['committed']])
  })

  test('commits nothing when a statement that should travel along could not even be sent', async () => {
    const before = await count()
    const attempt = db.transaction(async (tx) => {
      tx.withCommit([
        { name: 'list', text: 'select $1::timestamptz[]', values: [[new Date(Number.NaN)]] },
        { name: 'add', text: add, values: [13, 'half of it', 1n] },
      ])
    })
    await expect(attempt).rejects.toThrow(RangeError)
    expect(await count()).toBe(before)
  })

  test('that could not be begun writes nothing', async () => {
    const sent: string[] = []
    const connection: Connection = {
      async query({ text }) {
        sent.push(text)
        if (text === 'begin') throw new Error('no more')
        return { rows: [] } as unknown as QueryResult
      },
      release: () => {},
    }
    const work = async (tx: Tx) => {
      await tx.run('', 'a look', [])
      await tx.run('', 'a change', [])
    }
    await expect(transact(async () => connection, work, { readsFirst: true })).rejects.toThrow(
      'no more',
    )
    expect(sent).toEqual(['begin', 'a look', 'rollback'])
  })

  test('refuses that the database itself is used inside it', async () => {
    const sentence = /Inside a transaction, use the transaction/
    await expect(db.transaction(() => count())).rejects.toThrow(sentence)
    await expect(db.transaction(() => db.transaction(async () => {}))).rejects.toThrow(sentence)
    await expect(
      db.transaction(() => db.sql.selectFrom('ledger_account').selectAll().execute()),
    ).rejects.toThrow(sentence)
    expect(await count()).toBeDefined()
  })

  test('goes on serving others after an error in SQL', async () => {
    await expect(db.transaction((tx) => tx.script('select 1/0'))).rejects.toMatchObject({
      code: '22012',
    })
    await expect(db.run('broken', 'select 1/0 as n', [])).rejects.toMatchObject({ code: '22012' })
    expect(await count()).toBeDefined()
  })

  test('is run again when it collided with another one', async () => {
    let attempts = 0
    await db.transaction(async (tx) => {
      attempts++
      if (attempts < 3)
        await tx.script("do $$ begin raise exception 'collided' using errcode = '40P01'; end $$")
    })
    expect(attempts).toBe(3)
  })

  test('gives numbers of 64 bits as bigint, alone and in lists', async () => {
    const [row] = await db.run<{ one: bigint; many: bigint[]; none: bigint[] }>(
      'bigints',
      "select 9223372036854775807::bigint as one, array[1, -2]::bigint[] as many, '{}'::bigint[] as none",
      [],
    )
    expect(row).toEqual({ one: 9223372036854775807n, many: [1n, -2n], none: [] })
  })
})

test('notifications come once their transaction has been committed, and only then', async () => {
  const messages: string[] = []
  const arrived = Promise.withResolvers<void>()
  await db.listen('news', (payload) => {
    messages.push(payload)
    if (payload === 'second') arrived.resolve()
  })
  await db.transaction(async (tx) => tx.run('tell', 'select pg_notify($1, $2)', ['news', 'first']))
  await db
    .transaction(async (tx) => {
      await tx.run('tell', 'select pg_notify($1, $2)', ['news', 'never'])
      throw new Error('no')
    })
    .catch(() => {})
  await db.notify('news', 'second')
  await arrived.promise
  expect(messages).toEqual(['first', 'second'])
})

describe('migrations', () => {
  test('have a number each, so that every database gets them in one order', () => {
    const numbers = readMigrations().map(({ name }) => name.slice(0, 4))
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  })

  test('run once, together', async () => {
    expect(await Promise.all([migrate(db), migrate(db)])).toEqual([[], []])
  })

  test('that were changed after they had been applied are refused', async () => {
    const [first, ...rest] = readMigrations()
    if (!first) throw new Error('there are no migrations')
    await expect(migrate(db, [{ ...first, hash: 'other' }, ...rest])).rejects.toThrow(
      /0001_ledger.sql was changed after it had been applied/,
    )
  })

  test('of a newer version are refused', async () => {
    await expect(migrate(db, readMigrations().slice(1))).rejects.toThrow(
      /migrated by a newer Baize \(0001_ledger.sql is unknown here\)/,
    )
  })

  test('apply wholly or not at all', async () => {
    const bad = {
      name: '9999_bad.sql',
      text: 'create table half (id int); select 1/0;',
      hash: 'bad',
    }
    await expect(migrate(db, [...readMigrations(), bad])).rejects.toMatchObject({ code: '22012' })
    await expect(db.run('half', 'select from half', [])).rejects.toMatchObject({ code: '42P01' })
  })
})

describe.skipIf(testsOnPostgres)('the embedded database', () => {
  test('refuses a second instance on its directory in one sentence, and opens again when the first has gone', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'baize-lock-'))
    const giveBack = takeDirectory(dataDir)
    await expect(openDatabase({ dataDir, log: pino({ level: 'silent' }) })).rejects.toThrow(
      /^Another instance is running on this data directory/,
    )
    giveBack()
    takeDirectory(dataDir)()
    rmSync(dataDir, { recursive: true })
  })

  test('syncs its commits', async () => {
    const settings = await db.run<{ name: string; setting: string }>(
      'settings',
      "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes') order by name",
      [],
    )
    expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'fsync'])
  })
})

describe.runIf(testsOnPostgres)('a database that cannot be reached', () => {
  test('is reported in a sentence at the start', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none'
    await expect(
      openDatabase({ url, dataDir: '', log: pino({ level: 'silent' }) }),
    ).rejects.toThrow(/^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED/)
  })
})

test('a PostgreSQL that is too old is refused in a sentence', () => {
  expect(() => refuseOld(140_023)).toThrow(
    'The database that DATABASE_URL names is PostgreSQL 14: Baize needs 15 or newer.',
  )
  expect(() => refuseOld(150_000)).not.toThrow()
})
