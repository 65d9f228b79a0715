import fc from 'fast-check'
import { expect, test } from 'vitest'
import { systemRandom } from '../../kit/random.ts'
import type { Pool } from './pools.ts'
import {
  commitmentOf,
  drawBelow,
  feed,
  heldBy,
  leftBy,
  nextPot,
  PARTS,
  type Pot,
  winOf,
} from './pot.ts'

const covers = { categories: [], brands: [], games: [] }
const dropping: Pool = {
  id: 'bell',
  name: 'Bell',
  kind: 'must_drop',
  shareBasisPoints: 100,
  covers,
  pots: new Map([['EUR', { seed: 100n, ceiling: 160n, oddsOneIn: null }]]),
}
const growing: Pool = {
  ...dropping,
  kind: 'progressive',
  pots: new Map([['EUR', { seed: 100n, ceiling: null, oddsOneIn: 3n }]]),
}
const random = systemRandom

function first(pool: Pool): Pot {
  const pot = nextPot(pool, { currency: 'EUR', number: 1, fed: 0n }, random)
  if (!pot) throw new Error('the pool has no pot')
  return pot
}

const bets = fc.array(
  fc.record({ stake: fc.bigInt(1n, 5_000n), basisPoints: fc.bigInt(1n, 1000n) }),
  { maxLength: 200 },
)

test.each([dropping, growing])(
  'L9 what pots of a pool have paid and hold is exactly the seeds and all shares: $kind',
  (pool) => {
    fc.assert(
      fc.property(bets, (fedIn) => {
        let pot = first(pool)
        let [seeds, paid, shares] = [pot.seed, 0n, 0n]
        for (const bet of fedIn) {
          shares += bet.stake * bet.basisPoints
          pot = feed(pot, bet)
          const amount = winOf(pot, bet.stake, { pool, random })
          if (amount === null) continue
          paid += amount
          pot =
            nextPot(pool, { ...pot, number: pot.number + 1, fed: leftBy(pot, amount) }, random) ??
            pot
          seeds += pot.seed
        }
        expect(paid * PARTS + pot.seed * PARTS + pot.fed).toBe(seeds * PARTS + shares)
      }),
    )
  },
)

test('a pot that must drop pays what was drawn for it, above its seed and never beyond its ceiling', () => {
  const thresholds = new Set<bigint>()
  for (let time = 0; time < 2000; time++) {
    const pot = first(dropping)
    const { threshold } = pot
    if (threshold === null) throw new Error('nothing was drawn')
    thresholds.add(threshold)
    expect(
      winOf({ ...pot, fed: (threshold - pot.seed) * PARTS - 1n }, 1n, { pool: dropping, random }),
    ).toBeNull()
    expect(
      winOf({ ...pot, fed: (threshold - pot.seed) * PARTS + 70_000n }, 1n, {
        pool: dropping,
        random,
      }),
    ).toBe(threshold)
  }
  expect([...thresholds].sort((a, b) => Number(a - b))).toEqual(
    Array.from({ length: 60 }, (_, at) => 101n + BigInt(at)),
  )
})

test('each minor unit that is staked is one chance in a progressive pot', () => {
  const pot = { ...first(growing), fed: 55n * PARTS + 1n }
  // One in three whole units of euros: 300 minor units.
  const draw = (drawn: bigint) => ({
    bytes: () => Buffer.from(drawn.toString(16).padStart(16, '0'), 'hex'),
  })
  const win = (stake: bigint, drawn: bigint) =>
    winOf(pot, stake, { pool: growing, random: draw(drawn) })
  expect([win(20n, 19n), win(20n, 20n), win(20n, 299n), win(20n, 300n), win(300n, 299n)]).toEqual([
    155n,
    null,
    null,
    155n,
    155n,
  ])
  expect(heldBy(pot)).toBe(155n)
})

test('the published hash is the one of the amount, and says nothing of it without the nonce', () => {
  const pot = first(dropping)
  expect(commitmentOf(pot)).toMatch(/^[0-9a-f]{64}$/)
  expect(commitmentOf(pot)).toBe(commitmentOf({ ...pot }))
  expect(commitmentOf({ ...pot, threshold: (pot.threshold ?? 0n) + 1n })).not.toBe(
    commitmentOf(pot),
  )
  expect(first(dropping).nonce).not.toBe(pot.nonce)
  expect(commitmentOf(first(growing))).toBeNull()
})

test('every number below the bound is drawn as often as the others', () => {
  const counts = new Map<bigint, number>()
  for (let time = 0; time < 70_000; time++) {
    const drawn = drawBelow(7n, random)
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual([0n, 1n, 2n, 3n, 4n, 5n, 6n])
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(600)
})

test('a number that would favour the low ones is drawn again', () => {
  const drawn = ['ffffffffffffffff', '0000000000000005'].map((hex) => Buffer.from(hex, 'hex'))
  expect(drawBelow(10n, { bytes: () => drawn.shift() ?? Buffer.alloc(8) })).toBe(5n)
})
