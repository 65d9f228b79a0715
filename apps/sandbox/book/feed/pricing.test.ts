import { describe, expect, it } from 'vitest'
import type { MarginMethod, Shares } from './market.ts'
import { pricesOf } from './pricing.ts'

const METHODS: readonly MarginMethod[] = ['multiplicative', 'power', 'odds_ratio', 'shin']
const sharesOf = (chances: readonly number[]): Shares[] =>
  chances.map((won) => ({ won, half_won: 0, void: 0, half_lost: 0, lost: 1 - won }))
const pricesBy = (method: MarginMethod, chances: readonly number[], size: number, winners = 1) =>
  pricesOf(sharesOf(chances), { size, method }, winners)
const sumOf = (prices: readonly (number | null)[]) =>
  prices.reduce<number>((sum, price) => sum + (price === null ? 0 : 100 / price), 0)

describe.each(METHODS)('a margin by the method %s', (method) => {
  it.each([
    { chances: [0.5, 0.5], size: 0.05, winners: 1 },
    { chances: [0.62, 0.23, 0.15], size: 0.06, winners: 1 },
    { chances: [0.4, 0.25, 0.15, 0.1, 0.06, 0.04], size: 0.14, winners: 1 },
    { chances: [0.85, 0.77, 0.38], size: 0.05, winners: 2 },
  ])(
    'is the whole margin, and no price is above the fair one: $chances',
    ({ chances, size, winners }) => {
      const prices = pricesBy(method, chances, size, winners)
      // Prices are cut off after the hundredth, which adds a little.
      expect(sumOf(prices)).toBeGreaterThanOrEqual(winners * (1 + size) - 1e-6)
      expect(sumOf(prices)).toBeLessThan(winners * (1 + size) + 0.02)
      for (const [at, price] of prices.entries())
        expect((price ?? 0) / 100).toBeLessThanOrEqual(1 / (chances[at] ?? 0) + 1e-9)
    },
  )

  it('offers nothing for what cannot happen, and for what is certain', () => {
    expect(pricesBy(method, [1, 0], 0.05)).toEqual([null, null])
  })
})

describe('long shots', () => {
  const chances = [0.7, 0.2, 0.1]
  const partOf = (method: MarginMethod) =>
    100 / (pricesBy(method, chances, 0.1)[2] ?? 1) / (chances[2] ?? 1)

  it('carry the same share by the multiplicative method, and more by the others', () => {
    expect(partOf('multiplicative')).toBeCloseTo(1.1, 2)
    for (const method of ['power', 'odds_ratio', 'shin'] as const)
      expect(partOf(method), method).toBeGreaterThan(1.15)
  })

  it('have the prices of Shin’s formula: three equal chances are spread equally', () => {
    expect(pricesBy('shin', [1 / 3, 1 / 3, 1 / 3], 0.08)).toEqual([277, 277, 277])
  })

  it('have odds that are the fair ones times one number by the odds ratio', () => {
    const ratios = pricesBy('odds_ratio', chances, 0.1).map((price, at) => {
      const [raised, fair] = [100 / (price ?? 1), chances[at] ?? 0]
      return raised / (1 - raised) / (fair / (1 - fair))
    })
    expect(Math.max(...ratios) / Math.min(...ratios)).toBeLessThan(1.02)
  })
})
