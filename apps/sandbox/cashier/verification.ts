import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import {
  type ApprovalRequest,
  approvalAnswer,
  type VerifiedPerson,
} from '#contracts/cashier-api.ts'
import { sign } from '#contracts/signature.ts'
import { inTransaction } from '../http/store.ts'
import type { StoredPayment, Verification } from './cashier.store.ts'
import type { CashierDesk } from './desk.ts'
import { confirm, decideSoon, decline, showPayment } from './payments.ts'
import { identityOf } from './persons.ts'

/** Most questions to the casino without an answer; after them the payer is not charged. */
const MOST_QUESTIONS = 8
const TIMEOUT_MS = 5000

/** The payer says who they are; a one-time code proves it. */
export function identify(
  desk: CashierDesk,
  payment: StoredPayment,
  person: VerifiedPerson,
  account: Parameters<typeof confirm>[2] = {
    instrument: '',
    outcome: { kind: 'paid' },
    needsChallenge: true,
  },
): void {
  if (payment.state !== 'started' || desk.store.findVerification(payment.id)?.approval) return
  desk.store.saveVerification({
    paymentId: payment.id,
    person: identityOf(person),
    approval: null,
    nextRequestAt: null,
    tries: 0,
  })
  confirm(desk, payment, { ...account, needsChallenge: true })
}

/** Takes the casino's yes or no; the first one counts. */
export function takeApproval(desk: CashierDesk, paymentId: string, approved: boolean): void {
  const verification = desk.store.findVerification(paymentId)
  if (verification?.approval !== 'asked') return
  desk.store.saveVerification({
    ...verification,
    approval: approved ? 'approved' : 'rejected',
    nextRequestAt: null,
  })
  if (!approved) decline(desk, paymentId, 'refused')
  else if (!desk.store.findWidgetSession('payment', paymentId)) decideSoon(desk, paymentId)
}

/**
 * Requests from the casino whether it wants the money of a payer who has just been identified,
 * until it answers.
 */
export async function sendDueQuestions(desk: CashierDesk, secret: string): Promise<void> {
  await Promise.all(
    desk.store
      .listDueQuestions(desk.nowMs())
      .map((verification) => sendQuestion(desk, secret, verification)),
  )
}

async function sendQuestion(
  desk: CashierDesk,
  secret: string,
  verification: Verification,
): Promise<void> {
  const payment = desk.store.findPayment(verification.paymentId)
  if (payment?.state !== 'started')
    return desk.store.saveVerification({ ...verification, nextRequestAt: null })
  const question: ApprovalRequest = {
    type: 'payment.approval',
    at: new Date(desk.nowMs()).toISOString(),
    payment: showPayment(desk, payment),
  }
  const approved = await send(
    desk,
    secret,
    payment.request.callbackUrl.replace(/callbacks$/, 'approvals'),
    JSON.stringify(question),
  )
  inTransaction(desk.store.database, () => {
    if (approved !== null) return takeApproval(desk, payment.id, approved)
    const tries = verification.tries + 1
    if (tries >= MOST_QUESTIONS) return takeApproval(desk, payment.id, false)
    desk.store.saveVerification({
      ...verification,
      tries,
      nextRequestAt: desk.nowMs() + 500 * 2 ** tries,
    })
  })
}

async function send(
  { nowMs }: CashierDesk,
  secret: string,
  url: string,
  body: string,
): Promise<boolean | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...sign(secret, randomUUID(), Math.floor(nowMs() / 1000), body),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok ? v.parse(approvalAnswer, await answer.json()).approved : null
  } catch {
    return null
  }
}
