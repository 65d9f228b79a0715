import { expect, test } from 'vitest'
import { type CalculatorForm, calculate } from './calculator-form.ts'

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
  expect(calculate(form(), 'EUR')).toMatchObject({
    lines: 1,
    stakedMinor: 1000n,
    returnedMinor: 7000n,
  })
  expect(calculate(form({ eachWay: true }), 'EUR')).toMatchObject({ lines: 2, stakedMinor: 2000n })
  const lost = [
    { odds: '2.00', result: 'won' as const },
    { odds: '3.50', result: 'lost' as const },
  ]
  expect(calculate(form({ legs: lost }), 'EUR')).toMatchObject({ returnedMinor: 0n })
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
  expect(calculate(form(change), 'EUR')).toBeNull()
})
