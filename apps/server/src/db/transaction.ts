import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, kyselyOver, written } from './connection.ts'
import type { ClosingStatement, TransactionOptions, Tx } from './database.ts'

const current = new AsyncLocalStorage<{ open: boolean }>()

/**
 * Waiting for another connection, or for another transaction's commit, inside a transaction may
 * never end.
 */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open)
    throw new Error(
      'Inside a transaction, use the transaction: the database itself would wait for it.',
    )
}

/**
 * PostgreSQL's codes for «nothing is wrong with this transaction, but it cannot be done beside the
 * others: do it again».
 */
const AGAIN = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/** Runs `work` in a transaction, and again from its beginning when it collided with another one. */
export async function transact<Result>(
  take: () => Promise<Connection>,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  refuseInsideTransaction()
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(await take(), work, options)
    } catch (error) {
      if (attempt === ATTEMPTS || !AGAIN.has(codeOf(error))) throw error
      await wait(attempt * attempt * 5)
    }
  }
}

async function attemptOnce<Result>(
  connection: Connection,
  work: (tx: Tx) => Promise<Result>,
  { readsFirst = false }: TransactionOptions,
): Promise<Result> {
  const afterwards: (() => void)[] = []
  const closing: ClosingStatement[] = []
  const state = { open: true, begun: true }
  let broken = false
  let result: Result
  try {
    const begun = connection.query({ text: 'begin' })
    begun.catch(() => {
      state.begun = false
    })
    if (!readsFirst) await begun
    const query: Connection['query'] = (statement) =>
      state.begun ? connection.query(statement) : Promise.reject(new NotBegun())
    const working = current.run(state, () => work(txOver(query, afterwards, closing)))
    // The first failure is what went wrong. The answers to all other statements are awaited as
    // well, before the connection is given back.
    await allDone([begun, working])
    result = await working
    state.open = false
    await commit(connection, closing)
  } catch (error) {
    state.open = false
    // Even a database that reported that it was full or leaving may go on, and must not do so
    // within this transaction.
    broken = !(await rollback(connection))
    throw error
  } finally {
    connection.release(broken)
  }
  for (const then of afterwards) then()
  return result
}

async function commit(connection: Connection, closing: readonly ClosingStatement[]): Promise<void> {
  const sent = closing.map((statement) => connection.query(statement))
  const committed = connection.query({ text: 'commit' })
  await allDone([...sent, committed])
  // PostgreSQL answers like this, and without an error, where a statement before it has failed.
  if ((await committed).command === 'ROLLBACK')
    throw new Error('The transaction was rolled back instead of being committed.')
  for (const [at, { answered }] of closing.entries()) answered?.((await sent[at])?.rows ?? [])
}

/** Waits for all, and throws what the first one that failed has thrown. */
async function allDone(all: readonly Promise<unknown>[]): Promise<void> {
  const failures: unknown[] = []
  await Promise.all(all.map((each) => each.catch((error: unknown) => failures.push(error))))
  if (failures.length > 0) throw failures[0]
}

/** Thrown where a transaction has not begun: what is written then is written for good. */
class NotBegun extends Error {
  override readonly name = 'NotBegun'
}

function txOver(
  query: Connection['query'],
  afterwards: (() => void)[],
  closing: ClosingStatement[],
): Tx {
  return {
    sql: kyselyOver(async () => ({ query, release: () => {} })),
    run: async <Row extends object>(name: string, text: string, values: readonly unknown[]) =>
      (await query({ name, text, values })).rows as Row[],
    afterCommit: (then) => {
      afterwards.push(then)
    },
    withCommit: (statements) => {
      for (const statement of statements)
        closing.push({ ...statement, values: written(statement.values) })
    },
    script: async (text) => {
      await query({ text })
    },
  }
}

async function rollback(connection: Connection): Promise<boolean> {
  try {
    await connection.query({ text: 'rollback' })
    return true
  } catch {
    return false
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
