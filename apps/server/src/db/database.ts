import type { Kysely } from 'kysely'
import type { Log } from '../kit/log.ts'
import { type Connection, kyselyOver, type PreparedStatement } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import type { Tables } from './tables.ts'
import { refuseInsideTransaction, transact } from './transaction.ts'

/** Anything that statements can be sent through: the database itself, or a transaction. */
export interface Executor {
  readonly sql: Kysely<Tables>
  /** A named, prepared statement: for the paths where planning would cost more than running. */
  run<Row extends object>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>
}

export interface Tx extends Executor {
  /** Runs once the transaction has been committed; never when it is rolled back. */
  afterCommit(then: () => void): void
  /**
   * Sends these statements together with the commit, which saves a round trip: when one of them fails, nothing of the transaction has
   * happened. They are written out here and now, because what fails before it is sent would not keep the commit from coming.
   */
  withCommit(statements: readonly PreparedStatement[]): void
  /** Several statements at once, without parameters: for migrations. */
  script(text: string): Promise<void>
}

export interface TransactionOptions {
  /**
   * What `work` sends before its first answer only reads and locks, so that it may travel together with the transaction's beginning:
   * should that fail, it was done outside of one.
   */
  readsFirst?: boolean
}

export interface Database extends Executor {
  readonly kind: 'embedded' | 'postgres'
  /** Commits what `work` did, or none of it. `work` is run again, from its beginning, when it collided with another transaction. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /** Hears NOTIFY from every node, this one included. `missed` is called when it hears again after what was said could not be heard. */
  listen(channel: string, hear: (payload: string) => void, missed?: () => void): Promise<void>
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}

/** What a kind of database has to bring; the rest is the same for all. */
export interface Source {
  readonly kind: Database['kind']
  take(): Promise<Connection>
  /** Throws DatabaseDown while nothing can be written; reading may go on. */
  refuseToWrite?(): void
  listen: Database['listen']
  close: Database['close']
}

/** Opens PostgreSQL at `url`, or the embedded database in `dataDir`. Throws CannotOpen or DatabaseDown with a sentence for the operator. */
export async function openDatabase({ url, dataDir, log }: { url?: string | undefined; dataDir: string; log: Log }): Promise<Database> {
  return databaseOver(url ? await openPostgres(url, log) : await openEmbedded(dataDir, log))
}

function databaseOver(source: Source): Database {
  async function takeOutside(): Promise<Connection> {
    refuseInsideTransaction()
    return refusingToWrite(await source.take(), source)
  }
  async function takeToWrite(): Promise<Connection> {
    source.refuseToWrite?.()
    return source.take()
  }
  async function run<Row extends object>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    const connection = await takeOutside()
    try {
      return (await connection.query({ name, text, values })).rows as Row[]
    } finally {
      connection.release()
    }
  }
  return {
    kind: source.kind,
    listen: source.listen,
    close: source.close,
    sql: kyselyOver(takeOutside),
    run,
    transaction: (work, options) => transact(takeToWrite, work, options),
    async notify(channel, payload) {
      await run('notify', 'select pg_notify($1, $2)', [channel, payload])
    },
  }
}

/** A single statement that writes needs the same room as a transaction. */
function refusingToWrite(connection: Connection, { refuseToWrite }: Source): Connection {
  if (!refuseToWrite) return connection
  return {
    async query(statement) {
      if (WRITING.test(statement.text)) refuseToWrite()
      return connection.query(statement)
    },
    release: connection.release,
  }
}

const WRITING = /\b(insert into|update|delete from)\b/i
