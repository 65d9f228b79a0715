import { Refusal, ThirdPartyDown } from '../../kit/refusal.ts'
import { mustNotBeFrozen } from '../../ledger/freeze.ts'
import { mustNotExceed } from '../../players/attempts/rate-limit.ts'
import { findPlayer } from '../../players/player.ts'
import {
  callbackUrlOf,
  getPayer,
  getProvider,
  type Payer,
  type PaymentsDeps,
  returnUrlOf,
} from '../payments.deps.ts'
import type { PaymentOrder } from '../providers/provider.ts'
import * as deposits from './deposit.store.ts'
import { settleDeposit } from './deposit-settlement.ts'
import { checkAmount, type KnownMethod, type Methods } from './methods.ts'

export interface DepositRequest {
  playerId: string
  /** The client's own, the same for every press of the same button. */
  key: string
  methodId: string
  /** Minor units of the player's currency. */
  amount: bigint
  channel: 'account' | 'pay_n_play'
  /** Path on the casino's origin to which the player comes back. */
  returnPath: string
  language: string
  email?: string | undefined
  /** Fingerprint of the payer's device, where there is one. */
  fingerprint?: string | null
  bonusCode?: string | null
  /** Id of the request that starts it; null for a job. */
  requestId: string | null
}

/**
 * A deposit that was opened with its provider, and the token of the provider's widget where it has
 * one.
 */
export interface OpenedDeposit {
  deposit: deposits.DepositRow
  widgetToken: string | null
}

/** The first question about an undecided deposit; the sweep doubles the wait from here. */
const FIRST_LOOK_UP_MS = 15_000

/**
 * Opens a payment with the provider and returns the deposit with the page to pay on. With a key
 * that was used before it returns the deposit of that key. Throws Refusal('deposit_not_started')
 * when the provider cannot be reached: nothing was charged, because the player has seen no page to
 * pay on. Throws Refusal('money_frozen') when the currency is frozen, because the payment could not
 * be credited.
 */
export async function startDeposit(
  deps: PaymentsDeps,
  methods: Methods,
  request: DepositRequest,
): Promise<deposits.DepositRow> {
  return (await openDeposit(deps, methods, request)).deposit
}

/** Opens a payment as `startDeposit` does, for callers that can also show a provider's widget. */
export async function openDeposit(
  deps: PaymentsDeps,
  methods: Methods,
  request: DepositRequest,
): Promise<OpenedDeposit> {
  const { currency } = await mustPayIn(deps, request.playerId)
  await mustNotExceed(
    deps,
    [{ key: `deposit/${request.playerId}`, attempts: 60, windowS: 3600 }],
    request.requestId,
  )
  const use = request.channel === 'pay_n_play' ? 'PAY_N_PLAY' : 'DEPOSIT'
  const method = await methods.get(request.methodId, currency, use)
  checkWish(method, request)
  const deposit = await recordDeposit(deps, request, currency, method.providerId)
  const opened = isToBeOpened(deposit)
    ? await openWithProvider(deps, deposit, request)
    : { deposit, widgetToken: null }
  // A player who was excluded or held while the provider was called gets no page to pay on (G3).
  await mustPayIn(deps, request.playerId)
  return opened
}

async function mustPayIn(deps: PaymentsDeps, playerId: string): Promise<Payer> {
  const payer = await getPayer(deps, playerId, 'pay in')
  await deps.matches.mustBeFree(playerId)
  return payer
}

/** Throws a Refusal that names the field which the method does not take. */
export function checkWish(
  method: KnownMethod,
  { amount, email }: Pick<DepositRequest, 'amount' | 'email'>,
): void {
  checkAmount(amount, method.limit)
  if (method.needsEmail && !email)
    throw new Refusal('bad_input', { fields: { email: 'validations.mixed.required' } })
}

export type Opening = Pick<DepositRequest, 'returnPath' | 'language' | 'email'> &
  Pick<PaymentOrder, 'lifetimeS'>

/** Requests from the provider the payment of a deposit that has been written down. */
export async function openWithProvider(
  deps: PaymentsDeps,
  deposit: deposits.DepositRow,
  opening: Opening,
): Promise<OpenedDeposit> {
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
    return {
      deposit: (await settleDeposit(deps, report, 'start')) ?? deposit,
      widgetToken: report.widgetToken ?? null,
    }
  } catch (error) {
    if (!(error instanceof ThirdPartyDown)) throw error
    deps.log.warn(
      { err: error, deposit: deposit.id },
      'a deposit could not be opened with its provider',
    )
    throw new Refusal('deposit_not_started', { deposit: deposit.id, charged: false })
  }
}

async function recordDeposit(
  deps: PaymentsDeps,
  request: DepositRequest,
  currency: string,
  providerId: string,
) {
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
      ask_at: firstLookUpAt(now),
      bonus_code: bonusCode,
    })
    const deposit = await deposits.findDepositByKey(tx, playerId, key)
    if (!deposit) throw new Error('A deposit is gone right after it was recorded.')
    const isSame =
      deposit.method_id === methodId &&
      deposit.amount === amount &&
      deposit.bonus_code === bonusCode
    if (!isSame) throw new Refusal('duplicate_request', { charged: false })
    if (!isToBeOpened(deposit)) return deposit
    // A player who has been excluded or limited a moment ago is refused here as well (G3).
    const player = await findPlayer(tx, playerId)
    if (player && !player.active) throw new Refusal('account_not_active', { charged: false })
    await mustNotBeFrozen(tx, currency)
    return deposit
  })
}

/** Returns true while its page has not been shown yet, so that nothing has been paid. */
function isToBeOpened({ provider_ref, state }: deposits.DepositRow): boolean {
  return provider_ref === null && state === 'started'
}

/** When the sweep looks up a deposit that started at `now` for the first time. */
export function firstLookUpAt(now: Date): Date {
  return new Date(now.getTime() + FIRST_LOOK_UP_MS)
}
