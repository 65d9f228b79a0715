import type { Job } from '../../kit/module.ts'
import { type DepositRow, lockDeposit, updateDeposit } from '../deposits/deposit.store.ts'
import { lookUpDeposit } from '../deposits/deposit-inquiry.ts'
import { takeDepositsToLookUp } from '../deposits/deposits-to-look-up.store.ts'
import { sweepRefunds } from '../deposits/refund.ts'
import type { PaymentsDeps } from '../payments.deps.ts'
import { takeWithdrawalsToLookUp, takeWithdrawalsToSend } from '../withdrawals/withdrawal.store.ts'
import { pursueWithdrawal } from '../withdrawals/withdrawal.ts'
import {
  type CallbackPosition,
  listUnhandledCallbacks,
  markCallbackHandled,
  takeCallback,
} from './callback.store.ts'
import { settleReport } from './callbacks.ts'
import { sweepEach } from './sweep-each.ts'

/** Most payments of one turn; the others come with the next one. */
const BATCH = 20
/**
 * A deposit that never reached its provider is given up after this time: no page to pay on was
 * shown.
 */
const UNOPENED_MS = 30 * 60_000
/** Time after its start in which a failed deposit may still turn out to be paid, in ms. */
const LATE_MS = 3 * 24 * 3_600_000
/** Time for which a callback about an unknown payment is tried again, in ms. */
const UNKNOWN_MS = 24 * 3_600_000

/**
 * Looks up at providers what they have not decided, so that nothing depends on a callback or on the
 * player's coming back.
 */
export function paymentJobs(deps: PaymentsDeps): Job[] {
  let behind: CallbackPosition | null = null
  async function nextCallbacks(): Promise<void> {
    behind = await sweepCallbacks(deps, behind)
  }
  return [
    { name: 'payments-deposits', everyMs: 5000, run: () => sweepDeposits(deps) },
    { name: 'payments-withdrawals', everyMs: 3000, run: () => sweepWithdrawals(deps) },
    { name: 'payments-refunds', everyMs: 5000, run: () => sweepRefunds(deps) },
    { name: 'payments-callbacks', everyMs: 15_000, run: nextCallbacks },
  ]
}

export async function sweepDeposits(deps: PaymentsDeps): Promise<void> {
  const due = await deps.db.transaction((tx) => takeDepositsToLookUp(tx, deps.clock.now(), BATCH))
  await sweepEach(deps, due, idOf, async (deposit) => {
    const ageMs = deps.clock.nowMs() - deposit.started_at.getTime()
    if (deposit.provider_ref === null && ageMs > UNOPENED_MS) return giveUp(deps, deposit.id)
    await lookUpDeposit(deps, deposit, 'sweep')
    if (deposit.state === 'failed' && ageMs > LATE_MS) await stopLookUps(deps, deposit)
  })
}

export async function sweepWithdrawals(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now()
  const toSend = await deps.db.transaction((tx) => takeWithdrawalsToSend(tx, now, BATCH))
  await sweepEach(deps, toSend, idOf, (withdrawal) => pursueWithdrawal(deps, withdrawal, 'start'))
  const toLookUp = await deps.db.transaction((tx) => takeWithdrawalsToLookUp(tx, now, BATCH))
  await sweepEach(deps, toLookUp, idOf, (withdrawal) => pursueWithdrawal(deps, withdrawal, 'sweep'))
}

/**
 * Goes on behind `after` and answers where the next turn goes on, so that many about unknown
 * payments do not keep the others waiting.
 */
export async function sweepCallbacks(
  deps: PaymentsDeps,
  after: CallbackPosition | null = null,
): Promise<CallbackPosition | null> {
  const since = { receivedAt: new Date(deps.clock.nowMs() - UNKNOWN_MS), messageId: '' }
  const found = await listUnhandledCallbacks(deps.db, after ?? since, BATCH)
  await sweepEach(
    deps,
    found,
    ({ messageId }) => messageId,
    ({ providerId, messageId, report }) =>
      deps.db.transaction(async (tx) => {
        if (!(await takeCallback(tx, providerId, messageId))) return
        if (await settleReport(tx, deps, report, 'callback'))
          await markCallbackHandled(tx, providerId, messageId, deps.clock.now())
      }),
  )
  return found.length < BATCH ? null : (found.at(-1) ?? null)
}

const idOf = ({ id }: { id: string }) => id

async function giveUp(deps: PaymentsDeps, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit?.state !== 'started' || deposit.provider_ref !== null) return
    await updateDeposit(tx, id, {
      state: 'failed',
      reason: 'expired',
      settled_at: deps.clock.now(),
      ask_at: null,
    })
  })
}

async function stopLookUps(deps: PaymentsDeps, { id }: DepositRow): Promise<void> {
  await updateDeposit(deps.db, id, { ask_at: null })
}
