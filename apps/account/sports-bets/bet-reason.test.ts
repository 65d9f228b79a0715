import { expect, test } from 'vitest'
import { betReasonKeys } from './bet-reason.ts'

test('a bet that was not taken shows a reason, also when the reason has no words of its own', () => {
  expect(betReasonKeys('DISCARDED', 'suspended')).toEqual([
    'bet_reason_suspended',
    'bet_reason_other',
  ])
})

test('a bet that another one replaced shows a reason, though its state is that of a void bet', () => {
  expect(betReasonKeys('VOID', 'replaced')).toEqual(['bet_reason_replaced'])
})

test('a bet that has its results shows no reason', () => {
  expect(betReasonKeys('VOID', null)).toBeNull()
  expect(betReasonKeys('WON', null)).toBeNull()
})
