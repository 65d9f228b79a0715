import { expect, test } from 'vitest'
import { type CalculatorForm, calculate, oddsOf, writtenOdds } from './calculator-form.ts'

const ENGLISH = { decimal: '.', group: ',' }

const form = (change: Partial<CalculatorForm> = {}): CalculatorForm => ({
  type: 'double',
  stake: '10',
  eachWay: false,
  legs: [
    { odds: '2.00', result: 'won' },
    { odds: '3,50', result: 'won' },
  ],
  ...change,
})

test('the calculator reckons as bets are settled, with a comma or a dot', () => {
  expect(calculate(form(), 'EUR', ENGLISH)).toMatchObject({
    lines: 1,
    stakedMinor: 1000n,
    returnedMinor: 7000n,
  })
  expect(calculate(form({ eachWay: true }), 'EUR', ENGLISH)).toMatchObject({
    lines: 2,
    stakedMinor: 2000n,
  })
  const lost = [
    { odds: '2.00', result: 'won' as const },
    { odds: '3.50', result: 'lost' as const },
  ]
  expect(calculate(form({ legs: lost }), 'EUR', ENGLISH)).toMatchObject({ returnedMinor: 0n })
})

test.each([
  ['no stake', { stake: '' }],
  ['a stake of nothing', { stake: '0' }],
  [
    'odds below one',
    {
      legs: [
        { odds: '0.90', result: 'won' as const },
        { odds: '2', result: 'won' as const },
      ],
    },
  ],
  [
    'odds that are no number',
    {
      legs: [
        { odds: 'two', result: 'won' as const },
        { odds: '2', result: 'won' as const },
      ],
    },
  ],
  ['a system of another number of legs', { type: 'trixie' as const }],
])('the calculator answers nothing for %s', (_, change) => {
  expect(calculate(form(change), 'EUR', ENGLISH)).toBeNull()
})

test("the calculator reads the stake in the signs of the reader's language", () => {
  const typed = form({ stake: '1.000' })
  expect(calculate(typed, 'EUR', ENGLISH)).toMatchObject({ stakedMinor: 100n })
  expect(calculate(typed, 'EUR', { decimal: ',', group: '.' })).toMatchObject({
    stakedMinor: 100_000n,
  })
})

test.each([
  ['en-GB', '2.00'],
  ['de-DE', '2,00'],
  ['ar-SA', '2.00'],
])('the odds that stand in the form are written as in %s, and are read again', (culture, text) => {
  expect(writtenOdds(2, culture)).toBe(text)
  expect(oddsOf(text)).toBe('2.00')
})
