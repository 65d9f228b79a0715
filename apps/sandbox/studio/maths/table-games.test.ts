import { describe, expect, test } from 'vitest'
import { crashGame, multiplierAt } from './crash.ts'
import type { Random } from './draws.ts'
import { drawCells, drawPoint } from './draws.ts'
import { ladderOf, minesGame } from './mines.ts'
import { openFairRandom, openSystemRandom } from './random.ts'
import { rouletteGame, SPOTS } from './roulette.ts'

const always = (...numbers: number[]): Random => ({ below: () => numbers.shift() ?? 0 })

describe('roulette', () => {
  const game = rouletteGame()

  test('every bet returns 36/37 over the 37 numbers', () => {
    for (const [spot] of SPOTS) {
      let won = 0
      for (let number = 0; number < 37; number += 1)
        won += game.winOf({ bets: [{ spot, amount: 100 }], number }) ?? 0
      expect(won, spot).toBe(3600)
    }
    expect(game.rtpBasisPoints).toBe(9730)
  })

  test('the table has all 157 places for a chip', () => {
    const kinds = [...SPOTS.keys()].map((spot) => spot.split('-')[0])
    const count = (kind: string) => kinds.filter((each) => each === kind).length
    expect([
      count('straight'),
      count('split'),
      count('street'),
      count('corner'),
      count('line'),
    ]).toEqual([37, 60, 14, 23, 11])
    expect(SPOTS.size).toBe(37 + 60 + 14 + 23 + 11 + 3 + 3 + 6)
  })

  test('chips on one spot are one bet, and the number decides', () => {
    const choice = game.readChoice({
      bets: [
        { spot: 'red', amount: 100 },
        { spot: 'red', amount: 20 },
        { spot: 'straight-0', amount: 20 },
      ],
    })
    expect(choice?.bets).toEqual([
      { spot: 'red', amount: 120 },
      { spot: 'straight-0', amount: 20 },
    ])
    const state = game.start(choice ?? { bets: [] }, always(32))
    expect([game.stakeOf(state), game.winOf(state)]).toEqual([140, 240])
  })

  test.each([
    [{ bets: [] }],
    [{ bets: [{ spot: 'straight-37', amount: 100 }] }],
    [{ bets: [{ spot: 'split-1-3', amount: 100 }] }],
    [{ bets: [{ spot: 'red', amount: 0.5 }] }],
    [{ bets: [{ spot: 'red', amount: -100 }] }],
    [{ bets: [{ spot: 'red', amount: 100_001 }] }],
    [null],
  ])('refuses %j', (given) => {
    expect(game.readChoice(given)).toBeNull()
  })
})

describe('crash', () => {
  const game = crashGame()

  test('a flight reaches m with a chance of 0.99 / m', () => {
    const random = openSystemRandom()
    const points = Array.from({ length: 200_000 }, () => drawPoint(random))
    for (const target of [101, 150, 200, 500, 1000]) {
      const chance = 99 / target
      const seen = points.filter((point) => point >= target).length / points.length
      expect(Math.abs(seen - chance)).toBeLessThan(
        4 * Math.sqrt((chance * (1 - chance)) / points.length),
      )
    }
  })

  test('the point follows from 52 bits, from 1.00 to 1000.00', () => {
    expect(drawPoint(always(0, 0))).toBe(100)
    expect(drawPoint(always(2 ** 25, 0))).toBe(198)
    expect(drawPoint(always(2 ** 26 - 1, 2 ** 26 - 1))).toBe(100_000)
  })

  test('an exit set beforehand pays exactly itself, when the flight gets there', () => {
    const state = { stake: 100, autoAt: 150, point: 198, cashedAt: null, over: false }
    const end = game.endsBy?.(state)
    const over = game.act(state, { kind: 'end' }, end?.afterMs ?? 0)
    expect(over).toMatchObject({ cashedAt: 150, over: true })
    expect(over && game.winOf(over)).toBe(150)
  })

  test('getting out pays what shows at that time by the clock of the studio', () => {
    const state = { stake: 200, autoAt: null, point: 500, cashedAt: null, over: false }
    const over = game.act(state, { kind: 'cash-out' }, 6000)
    expect(over?.cashedAt).toBe(multiplierAt(6000))
    expect(over && game.winOf(over)).toBe(2 * multiplierAt(6000))
  })

  test('a cash-out after the end is a loss, however it is sent', () => {
    const state = { stake: 100, autoAt: null, point: 120, cashedAt: null, over: false }
    const over = game.act(state, { kind: 'cash-out' }, 60_000)
    expect(over && game.winOf(over)).toBe(0)
    expect(over && game.act(over, { kind: 'cash-out' }, 10)).toBeNull()
  })

  test('the point stays hidden while the flight lasts', () => {
    const state = { stake: 100, autoAt: null, point: 120, cashedAt: null, over: false }
    expect(game.show(state)).not.toHaveProperty('point')
    expect(game.show({ ...state, over: true })).toHaveProperty('point', 120)
  })
})

