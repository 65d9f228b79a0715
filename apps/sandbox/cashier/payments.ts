import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Payment, PaymentEvent, PaymentRequest, PaymentState } from '#contracts/cashier-api.ts'
import { inTransaction } from '../http/store.ts'
import type { Behaviour } from './behaviour.ts'
import type { CashierStore, Step, StoredPayment } from './cashier.store.ts'
import type { Outcome } from './outcomes.ts'

export interface CashierDesk {
  store: CashierStore
  behaviour: () => Behaviour
  nowMs: () => number
  /** Where the payer's pages are: `{origin}/cashier`. */
  baseUrl: string
}

/** A session on the payment page lives this long. */
const LIFETIME_MS = 30 * 60_000
const SLOW_MS = 20_000
const PAYOUT_MS = 4000
export const MAX_TRIES = 3

/** Opens a payment, or answers the one that has this reference. */
export function openPayment(desk: CashierDesk, request: PaymentRequest): StoredPayment {
  const known = desk.store.findByReference(request.reference)
  if (known) return known
  const id = `pay_${randomBytes(18).toString('base64url')}`
  const isPayout = request.kind === 'payout'
  desk.store.insertPayment({ id, request, state: isPayout ? 'pending' : 'started', openedAt: desk.nowMs() })
  const { payout } = desk.behaviour()
  if (isPayout && payout !== 'wait')
    plan(desk, id, payout === 'approve' ? 'paid' : 'declined', PAYOUT_MS, payout === 'approve' ? null : 'rejected_by_bank')
  if (!isPayout) plan(desk, id, 'expired', LIFETIME_MS, 'expired')
  return mustFind(desk, id)
}

/** The payer has confirmed: either a challenge comes first, or the decision is on its way. */
export function confirm(
  desk: CashierDesk,
  payment: StoredPayment,
  { instrument, outcome, needsChallenge }: { instrument: string; outcome: Outcome; needsChallenge: boolean },
): void {
  if (payment.state !== 'started') return
  const willBe: Outcome = desk.behaviour().decline ? { kind: 'declined', reason: 'rejected_by_bank' } : outcome
  const challenge = needsChallenge ? String(randomInt(100_000, 1_000_000)) : null
  desk.store.savePayment({ ...payment, instrument, outcome: willBe, challenge, tries: 0 })
  if (!needsChallenge) decideSoon(desk, payment.id)
}

/** True when the code was right. The third wrong one ends the payment. */
export function answerChallenge(desk: CashierDesk, payment: StoredPayment, code: string): boolean {
  if (payment.state !== 'started' || payment.challenge === null) return true
  if (code.replaceAll(' ', '') === payment.challenge) {
    desk.store.savePayment({ ...payment, challenge: null })
    decideSoon(desk, payment.id)
    return true
  }
  const tries = payment.tries + 1
  desk.store.savePayment({ ...payment, tries, ...(tries >= MAX_TRIES ? { challenge: null } : {}) })
  if (tries >= MAX_TRIES) change(desk, payment.id, 'declined', 'wrong_data')
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

function decideSoon(desk: CashierDesk, id: string): void {
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

function plan(desk: CashierDesk, paymentId: string, state: PaymentState, inMs: number, reason: string | null): void {
  desk.store.insertStep({ paymentId, state, reason, dueAt: desk.nowMs() + inMs })
}

/** Changes the state and tells the casino, with as much truth as the panel allows. */
function change(desk: CashierDesk, id: string, state: PaymentState, reason: string | null): void {
  const payment = mustFind(desk, id)
  const { amount, currency, lateMs, repeat, silent } = desk.behaviour()
  const lie = state === 'paid' ? { amount: amount ?? payment.amount, currency: currency ?? payment.currency } : {}
  const changed = { ...payment, ...lie, state, reason }
  desk.store.savePayment(changed)
  if (silent) return
  const event: PaymentEvent = { type: 'payment.updated', at: new Date(desk.nowMs()).toISOString(), payment: showPayment(desk, changed) }
  const message = { id: randomUUID(), url: payment.request.callbackUrl, body: JSON.stringify(event) }
  for (let copy = 0; copy < repeat; copy++) desk.store.insertDelivery({ ...message, copy }, desk.nowMs() + lateMs)
}

/** A payment as the casino sees it. */
export function showPayment(desk: Pick<CashierDesk, 'baseUrl'>, payment: StoredPayment): Payment {
  const { id, request, state, amount, currency, instrument, reason } = payment
  return {
    id,
    reference: request.reference,
    kind: request.kind,
    state,
    amount,
    currency,
    ...(request.kind === 'deposit' && state === 'started' ? { url: `${desk.baseUrl}/pay/${id}` } : {}),
    ...(instrument === null ? {} : { instrument }),
    ...(reason === null ? {} : { reason: reason as NonNullable<Payment['reason']> }),
  }
}

function mustFind(desk: CashierDesk, id: string): StoredPayment {
  const payment = desk.store.findPayment(id)
  if (!payment) throw new Error(`The cashier has lost ${id}.`)
  return payment
}
