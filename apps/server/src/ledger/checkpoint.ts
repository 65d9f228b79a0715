import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Session } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import { type Difference, findDifferences, freezeDifferent, type Sums } from './differences.ts'

/** Number of the advisory lock: one process at a time adds up the postings. */
export const BOOKS_LOCK = 2_026_112_6n

/** Transfers in one transaction. It takes some 30 ms on PostgreSQL, so its locks are short. */
const FOLD_AT_ONCE = 5_000
const COMPARE_AT_ONCE = 5_000
/**
 * Most moved purses that are remembered while postings are folded; with more, all purses are
 * compared.
 */
const MOST_REMEMBERED = 100_000
/**
 * Number of purses without movement that one check compares; the next check goes on behind them.
 */
const IN_TURN = 50_000
const WAIT_MS = 100
/**
 * Number of waits for transactions that were open at the beginning; after these, their transfers
 * are left to the next check.
 */
const WAITS = 50

const CHECKPOINT: Sums = { table: 'ledger_sum', upTo: '(select up_to from ledger_checkpoint)' }

export interface BooksDeps {
  db: Database
  clock: Clock
  log: Log
}

export interface Check {
  /** Postings that were new. */
  postings: bigint
  /** Purses whose balances were compared with their postings. */
  purses: number
  differences: Difference[]
  emptyTransfers: bigint[]
}

interface Folded {
  status: 'folded' | 'waits' | 'done'
  purses: string[]
  postings: bigint
  empty_transfers: bigint[]
}

/**
 * Makes the trial balance of new postings: adds the postings since the last check to the
 * checkpoint's sums, and compares every purse that they moved and a share of the others in turn.
 * Freezes currencies that differ. Returns null, with nothing done, while another node checks.
 */
export async function checkNewPostings(
  deps: BooksDeps,
  signal?: AbortSignal,
): Promise<Check | null> {
  return deps.db.alone(BOOKS_LOCK, async (session) => {
    const check: Check = { postings: 0n, purses: 0, differences: [], emptyTransfers: [] }
    await plan(session)
    await compareMoved(deps, session, check, await foldAll(deps, session, check, signal))
    await compareInTurn(deps, session, check, signal)
    if (check.emptyTransfers.length > 0)
      deps.log.error({ transfers: check.emptyTransfers }, 'transfers without postings')
    return check
  })
}

async function plan(session: Session): Promise<void> {
  await session.transaction((tx) => tx.run('', 'select ledger_plan_checkpoint()', []))
}

/** Adds all new postings to the sums. Returns the purses that they moved; null for very many. */
async function foldAll(
  deps: BooksDeps,
  session: Session,
  check: Check,
  signal: AbortSignal | undefined,
): Promise<Set<string> | null> {
  let moved: Set<string> | null = new Set()
  for (let waits = 0; !signal?.aborted; ) {
    const folded = await fold(session)
    if (folded.status === 'done') return moved
    if (folded.status === 'waits') {
      if (++waits > WAITS) {
        deps.log.info(
          {},
          'a transaction is open for long: the trial balance takes its transfers next time',
        )
        return moved
      }
      await wait(WAIT_MS, undefined, { signal }).catch(() => {})
      continue
    }
    check.postings += folded.postings
    check.emptyTransfers.push(...folded.empty_transfers)
    moved = remember(moved, folded.purses)
  }
  return moved
}

/** Adds purses to those that have moved; null when there are too many, and all will be compared. */
function remember(moved: Set<string> | null, purses: readonly string[]): Set<string> | null {
  for (const purse of purses) moved?.add(purse)
  return moved && moved.size <= MOST_REMEMBERED ? moved : null
}

/**
 * Compares the moved purses. It runs once all postings are folded: earlier, each purse would be
 * compared again for each part.
 */
async function compareMoved(
  deps: BooksDeps,
  session: Session,
  check: Check,
  moved: Set<string> | null,
): Promise<void> {
  if (moved) {
    const purses = [...moved]
    for (let at = 0; at < purses.length; at += COMPARE_AT_ONCE)
      await compare(deps, session, check, purses.slice(at, at + COMPARE_AT_ONCE))
    return
  }
  const text =
    "select account from ledger_sum where account > $1 and account like 'player/%' order by account limit $2"
  for (let after = ''; ; ) {
    const rows = await session.transaction((tx) =>
      tx.run<{ account: string }>('', text, [after, COMPARE_AT_ONCE]),
    )
    const purses = rows.map(({ account }) => account)
    await compare(deps, session, check, purses)
    if (purses.length < COMPARE_AT_ONCE) return
    after = purses.at(-1) ?? ''
  }
}

async function fold(session: Session): Promise<Folded> {
  const text = 'select status, purses, postings, empty_transfers from ledger_fold($1)'
  const [folded] = await session.transaction((tx) => tx.run<Folded>('', text, [FOLD_AT_ONCE]))
  if (!folded) throw new Error('The checkpoint gave no answer.')
  return folded
}

async function compareInTurn(
  deps: BooksDeps,
  session: Session,
  check: Check,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let left = IN_TURN; left > 0 && !signal?.aborted; left -= COMPARE_AT_ONCE) {
    const text = 'select ledger_next_purses($1) as purses'
    const [row] = await session.transaction((tx) =>
      tx.run<{ purses: string[] }>('', text, [COMPARE_AT_ONCE]),
    )
    if (!row || row.purses.length === 0) return
    await compare(deps, session, check, row.purses)
  }
}

async function compare(
  deps: BooksDeps,
  session: Session,
  check: Check,
  purses: readonly string[],
): Promise<void> {
  const found = await findDifferences(session, CHECKPOINT, purses)
  check.purses += purses.length
  const known = new Set(check.differences.map(({ account, currency }) => `${account} ${currency}`))
  const fresh = found.filter(({ account, currency }) => !known.has(`${account} ${currency}`))
  check.differences.push(...fresh)
  await freezeDifferent(deps, fresh)
}
