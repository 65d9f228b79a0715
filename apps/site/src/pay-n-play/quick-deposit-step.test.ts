import { expect, test } from 'vitest'
import { stepAfterPayment } from './quick-deposit-step.ts'

const deposit = { id: 'd1', state: 'STARTED', currency: 'EUR', amount: '50.00', credited: null, reason: null } as const

test('a paid deposit shows what was credited, not what was asked', () => {
  expect(stepAfterPayment({ ...deposit, state: 'PAID', credited: '48.00' })).toEqual({ name: 'paid', amount: '48.00', currency: 'EUR' })
})

test('an undecided deposit is never called failed', () => {
  for (const state of ['STARTED', 'PENDING', 'HELD'] as const) {
    expect(stepAfterPayment({ ...deposit, state })).toEqual({ name: 'checking', id: 'd1' })
  }
})

test('a failed deposit carries its reason', () => {
  expect(stepAfterPayment({ ...deposit, state: 'FAILED', reason: 'LOW_BALANCE' })).toEqual({ name: 'failed', reason: 'LOW_BALANCE' })
})

test('whoever cancelled is back at the form', () => {
  expect(stepAfterPayment({ ...deposit, state: 'FAILED', reason: 'CANCELLED' })).toEqual({ name: 'form' })
})
