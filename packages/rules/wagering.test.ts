import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bonusFor,
  countedPart,
  isWagered,
  termsOf,
  USUAL_SHARES,
  WAGER_KINDS,
  wager,
} from './wagering.ts'

const amount = fc.bigInt({ min: 1n, max: 10n ** 15n })
const terms = fc.record({
  percent: fc.integer({ min: 1, max: 1000 }),
  minDeposit: amount,
  maxBonus: amount,
})

describe('the bonus for a deposit', () => {
  it('is the share of the deposit, up to the most and from the least deposit on', () => {
    const half = { percent: 50, minDeposit: 20_00n, maxBonus: 100_00n }
    expect(bonusFor(19_99n, half)).toBe(0n)
    expect(bonusFor(20_00n, half)).toBe(10_00n)
    expect(bonusFor(20_01n, half)).toBe(10_00n)
    expect(bonusFor(500_00n, half)).toBe(100_00n)
  })

  it('never exceeds the most, never the share, and never falls when more is deposited', () => {
    fc.assert(
      fc.property(amount, amount, terms, (deposit, more, offer) => {
        const given = bonusFor(deposit, offer)
        const isWithin =
          given >= 0n && given <= offer.maxBonus && given * 100n <= deposit * BigInt(offer.percent)
        return isWithin && bonusFor(deposit + more, offer) >= given
      }),
      { numRuns: 2000 },
    )
  })
})

describe('wagering', () => {
  it('L9 adds stakes up to what is required, however they are cut into pieces, and no further', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 20 }), (required, stakes) => {
        const apart = stakes.reduce((progress, stake) => wager(progress, stake), {
          required,
          wagered: 0n,
        })
        const sum = stakes.reduce((total, stake) => total + stake, 0n)
        const together = wager({ required, wagered: 0n }, sum)
        const isExact = apart.wagered === (sum < required ? sum : required)
        return isExact && together.wagered === apart.wagered && isWagered(apart) === sum >= required
      }),
      { numRuns: 2000 },
    )
  })

  it('takes back what a stake had counted for when the stake is given back', () => {
    expect(wager({ required: 100n, wagered: 60n }, -20n)).toEqual({ required: 100n, wagered: 40n })
    expect(wager({ required: 100n, wagered: 10n }, -20n)).toEqual({ required: 100n, wagered: 0n })
  })
})

describe('the terms of a bonus', () => {
  it('are the usual ones where it names none', () => {
    expect(termsOf({})).toEqual({ shares: USUAL_SHARES, minOdds: '1.50' })
    const named = termsOf({ shares: { slots: 50, sports: 0 }, minOdds: '2.05' })
    expect(named).toEqual({ shares: { ...USUAL_SHARES, slots: 50, sports: 0 }, minOdds: '2.05' })
  })

  it.each(['0.99', '', '1,50', '1.2345', '10000', ' 2'])('require no odds of "%s"', (minOdds) => {
    expect(() => termsOf({ minOdds })).toThrow('cannot ask for odds')
  })

  it.each([
    [{ slots: 101 }, '101 percent of slots'],
    [{ slots: -1 }, '-1 percent of slots'],
    [{ live: 12.5 }, '12.5 percent of live'],
    [{ bingo: 10 }, '10 percent of bingo'],
    [Object.fromEntries(WAGER_KINDS.map((kind) => [kind, 0])), 'counts nothing'],
  ])('are refused as %j', (named, words) => {
    expect(() => termsOf({ shares: named })).toThrow(words)
  })

  it('L9 count of a stake no more than the stake, and less than a minor unit below the exact share', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (stake, percent) => {
        const counted = countedPart(stake, percent)
        const exact = stake * BigInt(percent)
        return (
          counted <= stake &&
          counted * 100n <= exact &&
          exact - counted * 100n < 100n &&
          countedPart(-stake, percent) === -counted
        )
      }),
      { numRuns: 2000 },
    )
  })
})
