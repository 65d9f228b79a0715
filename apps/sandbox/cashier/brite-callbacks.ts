import { randomUUID } from 'node:crypto'
import {
  type BriteSession,
  type BriteTransaction,
  briteSessionState,
  briteTransactionState,
} from '#contracts/brite-api.ts'
import { currencyExponent } from '#rules/money.ts'
import type { StoredPayment, WidgetSession } from './cashier.store.ts'
import type { CashierDesk } from './desk.ts'

/** The id of the merchant: also the public key of its calls. */
export const MERCHANT_ID = 'baize'
const REORDER_MS = 4000

/**
 * Reports to the address that was given that a session or its transaction has come to a new state;
 * the state itself has to be requested.
 */
export function sendWidgetCallbacks(desk: CashierDesk, payment: StoredPayment): void {
  const session = desk.store.findWidgetSession('payment', payment.id)
  const { lateMs, repeat, silent, reorder } = desk.behaviour()
  if (!session || silent) return
  const transaction = showTransaction(payment, session)
  const { state } = showSession(desk, payment, session)
  for (const callback of session.callbacks) {
    const isDue =
      callback.session_state === state ||
      (transaction !== null && callback.transaction_state === transaction.state)
    if (!isDue) continue
    const change =
      callback.session_state === undefined
        ? { transaction_id: session.transactionId, transaction_state: transaction?.state }
        : { session_id: payment.id, session_state: state }
    const message = {
      id: randomUUID(),
      url: callback.url,
      body: JSON.stringify({ merchant_id: MERCHANT_ID, ...change }),
      unsigned: true,
    }
    const dueAt = desk.nowMs() + lateMs + (reorder && payment.state === 'pending' ? REORDER_MS : 0)
    for (let copy = 0; copy < repeat; copy++) desk.store.insertDelivery({ ...message, copy }, dueAt)
  }
}

export function showSession(
  desk: CashierDesk,
  payment: StoredPayment,
  session: WidgetSession,
): BriteSession {
  const verification = desk.store.findVerification(payment.id)
  const person = verification?.approval ? verification.person : null
  return {
    id: payment.id,
    state: sessionStateOf(desk, payment, session),
    amount: toUnits(payment.request.amount, payment.request.currency),
    currency_id: payment.request.currency,
    merchant_reference: payment.request.reference,
    transaction_id: showTransaction(payment, session)?.id ?? null,
    customer: person && {
      // The widget's own name for this person; the state's is the same everywhere.
      id: person.subject.replace('person-', 'customer-'),
      ssn: person.nationalId,
      firstname: person.firstName,
      lastname: person.lastName,
      dob: person.dateOfBirth,
      country_id: person.country,
      address: person.houseNumberAndStreetName,
      postal_code: person.postCode,
      city: person.city,
      phone: person.mobileNumber,
      email: person.email,
      gender: person.gender,
    },
  }
}

/** Returns null until an account has been chosen: before that there is nothing to pay. */
export function showTransaction(
  payment: StoredPayment,
  session: WidgetSession,
): BriteTransaction | null {
  const isWithdrawal = payment.request.kind !== 'deposit'
  const hasBegun =
    isWithdrawal ||
    payment.state === 'pending' ||
    payment.state === 'paid' ||
    Boolean(payment.instrument)
  if (!hasBegun) return null
  return {
    id: session.transactionId,
    type: isWithdrawal ? 'withdrawal' : 'deposit',
    state: transactionStateOf(payment),
    amount: toUnits(payment.amount, payment.currency),
    currency_id: payment.currency,
    merchant_reference: payment.request.reference,
    session_id: isWithdrawal ? (payment.request.refundOf ?? null) : payment.id,
    bank_account: payment.instrument || null,
    error: payment.reason,
  }
}

function sessionStateOf(desk: CashierDesk, payment: StoredPayment, session: WidgetSession): number {
  const at = briteSessionState
  if (payment.state === 'paid') return at.COMPLETED
  if (payment.state === 'declined' && payment.reason === 'cancelled') return at.ABORTED
  if (payment.state === 'declined' || payment.state === 'expired') return at.FAILED
  if (payment.state === 'pending')
    return payment.outcome?.kind === 'slow' ? at.COMPLETED : at.APPROVAL
  const approval = desk.store.findVerification(payment.id)?.approval
  if (approval === 'approved') return at.ACCOUNT_SELECTION
  if (approval === 'asked') return at.AUTH_COMPLETED
  return session.isOpened ? at.AUTH_STARTED : at.CREATED
}

function transactionStateOf({ state, request, reason }: StoredPayment): number {
  const at = briteTransactionState
  if (state === 'paid') return request.kind === 'deposit' ? at.CREDIT : at.SETTLED
  if (state === 'pending') return at.PENDING
  if (state === 'started') return at.CREATED
  return reason === 'cancelled' ? at.ABORTED : at.FAILED
}

function toUnits(minor: number, currency: string): number {
  return minor / 10 ** currencyExponent(currency)
}
