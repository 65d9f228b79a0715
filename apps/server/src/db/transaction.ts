import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from './connection.ts'
import { kyselyOver } from './connection.ts'
import type { Tx } from './database.ts'

const current = new AsyncLocalStorage<{ open: boolean }>()

/** Whoever waits for another connection, or for somebody else's commit, while holding a transaction may wait for ever. */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open) throw new Error('Inside a transaction, use the transaction: the database itself would wait for it.')
}

/** PostgreSQL's codes for «nothing is wrong with this transaction, but it cannot be done beside the others: do it again». */
const AGAIN = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/** Runs `work` in a transaction, and again from its beginning when it collided with another one. */
export async function transact<Result>(take: () => Promise<Connection>, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  refuseInsideTransaction()
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(await take(), work)
    } catch (error) {
      if (attempt === ATTEMPTS || !AGAIN.has(codeOf(error))) throw error
      await wait(attempt * attempt * 5)
    }
  }
}

async function attemptOnce<Result>(connection: Connection, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const afterwards: (() => void)[] = []
  const state = { open: true }
  let broken = false
  let result: Result
  try {
    await connection.query({ text: 'begin' })
    result = await current.run(state, () => work(txOver(connection, afterwards)))
    state.open = false
    await connection.query({ text: 'commit' })
  } catch (error) {
    state.open = false
    // Even a database that said it was full or leaving may go on, and must not do so within this transaction.
    broken = !(await rollback(connection))
    throw error
  } finally {
    connection.release(broken)
  }
  for (const then of afterwards) then()
  return result
}

function txOver(connection: Connection, afterwards: (() => void)[]): Tx {
  return {
    sql: kyselyOver(async () => ({ query: connection.query, release: () => {} })),
    run: async <Row extends object>(name: string, text: string, values: readonly unknown[]) =>
      (await connection.query({ name, text, values })).rows as Row[],
    afterCommit: (then) => {
      afterwards.push(then)
    },
    script: async (text) => {
      await connection.query({ text })
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
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
