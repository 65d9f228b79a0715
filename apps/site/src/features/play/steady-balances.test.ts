import { expect, test } from 'vitest'
import { steadyBalances } from './steady-balances.ts'

const money = (real: string, bonus: string) => [
  { id: 'real', amount: real },
  { id: 'bonus', amount: bonus },
]

test('while a round runs, a win is not shown', () => {
  expect(steadyBalances(money('9.00', '5'), money('29.00', '5'), true)).toEqual(money('9.00', '5'))
  expect(steadyBalances(money('9.00', '5'), money('9.00', '5.01'), true)).toEqual(
    money('9.00', '5'),
  )
})

test('while a round runs, a stake is seen to go', () => {
  expect(steadyBalances(money('10.00', '5'), money('9.00', '5'), true)).toEqual(money('9.00', '5'))
})

test('money that changes its kind without a gain is shown as it is', () => {
  expect(steadyBalances(money('10.00', '5'), money('15', '0.00'), true)).toEqual(
    money('15', '0.00'),
  )
})

test('when the round is over, everything is shown', () => {
  expect(steadyBalances(money('9.00', '5'), money('29.00', '5'), false)).toEqual(
    money('29.00', '5'),
  )
})

test('the first balances are shown as they are', () => {
  expect(steadyBalances([], money('29.00', '5'), true)).toEqual(money('29.00', '5'))
})
