import type { Kysely } from 'kysely'
import type { Connection, PreparedStatement } from './connection.ts'
import type { OwnSession } from './postgres/own-session.ts'
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
  /**
   * Sends these statements together with the commit, which saves a round trip: when one of them
   * fails, nothing of the transaction has happened. They are written out here and now, because what
   * fails before it is sent would not keep the commit from coming.
   */
  withCommit(statements: readonly ClosingStatement[]): void
  /** Several statements at once, without parameters: for migrations. */
  script(text: string): Promise<void>
}

/** Sent together with a commit. */
export interface ClosingStatement extends PreparedStatement {
  /** Hears what the statement has answered, once the transaction has been committed. */
  answered?(rows: readonly object[]): void
}

export interface TransactionOptions {
  /**
   * What `work` sends before its first answer only reads and locks, or writes what may stay without
   * the rest, so that it may travel together with the transaction's beginning: should that fail, it
   * was done outside of one.
   */
  readsFirst?: boolean
}

export interface Database extends Executor {
  readonly kind: 'embedded' | 'postgres'
  /**
   * Commits what `work` did, or none of it. `work` is run again, from its beginning, when it
   * collided with another transaction.
   */
  transaction<Result>(
    work: (tx: Tx) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
  /**
   * Listens to NOTIFY from every node, this one included. `missed` is called when the connection is
   * back after messages may have been lost.
   */
  listen(channel: string, listener: (payload: string) => void, missed?: () => void): Promise<void>
  notify(channel: string, payload: string): Promise<void>
  /**
   * Runs long work on a connection of its own, without the pool's time limit, and under a lock that
   * one node has at a time. Answers null, with nothing done, while another process does the work.
   */
  alone<Result extends object>(
    lock: bigint,
    work: (session: Session) => Promise<Result>,
  ): Promise<Result | null>
  /**
   * Why nothing can be written, in a sentence; null as far as is known. Of a server it is what it
   * has answered last.
   */
  whyNotWritable(): string | null
  close(): Promise<void>
}

/** The part of a database that long work uses. */
export type Session = Pick<Database, 'run' | 'transaction'>

/** The parts that a kind of database has to bring; the rest is the same for all. */
export interface Source {
  readonly kind: Database['kind']
  take(): Promise<Connection>
  /** Most connections that what visitors and players request holds at a time. */
  readonly mostForCallers: number
  /** Throws DatabaseDown while nothing can be written; reading may go on. */
  refuseToWrite?(): void
  listen: Database['listen']
  /** Sends a notification on a connection of its own; absent where there is only one connection. */
  notify?(channel: string, payload: string): Promise<void>
  /** A connection of one's own; absent where there is but one, which no other process can have. */
  openSession?(): Promise<OwnSession>
  close: Database['close']
}
