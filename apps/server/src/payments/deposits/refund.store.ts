import type { Generated, Selectable, Updateable } from 'kysely'
import type { Executor, Tx } from '../../db/database.ts'
import { putOff } from '../callbacks/retry-backoff.ts'
import type { RefusalCause } from '../quick-deposit/quick-deposit.store.ts'

const FIRST_LOOK_UP_S = 5

declare module '../../db/tables.ts' {
  interface Tables {
    deposit_refund: RefundTable
  }
}

export type RefundCause = RefusalCause | 'not_registered' | 'held'

interface RefundTable {
  deposit_id: string
  provider_id: string
  currency: string
  /** Minor units. */
  amount: bigint
  cause: RefundCause
  state: Generated<'due' | 'sent' | 'paid' | 'failed'>
  provider_ref: string | null
  decided_at: Date
  settled_at: Date | null
  ask_at: Date | null
  asked: Generated<number>
}

export type RefundRow = Selectable<RefundTable>
export type RefundChange = Updateable<RefundTable>

export async function insertRefund(
  tx: Tx,
  refund: Pick<
    RefundRow,
    'deposit_id' | 'provider_id' | 'currency' | 'amount' | 'cause' | 'decided_at' | 'ask_at'
  >,
): Promise<void> {
  await tx.sql.insertInto('deposit_refund').values(refund).execute()
}

/** Locks the refund until the transaction ends. Lock its deposit first. */
export async function lockRefund(tx: Tx, depositId: string): Promise<RefundRow | undefined> {
  return tx.sql
    .selectFrom('deposit_refund')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateRefund(tx: Tx, depositId: string, change: RefundChange): Promise<void> {
  await tx.sql
    .updateTable('deposit_refund')
    .set(change)
    .where('deposit_id', '=', depositId)
    .execute()
}

/** Refunds that their provider could not pay, oldest first. */
export async function listFailed(db: Executor, limit: number): Promise<RefundRow[]> {
  return db.sql
    .selectFrom('deposit_refund')
    .selectAll()
    .where('state', '=', 'failed')
    .orderBy('settled_at')
    .limit(limit)
    .execute()
}

/**
 * Takes refunds that are to be requested from their provider or looked up there now, and puts off
 * their next turn.
 */
export async function takeRefunds(tx: Tx, now: Date, limit: number): Promise<RefundRow[]> {
  const due = tx.sql
    .selectFrom('deposit_refund')
    .select('deposit_id')
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return tx.sql
    .updateTable('deposit_refund')
    .set((eb) => ({ asked: eb('asked', '+', 1), ask_at: putOff(now, FIRST_LOOK_UP_S) }))
    .where('deposit_id', 'in', due)
    .returningAll()
    .execute()
}
