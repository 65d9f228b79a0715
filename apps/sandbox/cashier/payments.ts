import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type {
  Payment,
  PaymentEvent,
  PaymentRequest,
  PaymentState,
  RefundRequest,
} from '#contracts/cashier-api.ts'
import { inTransaction } from '../http/store.ts'
import { sendWidgetCallbacks } from './brite-callbacks.ts'
import type { Step, StoredPayment, StoredRequest } from './cashier.store.ts'
import { plainCode } from './confirmations.ts'
import type { CashierDesk } from './desk.ts'
import type { Outcome } from './outcomes.ts'

/** A session on the payment page lives this long. */
const LIFETIME_MS = 30 * 60_000
const SLOW_MS = 20_000
const PAYOUT_MS = 4000
const REORDER_MS = 4000
export const MAX_TRIES = 3

/** Gives a paid deposit back; null when there is no such deposit, or not so much of it. */
export function openRefund(
  desk: CashierDesk,
  { paymentId, ...order }: RefundRequest,
): StoredPayment | null {
  const known = desk.store.findByReference(order.reference)
  if (known) return known
  const deposit = desk.store.findPayment(paymentId)
  if (deposit?.request.kind !== 'deposit' || deposit.state !== 'paid') return null
  if (order.currency !== deposit.currency || order.amount > deposit.amount) return null
  return openPayment(desk, { ...deposit.request, ...order, kind: 'refund', refundOf: paymentId })
}

/** Opens a payment, or answers the one that has this reference. */
export function openPayment(
  desk: CashierDesk,
  request: PaymentRequest | StoredRequest,
): StoredPayment {
  const known = desk.store.findByReference(request.reference)
  if (known) return known
  const id = `pay_${randomBytes(18).toString('base64url')}`
  const isPayout = request.kind !== 'deposit'
  desk.store.insertPayment({
    id,
    request,
    state: isPayout ? 'pending' : 'started',
    openedAt: desk.nowMs(),
  })
  const { payout } = desk.behaviour()
  if (isPayout && payout !== 'wait')
    plan(
      desk,
      id,
      payout === 'approve' ? 'paid' : 'declined',
      PAYOUT_MS,
      payout === 'approve' ? null : 'rejected_by_bank',
    )
  if (!isPayout)
    plan(desk, id, 'expired', request.lifetimeS ? request.lifetimeS * 1000 : LIFETIME_MS, 'expired')
  return mustFind(desk, id)
}

/** The payer has confirmed: either a challenge comes first, or the decision is on its way. */
export function confirm(
  desk: CashierDesk,
  payment: StoredPayment,
  {
    instrument,
    outcome,
    needsChallenge,
  }: { instrument: string; outcome: Outcome; needsChallenge: boolean },
): void {
  if (payment.state !== 'started') return
  const willBe: Outcome = desk.behaviour().decline
    ? { kind: 'declined', reason: 'rejected_by_bank' }
    : outcome
  const challenge = needsChallenge ? String(randomInt(100_000, 1_000_000)) : null
  desk.store.savePayment({ ...payment, instrument, outcome: willBe, challenge, tries: 0 })
  if (!needsChallenge) decideSoon(desk, payment.id)
}

/** Stores the bank account from which the payer pays, after the casino has accepted the payer. */
export function chooseAccount(
  desk: CashierDesk,
  payment: StoredPayment,
  { instrument, outcome }: { instrument: string; outcome: Outcome },
): void {
  if (payment.state !== 'started' || payment.instrument) return
  const willBe: Outcome = desk.behaviour().decline
    ? { kind: 'declined', reason: 'rejected_by_bank' }
    : outcome
  desk.store.savePayment({ ...payment, instrument, outcome: willBe })
  decideSoon(desk, payment.id)
}

/** Returns true when the code was right. The third wrong one ends the payment. */
export function answerChallenge(desk: CashierDesk, payment: StoredPayment, code: string): boolean {
  if (payment.state !== 'started' || payment.challenge === null) return true
  if (plainCode(code) === payment.challenge) {
    desk.store.savePayment({ ...payment, challenge: null })
    requestApproval(desk, payment.id)
    return true
  }
  const tries = payment.tries + 1
  desk.store.savePayment({ ...payment, tries, ...(tries >= MAX_TRIES ? { challenge: null } : {}) })
  if (tries >= MAX_TRIES) decline(desk, payment.id, 'wrong_data')
  return false
}

export function cancel(desk: CashierDesk, payment: StoredPayment): void {
  if (payment.state === 'started') change(desk, payment.id, 'declined', 'cancelled')
}

