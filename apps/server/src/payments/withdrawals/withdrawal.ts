import type { Tx } from '../../db/database.ts'
import { Refusal, ThirdPartyDown } from '../../kit/refusal.ts'
import { purse, world } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { mustNotExceed } from '../../players/attempts/rate-limit.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import { insertEvent, type ReportSource } from '../callbacks/callback.store.ts'
import { listPaidInstruments } from '../deposits/deposit.store.ts'
import { checkAmount, type KnownMethod, type Methods } from '../deposits/methods.ts'
import {
  callbackUrlOf,
  getPayer,
  getProvider,
  type PaymentsDeps,
  returnUrlOf,
} from '../payments.deps.ts'
import type { PaymentReport } from '../providers/provider.ts'
import * as withdrawals from './withdrawal.store.ts'
import { decideWithdrawal, type WithdrawalOutcome } from './withdrawal-outcome.ts'

export interface WithdrawalRequest {
  playerId: string
  /** Made by the client, and the same for every press of the same button. */
  key: string
  methodId: string
  /** Minor units of the player's currency. */
  amount: bigint
  /** Id of the request that starts it; null for a job. */
  requestId: string | null
}

export interface WithdrawMethod {
  method: KnownMethod
  /** Masked account that the money goes back to. */
  destination: string | null
}

const PAUSE_MS = 60_000

/**
 * Returns the methods to pay out with. Money goes back the way it came: the account must be one
 * that the player has paid with.
 */
export async function listWithdrawMethods(
  deps: PaymentsDeps,
  methods: Methods,
  playerId: string,
): Promise<WithdrawMethod[]> {
  const { currency } = await getPayer(deps, playerId)
  const [all, paid] = await Promise.all([
    methods.list(currency, 'WITHDRAW'),
    listPaidInstruments(deps.db, playerId, currency),
  ])
  const instruments = new Map(paid.map((each) => [each.method_id, each.instrument]))
  return all
    .filter((method) => instruments.has(method.id))
    .map((method) => ({ method, destination: instruments.get(method.id) ?? null }))
}

/**
 * Takes the money out of the player's balance and holds it. It is sent a little later, so that it
 * can be called back until then. A key that was used before returns the same withdrawal. Throws
 * Refusal('insufficient_funds') with nothing held.
 */
export async function startWithdrawal(
  deps: PaymentsDeps,
  methods: Methods,
  request: WithdrawalRequest,
): Promise<withdrawals.WithdrawalRow> {
  const { currency } = await getPayer(deps, request.playerId)
  await mustNotExceed(
    deps,
    [{ key: `withdrawal/${request.playerId}`, attempts: 60, windowS: 3600 }],
    request.requestId,
  )
  const known = (await listWithdrawMethods(deps, methods, request.playerId)).find(
    ({ method }) => method.id === request.methodId,
  )
  if (!known) throw new Refusal('payment_method_unknown', { method: request.methodId })
  checkAmount(request.amount, known.method.limit)

  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const id = deps.ids.newId()
    const isNew = await withdrawals.insertWithdrawal(tx, {
      id,
      player_id: request.playerId,
      key: request.key,
      provider_id: known.method.providerId,
      method_id: request.methodId,
      currency,
      amount: request.amount,
      destination: known.destination,
      requested_at: now,
      release_at: new Date(now.getTime() + (deps.withdrawalPauseMs ?? PAUSE_MS)),
    })
    const withdrawal = await withdrawals.findWithdrawalByKey(tx, request.playerId, request.key)
    if (!withdrawal) throw new Error('A withdrawal is gone right after it was recorded.')
    if (withdrawal.method_id !== request.methodId || withdrawal.amount !== request.amount)
      throw new Refusal('duplicate_request')
    if (isNew) await moveNow(tx, deps, withdrawal, 'hold')
    return withdrawal
  })
}

/**
 * Gives the money back. Throws Refusal('withdrawal_cannot_be_cancelled') once it has been sent, and
 * nothing changes.
 */
export async function cancelWithdrawal(
  deps: PaymentsDeps,
  playerId: string,
  id: string,
): Promise<withdrawals.WithdrawalRow> {
  return deps.db.transaction(async (tx) => {
    const withdrawal = await withdrawals.lockWithdrawal(tx, id)
    if (withdrawal?.player_id !== playerId) throw new Refusal('withdrawal_unknown')
    if (withdrawal.state === 'cancelled') return withdrawal
    if (withdrawal.state !== 'pending')
      throw new Refusal('withdrawal_cannot_be_cancelled', { state: withdrawal.state })
    await moveNow(tx, deps, withdrawal, 'return')
    return withdrawals.updateWithdrawal(tx, id, {
      state: 'cancelled',
      settled_at: deps.clock.now(),
      release_at: null,
    })
  })
}

/**
 * Settles a withdrawal that was sent; there is no other way. Returns null for a payment that is not
 * ours.
 */
export async function settleWithdrawal(
  deps: PaymentsDeps,
  report: PaymentReport,
  source: ReportSource,
) {
  return deps.db.transaction((tx) => settleWithdrawalIn(tx, deps, report, source))
}

/**
 * Settles a withdrawal within the transaction of the caller, which also records where the report
 * came from.
 */
