import { describe, expect, test } from 'vitest'
import { diceGame, diceMultiplier } from './dice.ts'
import { drawDistinct } from './draws.ts'
import { KENO_PAYS, kenoGame, kenoReturn } from './keno.ts'
import { plinkoGame, plinkoReturn, pocketsOf } from './plinko.ts'
import { openSystemRandom } from './random.ts'

const random = openSystemRandom()

describe('dice', () => {
  const game = diceGame()

  test.each(['over', 'under'] as const)(
    'every chance %s a number wins on exactly so many rolls, and returns 98 to 99 %%',
    (side) => {
      for (let chance = 2; chance <= 95; chance += 1) {
        let hits = 0
        for (let roll = 0; roll < 10_000; roll += 1)
          if (game.winOf({ stake: 100, side, chance, roll }) !== 0) hits += 1
        expect(hits).toBe(chance * 100)
        const basisPoints = chance * diceMultiplier(chance)
        expect(basisPoints).toBeLessThanOrEqual(9900)
        expect(basisPoints).toBeGreaterThanOrEqual(game.rtpBasisPoints)
      }
    },
  )

  test('takes no chance that it does not offer', () => {
    for (const chance of [1, 96, 50.5, -3, '50'])
      expect(game.readChoice({ stake: 100, side: 'over', chance })).toBeNull()
    expect(game.readChoice({ stake: 100, side: 'beside', chance: 50 })).toBeNull()
    expect(game.readChoice({ stake: 150, side: 'over', chance: 50 })).toBeNull()
  })
})

describe('plinko', () => {
  const game = plinkoGame()

  test('every board returns what all its paths pay on average, and none less than declared', () => {
    for (const rows of [8, 12, 16])
      for (const risk of ['low', 'medium', 'high'] as const) {
        let paid = 0
        for (let bits = 0; bits < 2 ** rows; bits += 1) {
          const path = Array.from({ length: rows }, (_, row) => (bits >> row) & 1)
          paid += game.winOf({ stake: 100, rows, risk, path }) ?? 0
        }
        expect(paid / 2 ** rows).toBeCloseTo(plinkoReturn(rows, risk), 9)
        expect(paid / 2 ** rows).toBeLessThanOrEqual(99)
        expect(paid / 2 ** rows).toBeGreaterThanOrEqual(game.rtpBasisPoints / 100)
        expect(pocketsOf(rows, risk)).toHaveLength(rows + 1)
      }
  })
})

describe('keno', () => {
  const game = kenoGame()

  test('a ticket pays by how many of its numbers came', () => {
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(game.winOf({ stake: 200, numbers: [1, 2, 3], drawn })).toBe(7200)
    expect(game.winOf({ stake: 200, numbers: [1, 2, 40], drawn })).toBe(800)
    expect(game.winOf({ stake: 200, numbers: [38, 39, 40], drawn })).toBe(0)
  })

  test('no ticket returns less than declared, and none more than 99 %', () => {
    for (let chosen = 1; chosen <= 10; chosen += 1) {
      expect(kenoReturn(chosen)).toBeLessThanOrEqual(99)
      expect(Math.floor(kenoReturn(chosen) * 100)).toBeGreaterThanOrEqual(game.rtpBasisPoints)
      expect(KENO_PAYS[chosen]).toHaveLength(chosen + 1)
    }
  })

  test('100,000 draws return about what the sum over all draws says', () => {
    let paid = 0
    const rounds = 100_000
    for (let round = 0; round < rounds; round += 1)
      paid += game.winOf(game.start({ stake: 100, numbers: [1, 2, 3] }, random)) ?? 0
    // The deviation of one ticket of three is about 4.2 stakes.
    expect(Math.abs(paid / rounds - kenoReturn(3))).toBeLessThan((4 * 420) / Math.sqrt(rounds))
  })

  test('takes no number twice, none beyond forty, and no more than ten', () => {
    for (const numbers of [
      [],
      [1, 1],
      [0],
      [41],
      Array.from({ length: 11 }, (_, index) => index + 1),
    ])
      expect(game.readChoice({ stake: 100, numbers })).toBeNull()
  })
})

test('a shuffle puts every number in every place equally often', () => {
  const counts = new Array<number>(100).fill(0)
  const rounds = 50_000
  for (let round = 0; round < rounds; round += 1)
    for (const [place, number] of drawDistinct(10, 10, random).entries())
      counts[place * 10 + number] = (counts[place * 10 + number] ?? 0) + 1
  const chi = counts.reduce((sum, count) => sum + (count - rounds / 10) ** 2 / (rounds / 10), 0)
  // 81 degrees of freedom: 143 is passed once in 20,000 runs.
  expect(chi).toBeLessThan(143)
})