/** Does what has become due. */
export function runDueSteps(desk: CashierDesk): void {
  for (const step of desk.store.listDueSteps(desk.nowMs())) {
    inTransaction(desk.store.database, () => {
      desk.store.deleteStep(step)
      takeStep(desk, step)
    })
  }
}

function takeStep(desk: CashierDesk, { paymentId, state, reason }: Step): void {
  const { state: before } = mustFind(desk, paymentId)
  const isOver = before === 'paid' || (before === 'declined' && state !== 'paid')
  if (isOver || (state === 'expired' && before !== 'started')) return
  change(desk, paymentId, state, reason)
}

/**
 * A payer who has shown who they are waits for the casino's yes; one who has only paid does not.
 */
function requestApproval(desk: CashierDesk, id: string): void {
  const verification = desk.store.findVerification(id)
  if (!verification) {
    decideSoon(desk, id)
    return
  }
  const isWidget = desk.store.findWidgetSession('payment', id) !== null
  desk.store.saveVerification({
    ...verification,
    approval: 'asked',
    nextRequestAt: isWidget ? null : desk.nowMs(),
  })
  if (isWidget) sendWidgetCallbacks(desk, mustFind(desk, id))
}

export function decline(
  desk: CashierDesk,
  id: string,
  reason: NonNullable<Payment['reason']>,
): void {
  change(desk, id, 'declined', reason)
}

export function decideSoon(desk: CashierDesk, id: string): void {
  const { outcome } = mustFind(desk, id)
  const { decisionMs } = desk.behaviour()
  change(desk, id, 'pending', null)
  if (outcome?.kind === 'declined') plan(desk, id, 'declined', decisionMs, outcome.reason)
  if (outcome?.kind === 'paid') plan(desk, id, 'paid', decisionMs, null)
  if (outcome?.kind === 'slow') plan(desk, id, 'paid', SLOW_MS, null)
  if (outcome?.kind === 'late') {
    plan(desk, id, 'declined', decisionMs, 'rejected_by_bank')
    plan(desk, id, 'paid', SLOW_MS, null)
  }
}

function plan(
  desk: CashierDesk,
  paymentId: string,
  state: PaymentState,
  inMs: number,
  reason: string | null,
): void {
  desk.store.insertStep({ paymentId, state, reason, dueAt: desk.nowMs() + inMs })
}

/** Changes the state and reports it to the casino, with as much truth as the panel allows. */
function change(desk: CashierDesk, id: string, state: PaymentState, reason: string | null): void {
  const payment = mustFind(desk, id)
  const { amount, currency, lateMs, repeat, silent, reorder } = desk.behaviour()
  const lie =
    state === 'paid'
      ? { amount: amount ?? payment.amount, currency: currency ?? payment.currency }
      : {}
  const changed = { ...payment, ...lie, state, reason }
  desk.store.savePayment(changed)
  if (silent) return
  if (desk.store.findWidgetSession('payment', id)) {
    sendWidgetCallbacks(desk, changed)
    return
  }
  const event: PaymentEvent = {
    type: 'payment.updated',
    at: new Date(desk.nowMs()).toISOString(),
    payment: showPayment(desk, changed),
  }
  const message = {
    id: randomUUID(),
    url: payment.request.callbackUrl,
    body: JSON.stringify(event),
    unsigned: false,
  }
  const dueAt = desk.nowMs() + lateMs + (reorder && state === 'pending' ? REORDER_MS : 0)
  for (let copy = 0; copy < repeat; copy++) desk.store.insertDelivery({ ...message, copy }, dueAt)
}

/** A payment as the casino sees it. */
export function showPayment(
  desk: Pick<CashierDesk, 'baseUrl' | 'store'>,
  payment: StoredPayment,
): Payment {
  const verification = desk.store.findVerification(payment.id)
  const { id, request, state, amount, currency, instrument, reason } = payment
  return {
    id,
    reference: request.reference,
    kind: request.kind,
    state,
    amount,
    currency,
    ...(request.kind === 'deposit' && state === 'started'
      ? { url: `${desk.baseUrl}/pay/${id}` }
      : {}),
    ...(instrument === null ? {} : { instrument }),
    ...(reason === null ? {} : { reason: reason as NonNullable<Payment['reason']> }),
    ...(verification?.approval ? { person: verification.person } : {}),
  }
}

function mustFind(desk: CashierDesk, id: string): StoredPayment {
  const payment = desk.store.findPayment(id)
  if (!payment) throw new Error(`The cashier has lost ${id}.`)
  return payment
}
