import { describe, expect, test } from 'vitest'
import { openFastRandom } from '../../rtp/fast-random.ts'
import { buildPick } from './build-pick.ts'
import { bonusOf, isOver, type PickRound, turnOver, turnRest } from './pick.ts'
import { pickGame } from './pick-game.ts'
import { exactPick } from './pick-return.ts'

const spin: PickRound['spin'] = {
  grid: [],
  wins: [],
  scatters: 3,
  awarded: 0,
  multiplier: 1,
  total: 40,
}
const opened: PickRound = { spin, board: [100, 0, 300, 200], picked: [] }

type Game = ReturnType<typeof pickGame>

/** Plays until a spin opens the board, at this stake. */
function untilItOpens(game: Game, stake: number) {
  const below = openFastRandom()
  for (;;) {
    const state = game.start({ stake }, { below })
    if (state.board.length > 0) return state
  }
}

describe('the board', () => {
  test('gives every prize that is turned over, until an end shows', () => {
    const first = turnOver(opened, 2) as PickRound
    expect([bonusOf(first), isOver(first)]).toEqual([300, false])
    const second = turnOver(first, 1) as PickRound
    expect([bonusOf(second), isOver(second)]).toEqual([300, true])
    expect(turnOver(second, 0), 'it is over').toBeNull()
  })

  test('turns no place over twice, and none that is not there', () => {
    const first = turnOver(opened, 0) as PickRound
    expect(turnOver(first, 0)).toBeNull()
    expect(turnOver(first, 4)).toBeNull()
    expect(turnOver(first, 0.5)).toBeNull()
  })

  test('turns the rest over in order, until an end shows', () => {
    expect(turnRest(opened).picked).toEqual([0, 1])
    expect(turnRest(turnOver(opened, 3) as PickRound).picked).toEqual([3, 0, 1])
  })
})

test('the exact return is that of all orders of the board, whatever is picked first', () => {
  const { maths } = buildPick('low')
  const small = { ...maths, prizes: [100, 300], ends: 1 }
  const orders = [
    [100, 300, 0],
    [100, 0, 300],
    [300, 100, 0],
    [300, 0, 100],
    [0, 100, 300],
    [0, 300, 100],
  ]
  const all = orders.map((board) => bonusOf(turnRest({ spin, board, picked: [] })))
  const mean = all.reduce((sum, each) => sum + each, 0) / orders.length
  const without = exactPick({ ...small, prizes: [] })
  const chance = (exactPick({ ...small, prizes: [200] }) - without) * ((small.ends + 1) / 2)
  expect(exactPick(small) - without).toBeCloseTo((chance * mean) / 100, 12)
})

describe.each(['low', 'medium', 'high'] as const)('a pick bonus of volatility %s', (volatility) => {
  test('declares its exact return', () => {
    const { maths, rtpBasisPoints } = buildPick(volatility)
    expect(Math.round(exactPick(maths) * 10_000)).toBe(rtpBasisPoints)
  })

  test('hides what is covered until it is over, then shows all and pays the spin and the picks', () => {
    const game = pickGame(volatility)
    const stake = 200
    let state = untilItOpens(game, stake)
    const prize = state.board.findIndex((pay) => pay > 0)
    expect(game.winOf(state)).toBeNull()
    expect((game.show(state) as { board: unknown[] }).board).toEqual(state.board.map(() => null))

    state = game.act(state, { kind: 'pick', place: prize }, 0) as typeof state
    const shown = game.show(state) as { board: (number | null)[]; bonus: number }
    expect(shown.board.filter((amount) => amount !== null)).toEqual([shown.bonus])

    state = game.act(state, game.whenAbandoned?.(state) ?? { kind: 'rest' }, 0) as typeof state
    const over = game.show(state) as { board: (number | null)[]; bonus: number; win: number }
    expect(over.board).toEqual(state.board.map((pay) => (pay * stake) / 100))
    expect(game.winOf(state)).toBe(over.win + over.bonus)
    expect(game.act(state, { kind: 'rest' }, 0), 'it is over').toBeNull()
  })

  test('reads no action that names no place', () => {
    const game = pickGame(volatility)
    for (const given of [
      null,
      'pick',
      { kind: 'pick' },
      { kind: 'pick', place: -1 },
      { kind: 'pick', place: 1.5 },
      { kind: 'cash-out' },
    ]) {
      expect(game.readAction(given), JSON.stringify(given)).toBeNull()
    }
    expect(game.readAction({ kind: 'pick', place: 11 })).toEqual({ kind: 'pick', place: 11 })
  })
})