describe('mines', () => {
  const game = minesGame()

  test('no way to play returns less than declared, and none more than 99 %', () => {
    const returns: number[] = []
    for (let mines = 1; mines <= 20; mines += 1) {
      let chance = 1
      for (const [step, multiplier] of ladderOf(mines).entries()) {
        chance *= (25 - mines - step) / (25 - step)
        returns.push(multiplier * chance)
      }
    }
    expect(Math.round(Math.min(...returns) * 100)).toBe(game.rtpBasisPoints)
    expect(Math.max(...returns)).toBeLessThanOrEqual(99 + 1e-9)
  })

  test('declared is exactly what the least generous moment to cash out returns', () => {
    const moments = Array.from({ length: 20 }, (_, index) => index + 1).flatMap((mines) => {
      let [ways, safeWays] = [1n, 1n]
      return ladderOf(mines).map((multiplier, step) => {
        ways *= BigInt(25 - step)
        safeWays *= BigInt(25 - mines - step)
        return { paid: 100n * BigInt(multiplier) * safeWays, ways }
      })
    })
    const lowest = moments.reduce((least, each) =>
      each.paid * least.ways < least.paid * each.ways ? each : least,
    )
    expect(lowest.paid, 'in hundredths of a per cent, times all ways').toBe(
      BigInt(game.rtpBasisPoints) * lowest.ways,
    )
    expect(game.rtpIsLowest, 'and it is called the lowest').toBe(true)
    expect(
      [rouletteGame(), crashGame()].map(({ rtpIsLowest }) => rtpIsLowest),
      'where every way returns the same',
    ).toEqual([false, false])
  })

  test('every tile hides a mine equally often', () => {
    const random = openSystemRandom()
    const counts = new Array<number>(25).fill(0)
    for (let round = 0; round < 50_000; round += 1)
      for (const cell of drawCells(5, random)) counts[cell] = (counts[cell] ?? 0) + 1
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chi).toBeLessThan(60)
  })

  test('a safe tile raises the multiplier, a mine ends the round with nothing', () => {
    const state = {
      ...game.start({ stake: 100, mines: 3 }, openFairRandom('seed', 'client', 1)),
      cells: [0, 1, 2],
    }
    const safe = game.act(state, { kind: 'open', cell: 7 }, 0)
    expect(safe).toMatchObject({ multiplier: 112, over: false })
    expect(safe && game.winOf(safe)).toBeNull()
    const hit = safe && game.act(safe, { kind: 'open', cell: 1 }, 0)
    expect(hit && game.winOf(hit)).toBe(0)
  })

  test('cashing out needs an opened tile, and pays the multiplier', () => {
    const state = { ...game.start({ stake: 100, mines: 3 }, openSystemRandom()), cells: [0, 1, 2] }
    expect(game.act(state, { kind: 'cash-out' }, 0)).toBeNull()
    const safe = game.act(state, { kind: 'open', cell: 7 }, 0)
    const out = safe && game.act(safe, { kind: 'cash-out' }, 0)
    expect(out && game.winOf(out)).toBe(112)
  })

  test('the mines stay hidden while the round lasts', () => {
    const state = game.start({ stake: 100, mines: 3 }, openSystemRandom())
    expect(game.show(state)).not.toHaveProperty('cells')
  })
})
