import type { Tx } from '../../db/database.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Registration } from '../../players/registration/registration.input.ts'
import { lockDeposit } from '../deposits/deposit.store.ts'
import { giveBack } from '../deposits/refund.ts'
import type { PayNPlayDeps } from '../payments.deps.ts'
import { lockPayNPlay, type RefusalCause, updatePayNPlay } from './quick-deposit.store.ts'
import { unknown } from './quick-deposit-check.ts'

/**
 * Throws for a payer who was blocked by an operator and gives another address; their money goes
 * back at once (G3).
 */
export async function mustNotBeBlocked(
  deps: PayNPlayDeps,
  paid: { deposit_id: string },
  registration: Registration,
): Promise<void> {
  if (!(await deps.matches.isBlocked(deps.db, registration))) return
  await deps.db.transaction((tx) => refuseIn(tx, deps, paid.deposit_id, 'account_not_active'))
  throw refused('account_not_active')
}

export function refused(reason: RefusalCause): Refusal {
  return new Refusal('pay_n_play_refused', { reason, charged: true, refunded: true })
}

export async function refuseIn(
  tx: Tx,
  deps: PayNPlayDeps,
  depositId: string,
  refusal: RefusalCause,
): Promise<RefusalCause> {
  await lockDeposit(tx, depositId)
  const session = await lockPayNPlay(tx, depositId)
  if (session?.ending !== null) throw unknown()
  await updatePayNPlay(tx, depositId, { verdict: 'refuse', refusal })
  await giveBack(tx, deps, depositId, refusal)
  return refusal
}