export async function settleWithdrawalIn(
  tx: Tx,
  deps: PaymentsDeps,
  report: PaymentReport,
  source: ReportSource,
) {
  const withdrawal = await withdrawals.lockWithdrawal(tx, report.reference)
  if (!withdrawal) return null
  const outcome = decideWithdrawal(withdrawal, report)
  if (outcome.kind === 'contradiction' || outcome.kind === 'flagged')
    deps.log.error(
      { withdrawal: withdrawal.id, provider: report.providerId, state: report.state, outcome },
      'a payout contradicts its withdrawal',
    )
  if (outcome.kind !== 'nothing')
    await insertEvent(tx, {
      paymentId: withdrawal.id,
      at: deps.clock.now(),
      source,
      report,
      outcome: outcome.kind,
    })
  if (outcome.kind === 'paid') await moveNow(tx, deps, withdrawal, 'pay')
  if (outcome.kind === 'declined') await moveNow(tx, deps, withdrawal, 'return')
  if (outcome.kind === 'paid' || outcome.kind === 'declined')
    await notifyOfEnd(tx, deps, withdrawal, outcome.kind)

  const change = changeOf(withdrawal, outcome, deps.clock.now())
  if (withdrawal.provider_ref === null && outcome.kind !== 'contradiction')
    change.provider_ref = report.providerRef
  return Object.keys(change).length === 0
    ? withdrawal
    : withdrawals.updateWithdrawal(tx, withdrawal.id, change)
}

async function notifyOfEnd(
  tx: Tx,
  deps: PaymentsDeps,
  withdrawal: withdrawals.WithdrawalRow,
  end: 'paid' | 'declined',
): Promise<void> {
  const { id, player_id, amount, currency } = withdrawal
  await deps.notify(tx, player_id, {
    kind: `withdrawal_${end}`,
    key: `withdrawal_${end}/${id}`,
    amount,
    currency,
  })
}

function changeOf(
  withdrawal: withdrawals.WithdrawalRow,
  outcome: WithdrawalOutcome,
  now: Date,
): withdrawals.WithdrawalChange {
  switch (outcome.kind) {
    case 'paid':
      return { state: 'paid', settled_at: now, ask_at: null }
    case 'declined':
      return { state: 'declined', reason: outcome.reason, settled_at: now, ask_at: null }
    case 'flagged':
      return withdrawal.flags.includes(outcome.flag)
        ? {}
        : { flags: [...withdrawal.flags, outcome.flag] }
    default:
      return {}
  }
}

/**
 * Posts one transfer of a withdrawal: hold, then pay or return. The last two share a key, so that
 * the ledger itself refuses to do both, whatever the states above are.
 */
export async function move(
  tx: Tx,
  withdrawal: withdrawals.WithdrawalRow,
  what: 'hold' | 'pay' | 'return',
  madeAt: Date,
): Promise<void> {
  const { id, player_id, provider_id, amount, currency } = withdrawal
  const [real, held] = [purse(player_id, 'real'), purse(player_id, 'held')]
  const ways = {
    hold: [real, held],
    pay: [held, world(provider_id, currency)],
    return: [held, real],
  } as const
  const [from, to] = ways[what]
  await mustPost(tx, {
    key: what === 'hold' ? `withdrawal/${id}/hold` : `withdrawal/${id}/end`,
    kind: { hold: 'withdrawal_held', pay: 'withdrawal', return: 'withdrawal_returned' }[what],
    postings: [{ from, to, amount, currency }],
    madeAt,
  })
}

async function moveNow(
  tx: Tx,
  deps: PaymentsDeps,
  withdrawal: withdrawals.WithdrawalRow,
  what: 'hold' | 'pay' | 'return',
): Promise<void> {
  await move(tx, withdrawal, what, deps.clock.now())
  tx.afterCommit(() => deps.topics.publish(playerTopic(withdrawal.player_id), 'balance'))
}

/**
 * Requests a payout from the provider, or looks one up; when there is no answer, the money stays
 * held and the sweep tries again.
 */
export async function pursueWithdrawal(
  deps: PaymentsDeps,
  withdrawal: withdrawals.WithdrawalRow,
  source: ReportSource,
): Promise<void> {
  const provider = getProvider(deps, withdrawal.provider_id)
  try {
    const report =
      withdrawal.provider_ref === null
        ? await provider.start(payoutOf(deps, withdrawal))
        : await provider.lookUp(withdrawal.provider_ref)
    await settleWithdrawal(deps, report, source)
  } catch (error) {
    if (!(error instanceof ThirdPartyDown)) throw error
    deps.log.warn(
      { err: error, withdrawal: withdrawal.id },
      'a provider did not answer about a payout',
    )
  }
}

function payoutOf(deps: PaymentsDeps, withdrawal: withdrawals.WithdrawalRow) {
  return {
    reference: withdrawal.id,
    kind: 'payout' as const,
    methodId: withdrawal.method_id,
    amount: withdrawal.amount,
    currency: withdrawal.currency,
    language: 'en',
    returnUrl: returnUrlOf(deps, '/closewindow'),
    callbackUrl: callbackUrlOf(deps, withdrawal.provider_id),
    ...(withdrawal.destination === null ? {} : { destination: withdrawal.destination }),
  }
}
