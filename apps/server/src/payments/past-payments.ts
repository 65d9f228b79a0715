import type { Tx } from '../db/database.ts'
import type { Ids } from '../kit/ids.ts'
import { findDepositByKey, insertDeposit, updateDeposit } from './deposits/deposit.store.ts'
import { credit } from './deposits/deposit-settlement.ts'
import { findWithdrawalByKey, insertWithdrawal } from './withdrawals/withdrawal.store.ts'
import { move } from './withdrawals/withdrawal.ts'

/**
 * Payments that are recorded as they were, without a provider: the past of a demo, or of a casino
 * that moves to Baize.
 */
export interface PastPayment {
  playerId: string
  /** Names the payment among the player's; one that is there already stays as it is. */
  key: string
  providerId: string
  methodId: string
  /** Masked account that paid, or that is to be paid. */
  instrument: string
  currency: string
  /** Minor units. */
  amount: bigint
  at: Date
}

/** A deposit that was paid at `at`, and its money in the purse. */
export async function addPaidDeposit(
  tx: Tx,
  { ids }: { ids: Ids },
  past: PastPayment,
): Promise<void> {
  const { playerId, key, providerId, methodId, instrument, currency, amount, at } = past
  const isNew = await insertDeposit(tx, {
    id: ids.newId(),
    player_id: playerId,
    key,
    provider_id: providerId,
    method_id: methodId,
    currency,
    amount,
    channel: 'account',
    fingerprint: null,
    started_at: at,
    ask_at: null,
  })
  const deposit = await findDepositByKey(tx, playerId, key)
  if (!isNew || !deposit) return
  await credit(tx, deposit, amount, at)
  await updateDeposit(tx, deposit.id, {
    state: 'paid',
    credited: amount,
    confirmed: amount,
    confirmed_currency: currency,
    instrument,
    settled_at: at,
  })
}

/** A withdrawal that waits for an operator: its money is held, and it is not sent by itself. */
export async function addPendingWithdrawal(
  tx: Tx,
  { ids }: { ids: Ids },
  past: PastPayment,
): Promise<void> {
  const { playerId, key, providerId, methodId, instrument, currency, amount, at } = past
  const isNew = await insertWithdrawal(tx, {
    id: ids.newId(),
    player_id: playerId,
    key,
    provider_id: providerId,
    method_id: methodId,
    currency,
    amount,
    destination: instrument,
    requested_at: at,
    release_at: null,
  })
  const withdrawal = await findWithdrawalByKey(tx, playerId, key)
  if (isNew && withdrawal) await move(tx, withdrawal, 'hold', at)
}
