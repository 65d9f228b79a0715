import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '../db/database.ts'

/** Number of the advisory lock that ledger_post shares. */
const LOCK = 20_261_130
const TRIES = 500
const PAUSE_MS = 10

/**
 * Waits until every transfer that has an id is committed or rolled back. From then on no transfer
 * takes an id until this transaction ends, so it should end soon. Throws when money moves in every
 * one of many moments: try again later.
 *
 * It does not stand in line for the lock: each bet would have to stand behind it, for as long as
 * the slowest transfer takes, and some of those wait for purses that such a bet has locked.
 */
export async function standBetweenTransfers(tx: Tx): Promise<void> {
  for (let tries = 1; ; tries++) {
    const [row] = await tx.run<{ isMine: boolean }>(
      'ledger_between_transfers',
      'select pg_try_advisory_xact_lock($1) as "isMine"',
      [LOCK],
    )
    if (row?.isMine) return
    if (tries === TRIES) throw new Error('Money moved all the time: there was no moment between.')
    await wait(PAUSE_MS)
  }
}
