import { expect, test } from 'vitest'
import { highestShare } from './highest-share.ts'

/** A plan that runs from one day of May to another, the last one not included. */
function plan(percent: number, from: number, to: number, currencies = ['EUR']) {
  const day = (number: number) => new Date(Date.UTC(2099, 4, number))
  const ranges = currencies.map((currency) => ({ currency }))
  return { percent, startsAt: day(from), endsAt: day(to), ranges }
}

test.each([
  ['alone it is its own share', [], 30],
  ['a plan that runs beside it adds its share', [plan(60, 5, 8)], 90],
  [
    'one that ends when it begins, or begins when it ends, adds nothing',
    [plan(60, 1, 5), plan(50, 20, 22)],
    30,
  ],
  ['two plans that follow each other count one at a time', [plan(60, 1, 10), plan(50, 10, 30)], 90],
  ['two that begin later and overlap count together', [plan(20, 8, 12), plan(40, 11, 30)], 90],
  ['a plan in another currency gives nothing back of the same loss', [plan(60, 5, 8, ['USD'])], 30],
  [
    'of several currencies, the one with the most counts',
    [plan(60, 5, 8, ['GBP', 'USD'])],
    90,
    ['EUR', 'GBP'],
  ],
])('%s', (_, others, expected, currencies = ['EUR']) => {
  expect(highestShare(plan(30, 5, 20, currencies), others)).toBe(expected)
})
