import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closedPart, splitSportsBet } from './sports-bonus.ts'

const purse = { real: 100n, bonus: 50n }

test.each([
  ['1.50', '1.49'],
  ['2.125', '2.1249'],
  ['10', '9.99'],
])('bonus money with least odds of %s pays at them, and not at %s', (minOdds, below) => {
  const paid = { real: 100n, bonus: 20n }
  expect(splitSportsBet(120n, purse, { odds: minOdds, minOdds })).toEqual(paid)
  expect(splitSportsBet(120n, purse, { odds: below, minOdds })).toBeNull()
})

test('real money pays at any odds', () => {
  const split = splitSportsBet(100n, purse, { odds: '1.01', minOdds: '9' })
  expect(split).toEqual({ real: 100n, bonus: 0n })
})

test('a sports bet has parts that sum to the whole, and no bonus money below the least odds', () => {
  const amount = fc.bigInt({ min: 0n, max: 1_000_000n })
  const odds = fc.integer({ min: 1000, max: 20_000 }).map((value) => (value / 1000).toFixed(3))
  fc.assert(
    fc.property(amount, amount, amount, odds, odds, (bet, real, bonus, its, minOdds) => {
      const split = splitSportsBet(bet, { real, bonus }, { odds: its, minOdds })
      const isBelow = Number(its) < Number(minOdds)
      if (split === null) {
        expect(bet).toBeGreaterThan(isBelow ? real : real + bonus)
        return
      }
      expect(split.real + split.bonus).toBe(bet)
      expect(split.real <= real && split.bonus <= (isBelow ? 0n : bonus)).toBe(true)
    }),
  )
})

test('a part that a cash-out closes is as large as requested, and never more of one kind than is open', () => {
  const amounts = fc.bigInt({ min: 0n, max: 1_000_000n })
  fc.assert(
    fc.property(amounts, amounts, amounts, (real, bonus, amount) => {
      const part = closedPart(amount, { real, bonus })
      if (amount <= 0n || amount >= real + bonus) {
        expect(part).toBeNull()
        return
      }
      expect((part?.real ?? 0n) + (part?.bonus ?? 0n)).toBe(amount)
      expect((part?.real ?? 0n) <= real && (part?.bonus ?? 0n) <= bonus).toBe(true)
    }),
  )
})
