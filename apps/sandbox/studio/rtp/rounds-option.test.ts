import { expect, test } from 'vitest'
import { readRounds } from './rounds-option.ts'

test.each([
  [undefined, undefined],
  ['1e8', 100_000_000],
  ['250', 250],
])('the rounds %j that are requested are read as %j', (given, rounds) => {
  expect(readRounds(given)).toBe(rounds)
})

test.each(['', ' ', 'x', '0', '-5', '1.5', '1e300', 'Infinity'])(
  'the rounds %j are no number of rounds',
  (given) => {
    expect(readRounds(given)).toBeNull()
  },
)
