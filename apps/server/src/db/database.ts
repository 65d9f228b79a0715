import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '../kit/log.ts'
import type { Tables } from './tables.ts'

/** Anything that statements can be sent through: the database itself, or a transaction. */
export interface Executor {
  readonly sql: Kysely<Tables>
  /** A named, prepared statement: for the paths where planning would cost more than running. */
  run<Row extends object>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>
}

export interface Tx extends Executor {
  /** Runs once the transaction has been committed; never when it is rolled back. */
  afterCommit(then: () => void): void
  /** Several statements at once, without parameters: for migrations. */
  script(text: string): Promise<void>
}

export interface Database extends Executor {
  readonly kind: 'embedded' | 'postgres'
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Hears NOTIFY from every node, this one included. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}

const INT8 = 20
const inTransaction = new AsyncLocalStorage<true>()

/** Opens PostgreSQL at `url`, or the embedded database in `dataDir`. */
export async function openDatabase({ url, dataDir, log }: { url?: string | undefined; dataDir: string; log: Log }): Promise<Database> {
  pg.types.setTypeParser(INT8, BigInt)
  return url ? openPostgres(url, log) : openEmbedded(dataDir)
}

interface Clients {
  take(): Promise<{ client: pg.ClientBase; release: () => void }>
}

function databaseOver(clients: Clients, rest: Pick<Database, 'kind' | 'listen' | 'notify' | 'close'>): Database {
  const guard = () => {
    if (inTransaction.getStore()) throw new Error('Inside a transaction, use the transaction: the database itself would wait for it.')
  }
  async function withClient<Result>(work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
    guard()
    const { client, release } = await clients.take()
    try {
      return await work(client)
    } finally {
      release()
    }
  }
  return {
    ...rest,
    sql: kyselyOver(async () => {
      guard()
      return clients.take()
    }),
    run: (name, text, values) => withClient(async (client) => (await client.query({ name, text, values: [...values] })).rows),
    transaction: (work) => withClient((client) => inTransaction.run(true, () => transact(client, work))),
  }
}

async function transact<Result>(client: pg.ClientBase, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const afterwards: (() => void)[] = []
  await client.query('begin')
  let result: Result
  try {
    result = await work({
      sql: kyselyOver(async () => ({ client, release: () => {} })),
      run: async (name, text, values) => (await client.query({ name, text, values: [...values] })).rows,
      afterCommit: (then) => afterwards.push(then),
      script: async (text) => {
        await client.query(text)
      },
    })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  inTransaction.exit(() => {
    for (const then of afterwards) then()
  })
  return result
}

function kyselyOver(take: Clients['take']): Kysely<Tables> {
  const pool = {
    connect: async () => {
      const { client, release } = await take()
      return Object.assign(Object.create(client) as pg.PoolClient, { release })
    },
    end: async () => {},
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
}

async function openPostgres(url: string, log: Log): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  pool.on('error', (error) => log.error({ error }, 'a database connection was lost'))
  const ear = new pg.Client({ connectionString: url })
  await ear.connect()
  const take = async () => {
    const client = await pool.connect()
    return { client, release: () => client.release() }
  }
  return databaseOver(
    { take },
    {
      kind: 'postgres',
      async listen(channel, hear) {
        await ear.query(`listen ${ear.escapeIdentifier(channel)}`)
        ear.on('notification', (message) => message.channel === channel && hear(message.payload ?? ''))
      },
      async notify(channel, payload) {
        await pool.query('select pg_notify($1, $2)', [channel, payload])
      },
      async close() {
        await ear.end()
        await pool.end()
      },
    },
  )
}

async function openEmbedded(dataDir: string): Promise<Database> {
  if (!dataDir.startsWith('memory://')) mkdirSync(dataDir, { recursive: true })
  const lite = await PGlite.create(dataDir)
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  const client = new pg.Client(createPgConfig(lite))
  await client.connect()
  let last: Promise<void> = Promise.resolve()
  const take = async () => {
    const before = last
    const done = Promise.withResolvers<void>()
    last = done.promise
    await before
    return { client, release: () => done.resolve() }
  }
  return databaseOver(
    { take },
    {
      kind: 'embedded',
      async listen(channel, hear) {
        await lite.listen(channel, hear)
      },
      async notify(channel, payload) {
        await lite.query('select pg_notify($1, $2)', [channel, payload])
      },
      async close() {
        await client.end()
        await lite.close()
      },
    },
  )
}
