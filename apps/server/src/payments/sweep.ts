import type { Job } from '../kit/module.ts'
import { listUnhandledCallbacks, markCallbackHandled } from './callback.store.ts'
import { settleReport } from './callbacks.ts'
import { type DepositRow, lockDeposit, takeDepositsToAsk, updateDeposit } from './deposit.store.ts'
import { askAboutDeposit } from './deposit.ts'
import type { PaymentsDeps } from './payments.deps.ts'
import { sweepRefunds } from './refund.ts'
import { takeWithdrawalsToAsk, takeWithdrawalsToSend } from './withdrawal.store.ts'
import { pursueWithdrawal } from './withdrawal.ts'

/** How many payments one turn takes; what is left comes with the next. */
const BATCH = 20
/** A deposit that its provider has never heard of is given up after this: nobody has seen a page to pay on. */
const UNOPENED_MS = 30 * 60_000
/** How long after its start a failed deposit may still turn out to be paid. */
const LATE_MS = 3 * 24 * 3_600_000
/** How long a callback about an unknown payment is tried again. */
const UNKNOWN_MS = 24 * 3_600_000

/** Asks providers about what they have not decided, so that nothing depends on a callback or on the player's coming back. */
export function paymentJobs(deps: PaymentsDeps): Job[] {
  return [
    { name: 'payments-deposits', everyMs: 5000, run: () => sweepDeposits(deps) },
    { name: 'payments-withdrawals', everyMs: 3000, run: () => sweepWithdrawals(deps) },
    { name: 'payments-refunds', everyMs: 5000, run: () => sweepRefunds(deps) },
    { name: 'payments-callbacks', everyMs: 15_000, run: () => sweepCallbacks(deps) },
  ]
}

export async function sweepDeposits(deps: PaymentsDeps): Promise<void> {
  const due = await deps.db.transaction((tx) => takeDepositsToAsk(tx, deps.clock.now(), BATCH))
  await forEach(deps, due, async (deposit) => {
    const ageMs = deps.clock.nowMs() - deposit.started_at.getTime()
    if (deposit.provider_ref === null && ageMs > UNOPENED_MS) return giveUp(deps, deposit.id)
    await askAboutDeposit(deps, deposit, 'sweep')
    if (deposit.state === 'failed' && ageMs > LATE_MS) await stopAsking(deps, deposit)
  })
}

export async function sweepWithdrawals(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now()
  const toSend = await deps.db.transaction((tx) => takeWithdrawalsToSend(tx, now, BATCH))
  await forEach(deps, toSend, (withdrawal) => pursueWithdrawal(deps, withdrawal, 'start'))
  const toAsk = await deps.db.transaction((tx) => takeWithdrawalsToAsk(tx, now, BATCH))
  await forEach(deps, toAsk, (withdrawal) => pursueWithdrawal(deps, withdrawal, 'sweep'))
}

export async function sweepCallbacks(deps: PaymentsDeps): Promise<void> {
  const since = new Date(deps.clock.nowMs() - UNKNOWN_MS)
  for (const { providerId, messageId, report } of await listUnhandledCallbacks(deps.db, since, BATCH)) {
    const isKnown = await deps.db.transaction((tx) => settleReport(tx, deps, report, 'callback'))
    if (isKnown) await markCallbackHandled(deps.db, providerId, messageId, deps.clock.now())
  }
}

/** All at once, since each mostly waits for its provider; one that fails does not hold up the others. */
async function forEach<Row extends { id: string }>(deps: PaymentsDeps, rows: Row[], work: (row: Row) => Promise<unknown>): Promise<void> {
  await Promise.all(
    rows.map((row) => work(row).catch((error) => deps.log.error({ err: error, payment: row.id }, 'a payment could not be swept'))),
  )
}

async function giveUp(deps: PaymentsDeps, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit?.state !== 'started' || deposit.provider_ref !== null) return
    await updateDeposit(tx, id, { state: 'failed', reason: 'expired', settled_at: deps.clock.now(), ask_at: null })
  })
}

async function stopAsking(deps: PaymentsDeps, { id }: DepositRow): Promise<void> {
  await updateDeposit(deps.db, id, { ask_at: null })
}
