import type { Tx } from '../../db/database.ts'
import { purse, world } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import { insertEvent, type ReportSource } from '../callbacks/callback.store.ts'
import type { PaymentsDeps } from '../payments.deps.ts'
import type { PaymentReport } from '../providers/provider.ts'
import * as deposits from './deposit.store.ts'
import { type DepositOutcome, decideDeposit } from './deposit-outcome.ts'
import { recognisePayer } from './payer.ts'
import { openRegistration, payNPlayTopic, unclaimed } from './unclaimed.ts'

/**
 * Time after which a failed payment is looked up again, in ms: the payment can still
 * arrive late.
 */
const LATE_LOOK_UP_MS = 3_600_000

/**
 * Settles a deposit, for browser returns, callbacks and the sweep alike. Returns null for an
 * unknown payment.
 */
export async function settleDeposit(
  deps: PaymentsDeps,
  report: PaymentReport,
  source: ReportSource,
): Promise<deposits.DepositRow | null> {
  return deps.db.transaction((tx) => settleDepositIn(tx, deps, report, source))
}

/**
 * Settles a deposit within the transaction of the caller, which also records where the report came
 * from.
 */
export async function settleDepositIn(
  tx: Tx,
  deps: PaymentsDeps,
  report: PaymentReport,
  source: ReportSource,
) {
  const known = await deposits.lockDeposit(tx, report.reference)
  if (!known) return null
  const outcome = decideDeposit(known, report)
  const now = deps.clock.now()
  if (outcome.kind === 'contradiction')
    deps.log.error(
      { deposit: known.id, provider: report.providerId, state: report.state },
      'a report contradicts its deposit',
    )
  const deposit =
    outcome.kind === 'contradiction' ? known : await recognisePayer(tx, deps, known, report)
  if (outcome.kind !== 'nothing')
    await insertEvent(tx, { paymentId: deposit.id, at: now, source, report, outcome: outcome.kind })
  if (outcome.kind === 'paid') await receive(tx, deps, deposit, outcome.credit)
  if (outcome.kind === 'held') await notifyOfHeld(tx, deps, deposit, report)

  const change = {
    ...referencesOf(deposit, report, outcome),
    ...changeOf(deposit, outcome, report, now),
  }
  if ('state' in change || deposit !== known) tx.afterCommit(() => publish(deps, deposit))
  return Object.keys(change).length === 0 ? deposit : deposits.updateDeposit(tx, deposit.id, change)
}

/**
 * Sends the player the sum that came in, because they see that sum at their bank. It may differ
 * from the sum that was requested.
 */
async function notifyOfHeld(
  tx: Tx,
  deps: PaymentsDeps,
  { id, player_id }: deposits.DepositRow,
  { amount, currency }: Pick<PaymentReport, 'amount' | 'currency'>,
): Promise<void> {
  if (player_id !== null)
    await deps.notify(tx, player_id, {
      kind: 'deposit_held',
      key: `deposit_held/${id}`,
      amount,
      currency,
    })
}

/** Posts money that has come in: to the player, or to unclaimed money until the payer registers. */
async function receive(
  tx: Tx,
  deps: PaymentsDeps,
  deposit: deposits.DepositRow,
  amount: bigint,
): Promise<void> {
  if (deposit.player_id !== null)
    await giveBonus(tx, deps, deposit, { playerId: deposit.player_id, credited: amount })
  await credit(tx, deposit, amount, deps.clock.now())
  if (deposit.player_id === null) await openRegistration(tx, deps, deposit.id)
}

/**
 * Gives the bonus that was chosen with a deposit to the player who gets its money. It comes before
 * the money itself: a bet locks the bonus purse before the real one, and two that lock them the
 * other way round would wait for each other.
 */
export async function giveBonus(
  tx: Tx,
  { bonuses }: Pick<PaymentsDeps, 'bonuses'>,
  { id, currency, bonus_code }: deposits.DepositRow,
  to: { playerId: string; credited: bigint },
): Promise<void> {
  if (bonus_code !== null)
    await bonuses.giveForDeposit(tx, { id, currency, bonusCode: bonus_code, ...to })
}

/** Publishes to open pages that a deposit has changed. Call it after the commit. */
export function publish(
  { topics }: Pick<PaymentsDeps, 'topics'>,
  { id, player_id, channel }: deposits.DepositRow,
): void {
  if (player_id !== null) topics.publish(playerTopic(player_id), 'balance')
  if (channel === 'pay_n_play') topics.publish(payNPlayTopic(id), 'deposit')
}

/**
 * Moves what was received into the purse, once for the deposit; unclaimed money waits for its
 * owner.
 */
export async function credit(
  tx: Tx,
  deposit: deposits.DepositRow,
  amount: bigint,
  now: Date,
): Promise<void> {
  const { id, provider_id, player_id, currency } = deposit
  const to = player_id === null ? unclaimed(currency) : purse(player_id, 'real')
  await mustPost(tx, {
    key: `deposit/${id}`,
    kind: player_id === null ? 'deposit_unclaimed' : 'deposit',
    postings: [{ from: world(provider_id, currency), to, amount, currency }],
    madeAt: now,
  })
}

/** Returns the references that the first answer of the provider adds, in whatever state. */
function referencesOf(
  deposit: deposits.DepositRow,
  report: PaymentReport,
  outcome: DepositOutcome,
): deposits.DepositChange {
  if (outcome.kind === 'contradiction') return {}
  return {
    ...(deposit.provider_ref === null ? { provider_ref: report.providerRef } : {}),
    ...(deposit.page_url === null && report.pageUrl !== null ? { page_url: report.pageUrl } : {}),
    ...(deposit.instrument === null && report.instrument !== null
      ? { instrument: report.instrument }
      : {}),
  }
}

function changeOf(
  deposit: deposits.DepositRow,
  outcome: DepositOutcome,
  report: PaymentReport,
  now: Date,
): deposits.DepositChange {
  const confirmed = {
    confirmed: report.amount,
    confirmed_currency: report.currency,
    settled_at: now,
    ask_at: null,
    reason: null,
  }
  switch (outcome.kind) {
    case 'pending':
      return { state: 'pending' }
    case 'failed':
      return {
        state: 'failed',
        reason: outcome.reason,
        settled_at: now,
        ask_at: new Date(now.getTime() + LATE_LOOK_UP_MS),
      }
    case 'paid':
      return {
        ...confirmed,
        state: 'paid',
        credited: outcome.credit,
        flags: [...deposit.flags, ...outcome.flags],
      }
    case 'held':
      return { ...confirmed, state: 'held', flags: [...deposit.flags, ...outcome.flags] }
    default:
      return {}
  }
}
