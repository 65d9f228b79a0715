import type { Tx } from '../../db/database.ts'
import { Refusal, ThirdPartyDown } from '../../kit/refusal.ts'
import { purse, world } from '../../ledger/accounts.ts'
import { mustNotBeFrozen } from '../../ledger/freeze.ts'
import { mustPost } from '../../ledger/post.ts'
import { mustNotExceed, takeAttempt } from '../../players/attempts/rate-limit.ts'
import { findPlayer } from '../../players/player.ts'
import { insertEvent, type ReportSource } from '../callbacks/callback.store.ts'
import { isReportOn } from '../callbacks/report-on.ts'
import { callbackUrlOf, getPayer, getProvider, type Payer, type PaymentsDeps, returnUrlOf } from '../payments.deps.ts'
import type { PaymentOrder, PaymentReport } from '../providers/provider.ts'
import * as deposits from './deposit.store.ts'
import { type DepositOutcome, decideDeposit } from './deposit-outcome.ts'
import { checkAmount, type KnownMethod, type Methods } from './methods.ts'
import { mayTake, recognisePayer } from './payer.ts'
import { openRegistration, payNPlayTopic, unclaimed } from './unclaimed.ts'

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
  /** Fingerprint of the payer's device, where it could be had. */
  fingerprint?: string | null
  bonusCode?: string | null
  /** Id of the request that asks for it; null for a job. */
  requestId: string | null
}

/** A deposit that was opened with its provider, and the token of the provider's widget where it has one. */
export interface OpenedDeposit {
  deposit: deposits.DepositRow
  widgetToken: string | null
}

/** The first question about an undecided deposit; the sweep doubles the wait from here. */
const FIRST_ASK_MS = 15_000
/** A failed payment can still arrive late: its provider is asked again after this. */
const LATE_ASK_MS = 3_600_000

/**
 * Opens a payment with the provider and answers the deposit with the page to pay on. With a key that was used before it answers the
 * same deposit. Throws Refusal('deposit_not_started') when the provider cannot be reached: nothing was charged, because nobody has
 * seen a page to pay on. Throws Refusal('money_frozen') where what is paid could not be credited.
 */
export async function startDeposit(deps: PaymentsDeps, methods: Methods, request: DepositRequest): Promise<deposits.DepositRow> {
  return (await openDeposit(deps, methods, request)).deposit
}

/** As startDeposit, for callers that can also show a provider's widget. */
export async function openDeposit(deps: PaymentsDeps, methods: Methods, request: DepositRequest): Promise<OpenedDeposit> {
  const { currency } = await mustPayIn(deps, request.playerId)
  await mustNotExceed(deps, [{ key: `deposit/${request.playerId}`, attempts: 60, windowS: 3600 }], request.requestId)
  const use = request.channel === 'pay_n_play' ? 'PAY_N_PLAY' : 'DEPOSIT'
  const method = await methods.get(request.methodId, currency, use)
  checkWish(method, request)
  const deposit = await recordDeposit(deps, request, currency, method.providerId)
  const opened = isToBeOpened(deposit) ? await openWithProvider(deps, deposit, request) : { deposit, widgetToken: null }
  // Who was excluded or held while the provider was asked gets no page to pay on (G3).
  await mustPayIn(deps, request.playerId)
  return opened
}

async function mustPayIn(deps: PaymentsDeps, playerId: string): Promise<Payer> {
  const payer = await getPayer(deps, playerId, 'pay in')
  await deps.matches.mustBeFree(playerId)
  return payer
}

/** Throws a Refusal that names the field which the method does not take. */
export function checkWish(method: KnownMethod, { amount, email }: Pick<DepositRequest, 'amount' | 'email'>): void {
  checkAmount(amount, method.limit)
  if (method.needsEmail && !email) throw new Refusal('bad_input', { fields: { email: 'validations.mixed.required' } })
}

export type Opening = Pick<DepositRequest, 'returnPath' | 'language' | 'email'> & Pick<PaymentOrder, 'lifetimeS'>

