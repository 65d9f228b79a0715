import type { Tx } from '../../db/database.ts'
import { Refusal } from '../../kit/refusal.ts'
import { mustNotBeFrozen } from '../../ledger/freeze.ts'
import type { PaymentsDeps } from '../payments.deps.ts'
import { lockPayNPlay, updatePayNPlay } from '../quick-deposit/quick-deposit.store.ts'
import { type DepositRow, listHeld, lockDeposit, updateDeposit } from './deposit.store.ts'
import { credit, giveBonus, publish } from './deposit-settlement.ts'
import { insertRefund } from './refund.store.ts'

export type HeldDepositDeps = Pick<PaymentsDeps, 'clock' | 'topics' | 'bonuses' | 'notify'>

const MOST_LISTED = 200

export type HeldDeposit = Pick<
  DepositRow,
  | 'id'
  | 'player_id'
  | 'provider_id'
  | 'amount'
  | 'currency'
  | 'confirmed'
  | 'confirmed_currency'
  | 'settled_at'
  | 'flags'
>

/** The deposits that wait for an operator, oldest first, 200 at the most. */
export async function listHeldDeposits(deps: Pick<PaymentsDeps, 'db'>): Promise<HeldDeposit[]> {
  return listHeld(deps.db, MOST_LISTED)
}

/**
 * Credits what a held deposit is worth, in minor units of the deposit's own currency (`worthIn`),
 * and gives the bonus that was chosen with it. Throws Refusals: deposit_unknown, deposit_not_held,
 * deposit_of_no_player, money_frozen.
 */
export async function creditHeldDeposit(
  tx: Tx,
  deps: HeldDepositDeps,
  id: string,
  worthIn: (currency: string) => bigint,
): Promise<DepositRow> {
  const deposit = await mustBeHeld(tx, id)
  const { player_id: playerId, currency } = deposit
  const worth = worthIn(currency)
  if (playerId === null) throw new Refusal('deposit_of_no_player')
  await mustNotBeFrozen(tx, currency)
  const now = deps.clock.now()
  await giveBonus(tx, deps, deposit, { playerId, credited: worth })
  await credit(tx, deposit, worth, now)
  await deps.notify(tx, playerId, {
    kind: 'deposit_credited',
    key: `deposit_credited/${id}`,
    amount: worth,
    currency,
  })
  tx.afterCommit(() => publish(deps, deposit))
  return updateDeposit(tx, id, { state: 'paid', credited: worth, decided: 'credited' })
}

/**
 * Decides that a held deposit goes back to the account that paid it; the sweep of refunds requests
 * it from the provider. Where nothing was received, the deposit only ends. Throws Refusals:
 * deposit_unknown, deposit_not_held.
 */
export async function returnHeldDeposit(
  tx: Tx,
  deps: HeldDepositDeps,
  id: string,
): Promise<DepositRow> {
  const deposit = await mustBeHeld(tx, id)
  const { player_id: playerId, provider_id, confirmed, confirmed_currency: currency } = deposit
  const now = deps.clock.now()
  const returned = await updateDeposit(tx, id, {
    state: 'failed',
    reason: 'refused',
    decided: 'returned',
  })
  if ((await lockPayNPlay(tx, id))?.ending === null)
    await updatePayNPlay(tx, id, { ending: 'refunded', ended_at: now })
  if (confirmed !== null && confirmed > 0n && currency !== null) {
    await insertRefund(tx, {
      deposit_id: id,
      provider_id,
      currency,
      amount: confirmed,
      cause: 'held',
      decided_at: now,
      ask_at: now,
    })
    if (playerId !== null) {
      await deps.notify(tx, playerId, {
        kind: 'deposit_returned',
        key: `deposit_returned/${id}`,
        amount: confirmed,
        currency,
      })
    }
  }
  tx.afterCommit(() => publish(deps, deposit))
  return returned
}

async function mustBeHeld(tx: Tx, id: string): Promise<DepositRow> {
  const deposit = await lockDeposit(tx, id)
  if (!deposit) throw new Refusal('deposit_unknown')
  if (deposit.state !== 'held') throw new Refusal('deposit_not_held', { state: deposit.state })
  return deposit
}
