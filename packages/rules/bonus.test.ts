import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BonusOutcome, land, splitBet, splitWin, takeable, totalOf } from './bonus.ts'

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n })
const parts = fc.record({ real: amount, bonus: amount })

describe('a bet', () => {
  it('is paid from real money first', () => {
    expect(splitBet(30n, { real: 100n, bonus: 100n })).toEqual({ real: 30n, bonus: 0n })
    expect(splitBet(130n, { real: 100n, bonus: 100n })).toEqual({ real: 100n, bonus: 30n })
    expect(splitBet(201n, { real: 100n, bonus: 100n })).toBeNull()
    expect(splitBet(0n, { real: 0n, bonus: 0n })).toEqual({ real: 0n, bonus: 0n })
  })

  it('has parts that sum to the whole and that the purse can pay, or is refused because it cannot', () => {
    fc.assert(
      fc.property(amount, parts, (bet, purse) => {
        const split = splitBet(bet, purse)
        if (split === null) return bet > totalOf(purse)
        const paid =
          split.real >= 0n &&
          split.bonus >= 0n &&
          split.real <= purse.real &&
          split.bonus <= purse.bonus
        return paid && totalOf(split) === bet && (split.bonus === 0n || split.real === purse.real)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a win', () => {
  it('goes where the bets came from, the rest that cannot be divided to real money', () => {
    expect(splitWin(300n, { real: 10n, bonus: 0n })).toEqual({ real: 300n, bonus: 0n })
    expect(splitWin(300n, { real: 0n, bonus: 10n })).toEqual({ real: 0n, bonus: 300n })
    expect(splitWin(100n, { real: 1n, bonus: 2n })).toEqual({ real: 34n, bonus: 66n })
    expect(splitWin(500n, { real: 0n, bonus: 0n })).toEqual({ real: 500n, bonus: 0n })
  })

  it('has parts that sum to the whole, and never more bonus money than its share', () => {
    fc.assert(
      fc.property(amount, parts, (win, staked) => {
        const split = splitWin(win, staked)
        const share = split.bonus * totalOf(staked) <= win * staked.bonus
        return split.real >= 0n && split.bonus >= 0n && totalOf(split) === win && share
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what a round or a bet returns', () => {
  const outcome = fc.constantFrom<BonusOutcome>('running', 'completed', 'lost')

  it('follows the bonus that paid for it', () => {
    const win = { real: 10n, bonus: 20n }
    expect(land(win, 'running')).toEqual({ purse: win, house: 0n })
    expect(land(win, 'completed')).toEqual({ purse: { real: 30n, bonus: 0n }, house: 0n })
    expect(land(win, 'lost')).toEqual({ purse: { real: 10n, bonus: 0n }, house: 20n })
  })

  it('L9 lands as a whole, and can be taken back from where it has landed, and no more than that', () => {
    fc.assert(
      fc.property(parts, parts, outcome, (returned, before, outcome) => {
        const { purse, house } = land(returned, outcome)
        const after = { real: before.real + purse.real, bonus: before.bonus + purse.bonus }
        expect(totalOf(purse) + house).toBe(totalOf(returned))
        expect(takeable(returned, after, outcome)).toEqual(returned)
        const taken = takeable(returned, before, outcome)
        const from = land(taken, outcome)
        expect(
          from.purse.real <= before.real && from.purse.bonus <= before.bonus && from.house <= house,
        ).toBe(true)
        expect(taken.real <= returned.real && taken.bonus <= returned.bonus).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