/** Asks the provider for the payment of a deposit that has been written down. */
export async function openWithProvider(deps: PaymentsDeps, deposit: deposits.DepositRow, opening: Opening): Promise<OpenedDeposit> {
  const { returnPath, ...rest } = opening
  try {
    const report = await getProvider(deps, deposit.provider_id).start({
      reference: deposit.id,
      kind: 'deposit',
      methodId: deposit.method_id,
      amount: deposit.amount,
      currency: deposit.currency,
      language: rest.language,
      returnUrl: returnUrlOf(deps, returnPath),
      callbackUrl: callbackUrlOf(deps, deposit.provider_id),
      email: rest.email,
      lifetimeS: rest.lifetimeS,
    })
    return { deposit: (await settleDeposit(deps, report, 'start')) ?? deposit, widgetToken: report.widgetToken ?? null }
  } catch (error) {
    if (!(error instanceof ThirdPartyDown)) throw error
    deps.log.warn({ err: error, deposit: deposit.id }, 'a deposit could not be opened with its provider')
    throw new Refusal('deposit_not_started', { deposit: deposit.id, charged: false })
  }
}

async function recordDeposit(deps: PaymentsDeps, request: DepositRequest, currency: string, providerId: string) {
  const now = deps.clock.now()
  const { playerId, key, methodId, amount, channel, fingerprint = null, bonusCode = null } = request
  return deps.db.transaction(async (tx) => {
    await deposits.insertDeposit(tx, {
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
      ask_at: firstAskAt(now),
      bonus_code: bonusCode,
    })
    const deposit = await deposits.findDepositByKey(tx, playerId, key)
    if (!deposit) throw new Error('A deposit is gone right after it was recorded.')
    const isSame = deposit.method_id === methodId && deposit.amount === amount && deposit.bonus_code === bonusCode
    if (!isSame) throw new Refusal('duplicate_request', { charged: false })
    if (!isToBeOpened(deposit)) return deposit
    // Who has been excluded or limited a moment ago is refused here as well (G3).
    const player = await findPlayer(tx, playerId)
    if (player && !player.active) throw new Refusal('account_not_active', { charged: false })
    await mustNotBeFrozen(tx, currency)
    return deposit
  })
}

/** Its page has not been shown yet, so nothing has been paid. */
function isToBeOpened({ provider_ref, state }: deposits.DepositRow): boolean {
  return provider_ref === null && state === 'started'
}

/** When the sweep asks about a deposit that started at `now` for the first time. */
export function firstAskAt(now: Date): Date {
  return new Date(now.getTime() + FIRST_ASK_MS)
}

/** The one way a deposit is settled: browser return, callback and sweep all come here. Null for a payment that is not ours. */
export async function settleDeposit(deps: PaymentsDeps, report: PaymentReport, source: ReportSource): Promise<deposits.DepositRow | null> {
  return deps.db.transaction((tx) => settleDepositIn(tx, deps, report, source))
}

/** As settleDeposit, within a transaction that also records where the report came from. */
export async function settleDepositIn(tx: Tx, deps: PaymentsDeps, report: PaymentReport, source: ReportSource) {
  const known = await deposits.lockDeposit(tx, report.reference)
  if (!known) return null
  const outcome = decideDeposit(known, report)
  const now = deps.clock.now()
  if (outcome.kind === 'contradiction')
    deps.log.error({ deposit: known.id, provider: report.providerId, state: report.state }, 'a report contradicts its deposit')
  const deposit = outcome.kind === 'contradiction' ? known : await recognisePayer(tx, deps, known, report)
  if (outcome.kind !== 'nothing') await insertEvent(tx, { paymentId: deposit.id, at: now, source, report, outcome: outcome.kind })
  if (outcome.kind === 'paid') await receive(tx, deps, deposit, outcome.credit)
  if (outcome.kind === 'held') await tellHeld(tx, deps, deposit, report)

  const change = { ...referencesOf(deposit, report, outcome), ...changeOf(deposit, outcome, report, now) }
  if ('state' in change || deposit !== known) tx.afterCommit(() => publish(deps, deposit))
  return Object.keys(change).length === 0 ? deposit : deposits.updateDeposit(tx, deposit.id, change)
}

/** The player is told the sum that came in: they see it at their bank, and not always the one that they were asked for. */
async function tellHeld(
  tx: Tx,
  deps: PaymentsDeps,
  { id, player_id }: deposits.DepositRow,
  { amount, currency }: Pick<PaymentReport, 'amount' | 'currency'>,
): Promise<void> {
  if (player_id !== null) await deps.tell(tx, player_id, { kind: 'deposit_held', key: `deposit_held/${id}`, amount, currency })
}

/** Money has come in: for the player, or without an account until the payer registers. */
async function receive(tx: Tx, deps: PaymentsDeps, deposit: deposits.DepositRow, amount: bigint): Promise<void> {
  if (deposit.player_id !== null) await giveBonus(tx, deps, deposit, { playerId: deposit.player_id, credited: amount })
  await credit(tx, deposit, amount, deps.clock.now())
  if (deposit.player_id === null) await openRegistration(tx, deps, deposit.id)
}

