import { describe, expect, test } from 'vitest'
import { openFastRandom } from '../../rtp/fast-random.ts'
import { buildChanging, type ChangingMaths } from './build-changing.ts'
import { drawChanging } from './changing.ts'
import { changingGame } from './changing-game.ts'
import { exactChanging, largestChanging } from './changing-return.ts'

const none = { h2: [], h3: [], h4: [], l1: [], l2: [], l3: [], l4: [] }

/** Three reels of one or two symbols; two scatters win two free spins. */
const small: ChangingMaths = {
  strips: [
    ['h1', 'h1', 'scatter', 'l1'],
    ['wild', 'h1', 'l2'],
    ['h1', 'scatter', 'l3'],
  ],
  heights: [
    { rows: 1, weight: 1 },
    { rows: 2, weight: 2 },
  ],
  pays: { h1: [0, 0, 5, 20], ...none },
  freeSpins: [0, 0, 2],
}

/** Returns what one spin pays with these draws: of each reel its stop, then its height. */
function spinOf(maths: ChangingMaths, draws: number[]) {
  const left = [...draws]
  return drawChanging({ ...maths, freeSpins: [] }, { below: () => left.shift() ?? -1 })
}

/** Every stop and height of every reel, each height as often as it weighs. */
function everySpin(
  maths: ChangingMaths,
  visit: (round: ReturnType<typeof spinOf>) => void,
): number {
  const weights = maths.heights.reduce((sum, { weight }) => sum + weight, 0)
  let count = 0
  const turn = (draws: number[]): void => {
    const strip = maths.strips[draws.length / 2]
    if (!strip) {
      count += 1
      visit(spinOf(maths, draws))
      return
    }
    for (let stop = 0; stop < strip.length; stop += 1)
      for (let height = 0; height < weights; height += 1) turn([...draws, stop, height])
  }
  turn([])
  return count
}

test('a spin pays every way on as many symbols as each reel shows', () => {
  // Two symbols of the first reel, two of the second, one of the third.
  const { spins } = spinOf(small, [0, 1, 0, 1, 0, 0])
  expect(spins[0]?.grid).toEqual([['h1', 'h1'], ['wild', 'h1'], ['h1']])
  expect(spins[0]?.wins).toMatchObject([{ symbol: 'h1', count: 3, ways: 4, pay: 80 }])
})

test('free spins follow the scatters of the paid spin alone, and each multiplies by its number', () => {
  const draws = [2, 0, 2, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 2, 0, 1, 0]
  const { spins, total } = drawChanging(small, { below: () => draws.shift() ?? -1 })
  expect(spins.map(({ multiplier, total: won }) => [multiplier, won])).toEqual([
    [1, 0],
    [1, 20],
    [2, 0],
  ])
  expect(total).toBe(20)
})

test('the exact return and the largest win are those of all heights and stops', () => {
  let [sum, largest] = [0, 0]
  const times: number[] = []
  const count = everySpin(small, ({ spins, total }) => {
    sum += total
    largest = Math.max(largest, total)
    const scatters = spins[0]?.grid.flat().filter((symbol) => symbol === 'scatter').length ?? 0
    times.push(1 + (scatters === 2 ? 1 + 2 : 0))
  })
  const mean = sum / count / 100
  expect(exactChanging(small)).toBeCloseTo(
    (mean * times.reduce((all, each) => all + each, 0)) / count,
    12,
  )
  expect(largestChanging(small)).toBe(largest)
})

describe.each(['low', 'medium', 'high'] as const)(
  'changing reels of volatility %s',
  (volatility) => {
    test('declare their exact return, and what the last free spin pays at most', () => {
      const { maths, rtpBasisPoints, topWin } = buildChanging(volatility)
      expect(Math.round(exactChanging(maths) * 10_000)).toBe(rtpBasisPoints)
      expect(Math.floor((largestChanging(maths) * Math.max(...maths.freeSpins)) / 100)).toBe(topWin)
    })

    test('show amounts that add up to the win, whatever the stake', () => {
      const game = changingGame(volatility)
      const below = openFastRandom()
      for (let round = 0; round < 500; round += 1) {
        const stake = game.stakes[round % game.stakes.length] as number
        const state = game.start({ stake }, { below })
        const { spins } = game.show(state) as { spins: { win: number }[] }
        expect(spins.reduce((sum, { win }) => sum + win, 0)).toBe(game.winOf(state))
      }
    })
  },
)
