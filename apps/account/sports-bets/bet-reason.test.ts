import { expect, test } from 'vitest'
import { betReasonKeys } from './bet-reason.ts'

test('a reason is told of a bet that was not taken, also one without words of its own', () => {
  expect(betReasonKeys('DISCARDED', 'suspended')).toEqual([
    'bet_reason_suspended',
    'bet_reason_other',
  ])
})

test('a reason is told of a bet that another one replaced, though its state is that of a void bet', () => {
  expect(betReasonKeys('VOID', 'replaced')).toEqual(['bet_reason_replaced'])
})

test('no reason is told of a bet that has its results', () => {
  expect(betReasonKeys('VOID', null)).toBeNull()
  expect(betReasonKeys('WON', null)).toBeNull()
})
