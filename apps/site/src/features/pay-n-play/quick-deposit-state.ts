import type {
  DepositState,
  PaidUser,
  PayNPlayResult,
  ReceivedMoney,
} from './quick-deposit-queries.ts'

export interface RequestedPayment {
  id: string
  methodId: string
  /** Script of the widget, where the method has one. */
  scriptUrl: string | null
  /**
   * Amount that was requested, an exact decimal. Once money has come, only the sum that came is
   * shown.
   */
  amount: string
  currency: string
}

/** Why a payment failed, or why we did not take it from this person. */
export type FailureReason = NonNullable<DepositState['reason']> | RefusalCause
type RefusalCause =
  | 'ACCOUNT_NOT_ACTIVE'
  | 'UNDERAGE'
  | 'COUNTRY_BLOCKED'
  | 'OTHER_CURRENCY'
  | 'IDENTITY_UNCLEAR'
  | 'TOO_LATE'

/**
 * The status of the money of a payment that did not end well. `in_account`: it is in the account of
 * a player who may not play. `held`: it waits for an operator. `unknown`: it can no longer be
 * looked up at the server. `unreachable`: the connection was lost, and another query may bring the
 * answer.
 */
export type MoneyStatus =
  | 'not_charged'
  | 'returned'
  | 'in_account'
  | 'held'
  | 'unknown'
  | 'unreachable'

/** Where a quick deposit stands. */
export type QuickDepositState =
  | { name: 'request' }
  /** The provider's own page is open. */
  | { name: 'paying'; payment: RequestedPayment; url: string }
  /** Waiting for the provider; `token` opens its widget over the waiting, where it has one. */
  | { name: 'pending'; payment: RequestedPayment; token: string | null }
  | { name: 'login'; payment: RequestedPayment; received: ReceivedMoney }
  | { name: 'login_failed'; message: string }
  | { name: 'registration'; payment: RequestedPayment; user: PaidUser }
  | { name: 'paid'; received: ReceivedMoney }
  | {
      name: 'failed'
      payment: RequestedPayment
      reason: FailureReason | null
      moneyStatus: MoneyStatus
    }

export type QuickDepositEvent =
  | { name: 'started'; payment: RequestedPayment; result: PayNPlayResult }
  | { name: 'page_closed'; id: string }
  | { name: 'widget_closed'; id: string; status: number }
  | { name: 'login_given'; id: string; received: ReceivedMoney }
  | { name: 'user_given'; id: string; user: PaidUser }
  | { name: 'deposit_known'; id: string; deposit: DepositState }
  | { name: 'check_failed'; id: string; reason: FailureReason | null; moneyStatus: MoneyStatus }
  | { name: 'check_again'; id: string }
  | { name: 'login_failed'; id: string; message: string }
  | { name: 'reset' }

export const request: QuickDepositState = { name: 'request' }

/**
 * The statuses with which a bank's widget closes after it has done its work: aborted, failed,
 * completed.
 */
const WIDGET_DONE: readonly number[] = [10, 11, 12]

/**
 * Returns the state after an event. News of a payment that one has turned away from changes
 * nothing.
 */
export function afterEvent(state: QuickDepositState, event: QuickDepositEvent): QuickDepositState {
  if (event.name === 'reset') return request
  if (event.name === 'started') return opened(event.payment, event.result)
  if (!('payment' in state) || state.payment.id !== event.id) return state
  const { payment } = state
  switch (event.name) {
    case 'page_closed':
      return state.name === 'paying' ? { name: 'pending', payment, token: null } : state
    case 'widget_closed':
      if (state.name !== 'pending') return state
      return WIDGET_DONE.includes(event.status) ? { ...state, token: null } : request
    case 'check_again':
      return { name: 'pending', payment, token: null }
    case 'login_given':
      return { name: 'login', payment, received: event.received }
    case 'user_given':
      return { name: 'registration', payment, user: event.user }
    case 'login_failed':
      return { name: 'login_failed', message: event.message }
    case 'check_failed':
      return isWaiting(state) ? failure(payment, event.reason, event.moneyStatus) : state
    case 'deposit_known':
      return isWaiting(state) ? afterDeposit(state, event.deposit) : state
  }
}

/** Returns whether the payment is still undecided, as far as we know. */
export function isWaiting(
  state: QuickDepositState,
): state is Extract<QuickDepositState, { name: 'paying' | 'pending' }> {
  return state.name === 'paying' || state.name === 'pending'
}

function opened(payment: RequestedPayment, result: PayNPlayResult): QuickDepositState {
  if (result.__typename === 'PayNPlayRedirect') return { name: 'paying', payment, url: result.url }
  return { name: 'pending', payment, token: result.data?.token ?? null }
}

/**
 * A payer who cancelled on the provider's page knows that: they may choose again, without a
 * message.
 */
function failure(
  payment: RequestedPayment,
  reason: FailureReason | null,
  moneyStatus: MoneyStatus,
): QuickDepositState {
  return reason === 'CANCELLED' ? request : { name: 'failed', payment, reason, moneyStatus }
}

/**
 * An undecided payment is never called failed: it may still arrive. The received amount is shown,
 * not the requested one. Held money has arrived, so that there is nothing more to wait for.
 */
function afterDeposit(
  state: Extract<QuickDepositState, { payment: RequestedPayment }>,
  deposit: DepositState,
): QuickDepositState {
  const { amount, credited, currency, reason } = deposit
  if (deposit.state === 'PAID')
    return { name: 'paid', received: { amount: credited ?? amount, currency } }
  if (deposit.state === 'HELD') return failure(state.payment, null, 'held')
  if (deposit.state === 'FAILED') return failure(state.payment, reason, 'not_charged')
  return state
}
