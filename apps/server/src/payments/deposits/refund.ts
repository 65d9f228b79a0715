import type { Tx } from '../../db/database.ts'
import { Refusal, ThirdPartyDown } from '../../kit/refusal.ts'
import { insertEvent, type ReportSource } from '../callbacks/callback.store.ts'
import { isReportOn } from '../callbacks/report-on.ts'
import { sweepEach } from '../callbacks/sweep-each.ts'
import { callbackUrlOf, getProvider, type PaymentsDeps } from '../payments.deps.ts'
import type { PaymentReport } from '../providers/provider.ts'
import {
  listToGiveBack,
  lockPayNPlay,
  updatePayNPlay,
} from '../quick-deposit/quick-deposit.store.ts'
import { type DepositRow, findDeposit, lockDeposit } from './deposit.store.ts'
import {
  insertRefund,
  listFailed,
  lockRefund,
  type RefundCause,
  type RefundRow,
  takeRefunds,
  updateRefund,
} from './refund.store.ts'
import { leave, payNPlayTopic } from './unclaimed.ts'

const BATCH = 20
const PREFIX = 'refund-'

/**
 * Gives back deposits that no player may have, and requests or looks up refunds that are not paid
 * yet at their providers.
 */
export async function sweepRefunds(deps: PaymentsDeps): Promise<void> {
  const nobodys = await listToGiveBack(deps.db, deps.clock.now(), BATCH)
  await sweepEach(deps, nobodys, String, (id) =>
    deps.db.transaction((tx) => giveBack(tx, deps, id, 'not_registered')),
  )
  const due = await deps.db.transaction((tx) => takeRefunds(tx, deps.clock.now(), BATCH))
  const idOf = (refund: RefundRow) => refund.deposit_id
  await sweepEach(deps, due, idOf, (refund) => pursueRefund(deps, refund))
}

/**
 * Decides that the money of a quick deposit goes back to the payer: from then on the payer cannot
 * register for it. The sweep requests it from the provider, and the money leaves the books when it
 * has paid. Does nothing when the money has an owner, or is on its way already.
 */
export async function giveBack(
  tx: Tx,
  deps: PaymentsDeps,
  depositId: string,
  cause: RefundCause,
): Promise<void> {
  const deposit = await lockDeposit(tx, depositId)
  const session = await lockPayNPlay(tx, depositId)
  if (
    !deposit ||
    !session ||
    deposit.player_id !== null ||
    deposit.credited === null ||
    session.ending !== null
  )
    return
  const now = deps.clock.now()
  await updatePayNPlay(tx, depositId, { ending: 'refunded', ended_at: now })
  await insertRefund(tx, {
    deposit_id: depositId,
    provider_id: deposit.provider_id,
    currency: deposit.currency,
    amount: deposit.credited,
    cause: session.refusal ?? cause,
    decided_at: now,
    ask_at: now,
  })
  tx.afterCommit(() => deps.topics.publish(payNPlayTopic(depositId), 'refund'))
}

/** Settles the report of a provider about a refund. Null for a refund that is not ours. */
export async function settleRefundIn(
  tx: Tx,
  deps: PaymentsDeps,
  report: PaymentReport,
  source: ReportSource,
): Promise<RefundRow | null> {
  const depositId = report.reference.startsWith(PREFIX) ? report.reference.slice(PREFIX.length) : ''
  const deposit = await lockDeposit(tx, depositId)
  const refund = await lockRefund(tx, depositId)
  if (!deposit || !refund) return null
  const isOurs = report.kind === 'refund' && isReportOn(refund, report)
  if (!isOurs || report.amount !== refund.amount || report.currency !== refund.currency) {
    const { kind, state, amount, currency, providerId: provider } = report
    deps.log.error(
      { deposit: depositId, provider, kind, state, amount: String(amount), currency },
      'a report contradicts its refund',
    )
    return refund
  }
  const now = deps.clock.now()
  const outcome = refund.state === 'paid' ? 'nothing' : report.state
  if (outcome !== 'nothing' && outcome !== 'pending')
    await insertEvent(tx, {
      paymentId: depositId,
      at: now,
      source,
      report,
      outcome: `refund_${outcome}`,
    })
  if (outcome === 'paid') {
    await leaveBooks(tx, deposit, now)
    await updateRefund(tx, depositId, {
      state: 'paid',
      provider_ref: report.providerRef,
      settled_at: now,
      ask_at: null,
    })
  } else if (outcome === 'failed' && refund.state !== 'failed') {
    // The money stays where it waits, and an operator finds another way back for it.
    deps.log.error({ deposit: depositId, reason: report.reason }, 'a refund has failed')
    await updateRefund(tx, depositId, {
      state: 'failed',
      provider_ref: report.providerRef,
      settled_at: now,
      ask_at: null,
    })
  } else if (refund.state === 'due' && outcome !== 'nothing') {
    await updateRefund(tx, depositId, { state: 'sent', provider_ref: report.providerRef })
  }
  return refund
}

const MOST_LISTED = 200

/** The refunds that their provider could not pay, oldest first, 200 at the most. */
export async function listFailedRefunds(deps: Pick<PaymentsDeps, 'db'>): Promise<RefundRow[]> {
  return listFailed(deps.db, MOST_LISTED)
}

/**
 * Settles a failed refund that an operator has paid by another way. Throws Refusals:
 * refund_unknown, refund_not_failed.
 */
export async function settleRefundByHand(
  tx: Tx,
  { clock }: Pick<PaymentsDeps, 'clock'>,
  depositId: string,
): Promise<RefundRow> {
  const deposit = await lockDeposit(tx, depositId)
  const refund = await lockRefund(tx, depositId)
  if (!deposit || !refund) throw new Refusal('refund_unknown')
  if (refund.state !== 'failed') throw new Refusal('refund_not_failed', { state: refund.state })
  const now = clock.now()
  await leaveBooks(tx, deposit, now)
  await updateRefund(tx, depositId, { state: 'paid', settled_at: now })
  return refund
}

/** Money that was held by decision never came into the ledger. */
async function leaveBooks(tx: Tx, deposit: DepositRow, now: Date): Promise<void> {
  if (deposit.decided === null) await leave(tx, deposit, now)
}

async function pursueRefund(deps: PaymentsDeps, refund: RefundRow): Promise<void> {
  const provider = getProvider(deps, refund.provider_id)
  const deposit = await findDeposit(deps.db, refund.deposit_id)
  if (!deposit?.provider_ref)
    throw new Error(`The provider does not know deposit ${refund.deposit_id}.`)
  try {
    const report =
      refund.provider_ref !== null
        ? await provider.lookUp(refund.provider_ref)
        : await provider.refund({
            reference: `${PREFIX}${refund.deposit_id}`,
            providerRef: deposit.provider_ref,
            amount: refund.amount,
            currency: refund.currency,
            callbackUrl: callbackUrlOf(deps, refund.provider_id),
          })
    await deps.db.transaction((tx) => settleRefundIn(tx, deps, report, 'sweep'))
  } catch (error) {
    if (!(error instanceof ThirdPartyDown)) throw error
    deps.log.warn(
      { err: error, deposit: refund.deposit_id },
      'a provider did not answer about a refund',
    )
  }
}
