import type { Tx } from '../db/database.ts'

/** Number of the advisory lock that ledger_post shares. */
const LOCK = 20_261_130

/**
 * Waits until every transfer that has an id is committed or rolled back. From then on no transfer
 * takes an id until this transaction ends, so it should end soon.
 */
export async function standBetweenTransfers(tx: Tx): Promise<void> {
  await tx.run('ledger_between_transfers', 'select pg_advisory_xact_lock($1)', [LOCK])
}
