import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closedPart, splitSportsBet } from './sports-bonus.ts'

const purse = { real: 100n, bonus: 50n }

test('bonus money pays for a slip at odds of 1.50, and not below', () => {
  expect(splitSportsBet(120n, purse, '1.50')).toEqual({ real: 100n, bonus: 20n })
  expect(splitSportsBet(120n, purse, '1.49')).toBeNull()
})

test('real money pays at any odds', () => {
  expect(splitSportsBet(100n, purse, '1.01')).toEqual({ real: 100n, bonus: 0n })
})

test('a part that a cash-out closes is as large as asked, and never more of one kind than is open', () => {
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
