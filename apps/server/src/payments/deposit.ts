import type { Tx } from '../db/database.ts'
import { Refusal, ThirdPartyDown } from '../kit/refusal.ts'
import { purse, world } from '../ledger/accounts.ts'
import { mustPost } from '../ledger/post.ts'
import { insertEvent, type ReportSource } from './callback.store.ts'
import * as deposits from './deposit.store.ts'
import { type DepositOutcome, decideDeposit } from './deposit-outcome.ts'
import { checkAmount, type Methods } from './methods.ts'
import { callbackUrlOf, getPayer, getProvider, type PaymentsDeps, returnUrlOf } from './payments.deps.ts'
import type { PaymentReport } from './providers/provider.ts'

export interface DepositRequest {
  playerId: string
  /** The client's own, the same for every press of the same button. */
  key: string
  methodId: string
  /** Minor units of the player's currency. */
  amount: bigint
  channel: 'account' | 'pay_n_play'
  /** On our own origin. */
  returnPath: string
  language: string
  email?: string | undefined
  /** Of the payer's device, where it could be had. */
  fingerprint?: string | null
}

/** The first question about an undecided deposit; the sweep doubles the wait from here. */
const FIRST_ASK_MS = 15_000
/** A failed payment can still arrive late: its provider is asked again after this. */
const LATE_ASK_MS = 3_600_000

/**
 * Opens a payment with the provider and answers the deposit with the page to pay on. With a key that was used before it answers the
 * same deposit. Throws Refusal('deposit_not_started') when the provider cannot be reached: nothing was charged, because nobody has
 * seen a page to pay on.
 */
export async function startDeposit(deps: PaymentsDeps, methods: Methods, request: DepositRequest): Promise<deposits.DepositRow> {
  const { currency } = await getPayer(deps, request.playerId, 'pay in')
  const use = request.channel === 'pay_n_play' ? 'PAY_N_PLAY' : 'DEPOSIT'
  const method = await methods.get(request.methodId, currency, use)
  checkAmount(request.amount, method.limit)
  if (method.needsEmail && !request.email) throw new Refusal('bad_input', { fields: { email: 'validations.mixed.required' } })

  const deposit = await recordDeposit(deps, request, currency, method.providerId)
  if (deposit.page_url !== null || deposit.state !== 'started') return deposit
  try {
    const report = await getProvider(deps, method.providerId).start({
      reference: deposit.id,
      kind: 'deposit',
      methodId: method.id,
      amount: deposit.amount,
      currency,
      language: request.language,
      returnUrl: returnUrlOf(deps, request.returnPath),
      callbackUrl: callbackUrlOf(deps, method.providerId),
      email: request.email,
    })
    return (await settleDeposit(deps, report, 'start')) ?? deposit
  } catch (error) {
    if (!(error instanceof ThirdPartyDown)) throw error
    deps.log.warn({ err: error, deposit: deposit.id }, 'a deposit could not be opened with its provider')
    throw new Refusal('deposit_not_started', { deposit: deposit.id, charged: false })
  }
}

async function recordDeposit(deps: PaymentsDeps, request: DepositRequest, currency: string, providerId: string) {
  const now = deps.clock.now()
  const { playerId, key, methodId, amount, channel, fingerprint = null } = request
  await deposits.insertDeposit(deps.db, {
    id: deps.ids.newId(),
    player_id: playerId,
    key,
    provider_id: providerId,
    method_id: methodId,
    currency,
    amount,
    channel,
    fingerprint,
    started_at: now,
    ask_at: new Date(now.getTime() + FIRST_ASK_MS),
  })
  const deposit = await deposits.findDepositByKey(deps.db, playerId, key)
  if (!deposit) throw new Error('A deposit is gone right after it was recorded.')
  if (deposit.method_id !== methodId || deposit.amount !== amount) throw new Refusal('duplicate_request', { charged: false })
  return deposit
}

/** The one way a deposit is settled: browser return, callback and sweep all come here. Null for a payment that is not ours. */
export async function settleDeposit(deps: PaymentsDeps, report: PaymentReport, source: ReportSource): Promise<deposits.DepositRow | null> {
  return deps.db.transaction((tx) => settleDepositIn(tx, deps, report, source))
}

