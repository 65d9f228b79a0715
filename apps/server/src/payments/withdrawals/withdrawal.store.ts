import type { ColumnType, Generated, Selectable, Updateable } from 'kysely'
import type { Executor, Tx } from '../../db/database.ts'
import { putOff } from '../callbacks/retry-backoff.ts'
import type { FailureReason } from '../providers/provider.ts'

const FIRST_LOOK_UP_S = 15

declare module '../../db/tables.ts' {
  interface Tables {
    withdrawal: WithdrawalTable
  }
}

export type WithdrawalState = 'pending' | 'sent' | 'paid' | 'declined' | 'cancelled'
export type WithdrawalFlag = 'amount_differs' | 'currency_differs' | 'paid_after_return'

interface WithdrawalTable {
  id: string
  player_id: string
  key: string
  provider_id: string
  method_id: string
  currency: string
  amount: bigint
  state: ColumnType<WithdrawalState, WithdrawalState | undefined>
  destination: string | null
  flags: Generated<WithdrawalFlag[]>
  reason: FailureReason | null
  provider_ref: string | null
  requested_at: Date
  release_at: Date | null
  settled_at: Date | null
  ask_at: Date | null
  asked: Generated<number>
}

export type WithdrawalRow = Selectable<WithdrawalTable>
export type WithdrawalChange = Updateable<WithdrawalTable>
type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'id'
  | 'player_id'
  | 'key'
  | 'provider_id'
  | 'method_id'
  | 'currency'
  | 'amount'
  | 'destination'
  | 'requested_at'
  | 'release_at'
>

/** Answers false, with nothing changed, when the player has used this key before. */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<boolean> {
  const inserted = await tx.sql
    .insertInto('withdrawal')
    .values(withdrawal)
    .onConflict((on) => on.columns(['player_id', 'key']).doNothing())
    .returning('id')
    .execute()
  return inserted.length === 1
}

export async function findWithdrawalByKey(
  db: Executor,
  playerId: string,
  key: string,
): Promise<WithdrawalRow | undefined> {
  return db.sql
    .selectFrom('withdrawal')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function findWithdrawal(db: Executor, id: string): Promise<WithdrawalRow | undefined> {
  return db.sql.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the withdrawal until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  return tx.sql
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateWithdrawal(
  db: Executor,
  id: string,
  change: WithdrawalChange,
): Promise<WithdrawalRow> {
  return db.sql
    .updateTable('withdrawal')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function listWithdrawals(
  db: Executor,
  playerId: string,
  states: readonly WithdrawalState[],
  limit: number,
): Promise<WithdrawalRow[]> {
  return db.sql
    .selectFrom('withdrawal')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', states)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Marks as sent what has waited long enough: from here on the provider may pay it, so it cannot be
 * cancelled any more.
 */
export async function takeWithdrawalsToSend(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<WithdrawalRow[]> {
  const due = tx.sql
    .selectFrom('withdrawal')
    .select('id')
    .where('state', '=', 'pending')
    .where('release_at', '<=', now)
    .orderBy('release_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return tx.sql
    .updateTable('withdrawal')
    .set({ state: 'sent', ask_at: putOff(now, FIRST_LOOK_UP_S) })
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

/**
 * Takes withdrawals that should be looked up at their provider now, and puts off their next turn.
 */
export async function takeWithdrawalsToLookUp(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<WithdrawalRow[]> {
  const due = tx.sql
    .selectFrom('withdrawal')
    .select('id')
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return tx.sql
    .updateTable('withdrawal')
    .set((eb) => ({ asked: eb('asked', '+', 1), ask_at: putOff(now, FIRST_LOOK_UP_S) }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
}
