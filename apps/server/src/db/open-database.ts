import type { Log } from '../kit/log.ts'
import { DatabaseDown } from '../kit/refusal.ts'
import { type Connection, kyselyOver, type PreparedStatement } from './connection.ts'
import { openConnectionLine } from './connection-line.ts'
import type { Database, Session, Source } from './database.ts'
import { rememberFullDisk } from './embedded/disk-refusal.ts'
import { openEmbedded } from './embedded/embedded.ts'
import type { OwnSession } from './postgres/own-session.ts'
import { openPostgres } from './postgres/postgres.ts'
import { refuseInsideTransaction, transact } from './transaction.ts'

/**
 * Opens PostgreSQL at `url`, or the embedded database in `dataDir`. Throws CannotOpen or
 * DatabaseDown with a sentence for the operator.
 */
export async function openDatabase({
  url,
  dataDir,
  log,
}: {
  url?: string | undefined
  dataDir: string
  log: Log
}): Promise<Database> {
  return databaseOver(url ? await openPostgres(url, log) : await openEmbedded(dataDir, log))
}

function databaseOver(source: Source): Database {
  const take = openConnectionLine(source.take, { most: source.mostForCallers })
  async function takeOutside(): Promise<Connection> {
    refuseInsideTransaction()
    return watched(await take(), source, disk.met)
  }
  async function takeToWrite(): Promise<Connection> {
    source.refuseToWrite?.()
    return take()
  }
  const run = <Row extends object>(name: string, text: string, values: readonly unknown[]) =>
    runOn<Row>(takeOutside, { name, text, values })
  const disk = rememberFullDisk((work, options) => transact(takeToWrite, work, options))
  const { transaction } = disk
  return {
    kind: source.kind,
    listen: source.listen,
    close: source.close,
    sql: kyselyOver(takeOutside),
    run,
    transaction,
    whyNotWritable: () => disk.message() ?? messageOf(source.refuseToWrite),
    alone: openAlone(source, { run, transaction }),
    async notify(channel, payload) {
      if (source.notify) await source.notify(channel, payload)
      else await run('notify', 'select pg_notify($1, $2)', [channel, payload])
    },
  }
}

/** Returns the message with which a guard refuses; null when it does not refuse. */
function messageOf(guard: (() => void) | undefined): string | null {
  try {
    guard?.()
    return null
  } catch (error) {
    return error instanceof DatabaseDown ? error.message : null
  }
}

function openAlone(source: Source, shared: Session): Database['alone'] {
  const held = new Set<bigint>()
  return async (lock, work) => {
    refuseInsideTransaction()
    if (held.has(lock)) return null
    held.add(lock)
    try {
      return source.openSession
        ? await onItsOwn(await source.openSession(), lock, work)
        : await work(shared)
    } finally {
      held.delete(lock)
    }
  }
}

/** The lock ends with the connection, however that ends. */
async function onItsOwn<Result>(
  { take, close }: OwnSession,
  lock: bigint,
  work: (session: Session) => Promise<Result>,
): Promise<Result | null> {
  const run = <Row extends object>(name: string, text: string, values: readonly unknown[]) =>
    runOn<Row>(take, { name, text, values })
  try {
    const [row] = await run<{ mine: boolean }>('', 'select pg_try_advisory_lock($1) as mine', [
      lock,
    ])
    return row?.mine
      ? await work({ run, transaction: (part, options) => transact(take, part, options) })
      : null
  } finally {
    await close()
  }
}

async function runOn<Row extends object>(
  take: () => Promise<Connection>,
  statement: PreparedStatement,
): Promise<Row[]> {
  const connection = await take()
  try {
    return (await connection.query(statement)).rows as Row[]
  } finally {
    connection.release()
  }
}

/**
 * Returns a connection that refuses a writing statement when the disk is almost full, as
 * transactions do, and reports each error to `met`.
 */
function watched(
  connection: Connection,
  { refuseToWrite }: Source,
  met: (error: unknown) => void,
): Connection {
  return {
    async query(statement) {
      if (refuseToWrite && WRITING.test(statement.text)) refuseToWrite()
      const answer = connection.query(statement)
      answer.catch(met)
      return answer
    },
    release: connection.release,
  }
}

const WRITING = /\b(insert into|update|delete from)\b/i
