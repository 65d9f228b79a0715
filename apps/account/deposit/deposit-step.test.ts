import { expect, test } from 'vitest'
import type { Deposit } from './deposit-queries.ts'
import { type DepositStep, firstStep, nextStep, sumOf } from './deposit-step.ts'

const deposit: Deposit = {
  id: 'd1',
  methodId: 'cardinal',
  state: 'STARTED',
  currency: 'EUR',
  amount: '50.00',
  credited: null,
  received: null,
  reason: null,
  url: 'https://cashier.test/pay/1',
}
const method = {
  id: 'cardinal',
  name: 'Cardinal',
  needsEmail: false,
  logos: { light: '' },
  limit: null,
}

test('a deposit with one method chooses it by itself, and offers several', () => {
  expect(firstStep([method])).toEqual({ at: 'amount', methodId: 'cardinal' })
  expect(firstStep([method, { ...method, id: 'other' }])).toEqual({ at: 'methods' })
})

test('the way to a payment: method, amount, page, check, end', () => {
  let step: DepositStep = { at: 'methods' }
  step = nextStep(step, { type: 'choose', methodId: 'cardinal' })
  step = nextStep(step, { type: 'started', deposit })
  expect(step.at).toBe('paying')
  step = nextStep(step, { type: 'left' })
  expect(step.at).toBe('checking')
  step = nextStep(step, {
    type: 'reported',
    deposit: { ...deposit, state: 'PAID', credited: '50.00', url: null },
  })
  expect(step).toMatchObject({ at: 'ended', deposit: { state: 'PAID' } })
})

test('news while the page is open does not tear it away', () => {
  const step = nextStep(
    { at: 'paying', deposit },
    { type: 'reported', deposit: { ...deposit, state: 'PAID', url: null } },
  )
  expect(step).toMatchObject({ at: 'paying', deposit: { state: 'PAID', url: deposit.url } })
})

test('news about another deposit changes nothing', () => {
  const step: DepositStep = { at: 'checking', deposit }
  expect(
    nextStep(step, { type: 'reported', deposit: { ...deposit, id: 'd2', state: 'PAID' } }),
  ).toBe(step)
})

test('a page that was left unpaid can be opened again, a decided one cannot', () => {
  expect(nextStep({ at: 'ended', deposit }, { type: 'continue' }).at).toBe('paying')
  expect(
    nextStep(
      { at: 'ended', deposit: { ...deposit, state: 'FAILED', url: null } },
      { type: 'continue' },
    ).at,
  ).toBe('ended')
})

test('a failed payment leads back to the amount of the same method', () => {
  const failed = { ...deposit, state: 'FAILED' as const, url: null }
  expect(nextStep({ at: 'ended', deposit: failed }, { type: 'again' })).toEqual({
    at: 'amount',
    methodId: 'cardinal',
  })
})

test('the shown sum is the requested amount, and the received amount once it has come in', () => {
  expect(sumOf(deposit)).toEqual({ amount: '50.00', currency: 'EUR' })
  expect(sumOf({ ...deposit, received: { amount: '410.00', currency: 'SEK' } })).toEqual({
    amount: '410.00',
    currency: 'SEK',
  })
})

test('a payment that could not be confirmed stays in doubt until something is decided', () => {
  const doubt: DepositStep = { at: 'ended', deposit: { ...deposit, state: 'PENDING' } }
  expect(nextStep(doubt, { type: 'reported', deposit })).toBe(doubt)
  expect(
    nextStep(doubt, { type: 'reported', deposit: { ...deposit, state: 'PAID' } }),
  ).toMatchObject({
    deposit: { state: 'PAID' },
  })
})
