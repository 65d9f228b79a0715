import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PaymentEvent, PaymentRequest } from '#contracts/cashier-api.ts'
import { type Behaviour, USUAL } from './behaviour.ts'
import { type CashierStore, openCashierStore } from './cashier.store.ts'
import type { CashierDesk } from './desk.ts'
import {
  answerChallenge,
  cancel,
  confirm,
  openPayment,
  runDueSteps,
  showPayment,
} from './payments.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-desk-'))
let store: CashierStore
let behaviour: Behaviour
let nowMs = 0
let desk: CashierDesk
let count = 0

beforeEach(() => {
  store = openCashierStore(join(folder, `${++count}.sqlite`))
  behaviour = USUAL
  nowMs = 1_000_000
  desk = { store, behaviour: () => behaviour, nowMs: () => nowMs, baseUrl: 'http://cashier.test' }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const request: PaymentRequest = {
  reference: 'ours',
  kind: 'deposit',
  methodId: 'cardinal',
  amount: 5000,
  currency: 'EUR',
  language: 'en',
  returnUrl: 'http://casino.test/closewindow',
  callbackUrl: 'http://casino.test/callbacks',
}
const paid = { instrument: '•••• 0007', outcome: { kind: 'paid' }, needsChallenge: false } as const

function later(ms: number) {
  nowMs += ms
  runDueSteps(desk)
}
const callbacks = () =>
  store.listDueDeliveries(nowMs + 1e9).map(({ body }) => (JSON.parse(body) as PaymentEvent).payment)
const now = () => {
  const payment = store.findByReference('ours')
  if (!payment) throw new Error('It is gone.')
  return payment
}

test('a payment is requested once per reference', () => {
  expect(openPayment(desk, request).id).toBe(openPayment(desk, request).id)
  expect(showPayment(desk, now())).toMatchObject({
    state: 'started',
    url: expect.stringContaining('/pay/'),
  })
})

test('a confirmed payment is pending, then paid, and both states are reported', () => {
  openPayment(desk, request)
  confirm(desk, now(), paid)
  later(2000)
  expect(callbacks().map(({ state }) => state)).toEqual(['pending', 'paid'])
  expect(showPayment(desk, now())).toMatchObject({
    state: 'paid',
    amount: 5000,
    instrument: '•••• 0007',
  })
})

test('confirming twice pays once', () => {
  openPayment(desk, request)
  confirm(desk, now(), paid)
  confirm(desk, now(), paid)
  later(2000)
  expect(callbacks()).toHaveLength(2)
})

test('the third wrong code ends a payment', () => {
  openPayment(desk, request)
  confirm(desk, now(), { ...paid, needsChallenge: true })
  for (let tries = 0; tries < 3; tries++) expect(answerChallenge(desk, now(), 'wrong')).toBe(false)
  expect(now()).toMatchObject({ state: 'declined', reason: 'wrong_data', challenge: null })
})

test('the right code lets it through', () => {
  openPayment(desk, request)
  confirm(desk, now(), { ...paid, needsChallenge: true })
  expect(answerChallenge(desk, now(), now().challenge ?? '')).toBe(true)
  later(2000)
  expect(now().state).toBe('paid')
})

test('a late payment follows its own failure', () => {
  openPayment(desk, request)
  confirm(desk, now(), { ...paid, outcome: { kind: 'late' } })
  later(2000)
  expect(now().state).toBe('declined')
  later(20_000)
  expect(callbacks().map(({ state }) => state)).toEqual(['pending', 'declined', 'paid'])
})

test('a payment that was cancelled stays so, and an unpaid one expires', () => {
  openPayment(desk, request)
  cancel(desk, now())
  later(3_600_000)
  expect(now()).toMatchObject({ state: 'declined', reason: 'cancelled' })
  openPayment(desk, { ...request, reference: 'another' })
  later(3_600_000)
  expect(store.findByReference('another')?.state).toBe('expired')
})

test('P8 on demand it repeats itself, sends a wrong amount or currency, or sends nothing', () => {
  behaviour = { ...USUAL, repeat: 3, amount: 1, currency: 'SEK' }
  openPayment(desk, request)
  confirm(desk, now(), paid)
  later(2000)
  expect(callbacks().filter(({ state }) => state === 'paid')).toEqual(
    Array(3).fill(expect.objectContaining({ amount: 1, currency: 'SEK' })),
  )
  behaviour = { ...USUAL, silent: true }
  openPayment(desk, { ...request, reference: 'silent', kind: 'payout' })
  later(10_000)
  expect(store.findByReference('silent')?.state).toBe('paid')
  expect(callbacks().some(({ reference }) => reference === 'silent')).toBe(false)
})

test('a payout is paid after a while, or declined when the panel sets it', () => {
  openPayment(desk, { ...request, kind: 'payout' })
  behaviour = { ...USUAL, payout: 'decline' }
  openPayment(desk, { ...request, kind: 'payout', reference: 'second' })
  later(5000)
  expect(now().state).toBe('paid')
  expect(store.findByReference('second')).toMatchObject({
    state: 'declined',
    reason: 'rejected_by_bank',
  })
})
