import type { ColumnType, Generated, Selectable, Updateable } from 'kysely'
import type { Executor, Tx } from '../../db/database.ts'
import type { FailureReason } from '../providers/provider.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    deposit: DepositTable
  }
}

type DepositState = 'started' | 'pending' | 'paid' | 'failed' | 'held'
export type DepositFlag =
  | 'amount_differs'
  | 'currency_differs'
  | 'late'
  | 'name_differs'
  | 'person_of_other_player'

interface DepositTable {
  id: string
  /** Null while the payer is unknown. */
  player_id: string | null
  key: string
  provider_id: string
  method_id: string
  currency: string
  amount: bigint
  channel: 'account' | 'pay_n_play'
  state: ColumnType<DepositState, DepositState | undefined>
  credited: bigint | null
  confirmed: bigint | null
  confirmed_currency: string | null
  flags: Generated<DepositFlag[]>
  reason: FailureReason | null
  instrument: string | null
  provider_ref: string | null
  page_url: string | null
  started_at: Date
  settled_at: Date | null
  ask_at: Date | null
  asked: Generated<number>
  fingerprint: string | null
  bonus_code: ColumnType<string | null, string | null | undefined>
  /** Decision of an operator about a held deposit. */
  decided: ColumnType<'credited' | 'returned' | null, undefined, 'credited' | 'returned'>
}

export type DepositRow = Selectable<DepositTable>
export type DepositChange = Updateable<DepositTable>
type NewDeposit = Pick<
  DepositRow,
  | 'id'
  | 'player_id'
  | 'key'
  | 'provider_id'
  | 'method_id'
  | 'currency'
  | 'amount'
  | 'channel'
  | 'fingerprint'
  | 'started_at'
  | 'ask_at'
> &
  Partial<Pick<DepositRow, 'bonus_code'>>

/** Answers false, with nothing changed, when the player has used this key before. */
export async function insertDeposit(db: Executor, deposit: NewDeposit): Promise<boolean> {
  const inserted = await db.sql
    .insertInto('deposit')
    .values(deposit)
    .onConflict((on) => on.columns(['player_id', 'key']).doNothing())
    .returning('id')
    .execute()
  return inserted.length === 1
}

export async function findDepositByKey(
  db: Executor,
  playerId: string,
  key: string,
): Promise<DepositRow | undefined> {
  return db.sql
    .selectFrom('deposit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function findDeposit(db: Executor, id: string): Promise<DepositRow | undefined> {
  return db.sql.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Held deposits, oldest first. */
export async function listHeld(db: Executor, limit: number): Promise<DepositRow[]> {
  return db.sql
    .selectFrom('deposit')
    .selectAll()
    .where('state', '=', 'held')
    .orderBy('settled_at')
    .limit(limit)
    .execute()
}

/** Locks the deposit until the transaction ends. */
export async function lockDeposit(tx: Tx, id: string): Promise<DepositRow | undefined> {
  return tx.sql
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateDeposit(
  db: Executor,
  id: string,
  change: DepositChange,
): Promise<DepositRow> {
  return db.sql
    .updateTable('deposit')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function listDeposits(
  db: Executor,
  playerId: string,
  offset: number,
  limit: number,
): Promise<DepositRow[]> {
  return db.sql
    .selectFrom('deposit')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** The newest masked account that the player has paid from, by method. */
export async function listPaidInstruments(
  db: Executor,
  playerId: string,
  currency: string,
): Promise<{ method_id: string; instrument: string | null }[]> {
  return db.sql
    .selectFrom('deposit')
    .distinctOn('method_id')
    .select(['method_id', 'instrument'])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('state', '=', 'paid')
    .orderBy('method_id')
    .orderBy('settled_at', 'desc')
    .execute()
}