/**
 * Gives the bonus that was chosen with a deposit to the player who gets its money. It comes before the money itself: a bet locks the
 * bonus purse before the real one, and two that lock them the other way round would wait for each other.
 */
export async function giveBonus(
  tx: Tx,
  { bonuses }: Pick<PaymentsDeps, 'bonuses'>,
  { id, currency, bonus_code }: deposits.DepositRow,
  to: { playerId: string; credited: bigint },
): Promise<void> {
  if (bonus_code !== null) await bonuses.giveForDeposit(tx, { id, currency, bonusCode: bonus_code, ...to })
}

/** Tells open pages that a deposit has changed. Call it after the commit. */
export function publish({ topics }: Pick<PaymentsDeps, 'topics'>, { id, player_id, channel }: deposits.DepositRow): void {
  if (player_id !== null) topics.publish(`player/${player_id}`, 'balance')
  if (channel === 'pay_n_play') topics.publish(payNPlayTopic(id), 'deposit')
}

/** Moves what was received into the purse, once for the deposit; unclaimed money waits for its owner. */
export async function credit(tx: Tx, deposit: deposits.DepositRow, amount: bigint, now: Date): Promise<void> {
  const { id, provider_id, player_id, currency } = deposit
  const to = player_id === null ? unclaimed(currency) : purse(player_id, 'real')
  await mustPost(tx, {
    key: `deposit/${id}`,
    kind: player_id === null ? 'deposit_unclaimed' : 'deposit',
    postings: [{ from: world(provider_id, currency), to, amount, currency }],
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

function changeOf(deposit: deposits.DepositRow, outcome: DepositOutcome, report: PaymentReport, now: Date): deposits.DepositChange {
  const confirmed = { confirmed: report.amount, confirmed_currency: report.currency, settled_at: now, ask_at: null, reason: null }
  switch (outcome.kind) {
    case 'pending':
      return { state: 'pending' }
    case 'failed':
      return { state: 'failed', reason: outcome.reason, settled_at: now, ask_at: new Date(now.getTime() + LATE_ASK_MS) }
    case 'paid':
      return { ...confirmed, state: 'paid', credited: outcome.credit, flags: [...deposit.flags, ...outcome.flags] }
    case 'held':
      return { ...confirmed, state: 'held', flags: [...deposit.flags, ...outcome.flags] }
    default:
      return {}
  }
}

/**
 * Asks the provider now, for a player who came back from its page. Throws Refusal('deposit_not_confirmed') when it does not answer:
 * then it is unknown whether the player has paid, and the sweep goes on asking.
 */
export async function checkDeposit(deps: PaymentsDeps, playerId: string, id: string): Promise<deposits.DepositRow> {
  const deposit = await getDeposit(deps, playerId, id)
  if ((deposit.state !== 'started' && deposit.state !== 'pending') || deposit.provider_ref === null) return deposit
  const asked = await askForPayer(deps, deposit)
  if (!asked) throw new Refusal('deposit_not_confirmed', { deposit: id })
  return asked
}

/** Settles what a provider says, and answers it when it waits for our yes. Null for a payment that is not ours. */
export async function hearReport(deps: PaymentsDeps, report: PaymentReport, source: ReportSource): Promise<deposits.DepositRow | null> {
  const deposit = await settleDeposit(deps, report, source)
  if (!deposit || !report.awaitsApproval || !isReportOn(deposit, report)) return deposit
  await getProvider(deps, deposit.provider_id).answer?.(report.providerRef, (await mayTake(deps, deposit)) ? 'approve' : 'reject')
  return deposit
}

/** Payers who wait ask again and again, in several tabs: their provider is asked five times in ten seconds for all of them. */
export async function askForPayer(deps: PaymentsDeps, deposit: deposits.DepositRow): Promise<deposits.DepositRow | null> {
  const waitS = await takeAttempt(deps, [{ key: `ask-about/${deposit.id}`, attempts: 5, windowS: 10, isOrdinary: true }], null)
  return waitS > 0 ? deposit : askAboutDeposit(deps, deposit, 'return')
}

/** Null when the provider is down or has never heard of the deposit. */
export async function askAboutDeposit(deps: PaymentsDeps, deposit: deposits.DepositRow, source: ReportSource) {
  if (deposit.provider_ref === null) return null
  try {
    return await hearReport(deps, await getProvider(deps, deposit.provider_id).lookUp(deposit.provider_ref), source)
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