/** The same within a transaction that also records where the report came from. */
export async function settleDepositIn(tx: Tx, deps: PaymentsDeps, report: PaymentReport, source: ReportSource) {
  const deposit = await deposits.lockDeposit(tx, report.reference)
  if (!deposit) return null
  const outcome = decideDeposit(deposit, report)
  const now = deps.clock.now()
  if (outcome.kind === 'contradiction') deps.log.error({ deposit: deposit.id, state: report.state }, 'a report contradicts its deposit')
  if (outcome.kind !== 'nothing') await insertEvent(tx, { paymentId: deposit.id, at: now, source, report, outcome: outcome.kind })
  if (outcome.kind === 'paid') await credit(tx, deposit, outcome.credit, now)
  if (outcome.kind === 'held') await tellHeld(tx, deps, deposit)

  const change = { ...referencesOf(deposit, report, outcome), ...changeOf(outcome, report, now) }
  if (Object.keys(change).length === 0) return deposit
  if ('state' in change) tx.afterCommit(() => deps.topics.publish(`player/${deposit.player_id}`, 'balance'))
  return deposits.updateDeposit(tx, deposit.id, change)
}

async function tellHeld(tx: Tx, deps: PaymentsDeps, { id, player_id, amount, currency }: deposits.DepositRow): Promise<void> {
  await deps.tell(tx, player_id, { kind: 'deposit_held', key: `deposit_held/${id}`, amount, currency })
}

/** Moves what was received into the purse, once for the deposit. */
export async function credit(tx: Tx, deposit: deposits.DepositRow, amount: bigint, now: Date): Promise<void> {
  const { id, provider_id, player_id, currency } = deposit
  await mustPost(tx, {
    key: `deposit/${id}`,
    kind: 'deposit',
    postings: [{ from: world(provider_id, currency), to: purse(player_id, 'real'), amount, currency }],
    madeAt: now,
  })
}

/** What the first answer of the provider adds, whatever its state. */
function referencesOf(deposit: deposits.DepositRow, report: PaymentReport, outcome: DepositOutcome): deposits.DepositChange {
  if (outcome.kind === 'contradiction') return {}
  return {
    ...(deposit.provider_ref === null ? { provider_ref: report.providerRef } : {}),
    ...(deposit.page_url === null && report.pageUrl !== null ? { page_url: report.pageUrl } : {}),
    ...(deposit.instrument === null && report.instrument !== null ? { instrument: report.instrument } : {}),
  }
}

function changeOf(outcome: DepositOutcome, report: PaymentReport, now: Date): deposits.DepositChange {
  const confirmed = { confirmed: report.amount, confirmed_currency: report.currency, settled_at: now, ask_at: null, reason: null }
  switch (outcome.kind) {
    case 'pending':
      return { state: 'pending' }
    case 'failed':
      return { state: 'failed', reason: outcome.reason, settled_at: now, ask_at: new Date(now.getTime() + LATE_ASK_MS) }
    case 'paid':
      return { ...confirmed, state: 'paid', credited: outcome.credit, flags: outcome.flags }
    case 'held':
      return { ...confirmed, state: 'held', flags: outcome.flags }
    default:
      return {}
  }
}

/**
 * Asks the provider now, for a player who came back from its page. Throws Refusal('deposit_not_confirmed') when it does not answer:
 * then nobody knows whether the player has paid, and the sweep goes on asking.
 */
export async function checkDeposit(deps: PaymentsDeps, playerId: string, id: string): Promise<deposits.DepositRow> {
  const deposit = await getDeposit(deps, playerId, id)
  if ((deposit.state !== 'started' && deposit.state !== 'pending') || deposit.provider_ref === null) return deposit
  const asked = await askAboutDeposit(deps, deposit, 'return')
  if (!asked) throw new Refusal('deposit_not_confirmed', { deposit: id })
  return asked
}

/** Null when the provider is down or has never heard of the deposit. */
export async function askAboutDeposit(deps: PaymentsDeps, deposit: deposits.DepositRow, source: ReportSource) {
  if (deposit.provider_ref === null) return null
  try {
    return await settleDeposit(deps, await getProvider(deps, deposit.provider_id).lookUp(deposit.provider_ref), source)
  } catch (error) {
    if (!(error instanceof ThirdPartyDown)) throw error
    deps.log.warn({ err: error, deposit: deposit.id }, 'a provider could not be asked about a deposit')
    return null
  }
}

/** Throws Refusal('deposit_unknown') for another player's deposit as for none. */
export async function getDeposit(deps: Pick<PaymentsDeps, 'db'>, playerId: string, id: string): Promise<deposits.DepositRow> {
  const deposit = await deposits.findDeposit(deps.db, id)
  if (deposit?.player_id !== playerId) throw new Refusal('deposit_unknown')
  return deposit
}
