import { describe, expect, test } from 'vitest'
import { baccaratReturns } from '../rtp/exact.ts'
import { baccaratGame, dealBaccarat } from './baccarat.ts'
import { drawShoe } from './cards.ts'
import { drawScratch } from './draws.ts'
import { hiLoGame, standing, winningRanks } from './hi-lo.ts'
import { openSystemRandom } from './random.ts'
import { scratchCardGame, threeAlike } from './scratch-card.ts'

const random = openSystemRandom()

describe('baccarat', () => {
  test('returns 98.76 % on player, 98.94 % on banker and as declared on a tie, over all sequences of values', () => {
    const returns = baccaratReturns()
    expect(returns.player).toBeCloseTo(0.98765, 5)
    expect(returns.banker).toBeCloseTo(0.98942, 5)
    expect(Math.floor(returns.tie * 10_000)).toBe(baccaratGame().rtpBasisPoints)
  })

  test.each([
    [
      'a natural ends the deal',
      [7, 0, 0, 0, 5, 5],
      { player: [7, 0], banker: [0, 0], winner: 'player' },
    ],
    [
      'the banker draws to 5 when the player stands',
      [5, 1, 0, 2, 4, 9],
      { player: [5, 0], banker: [1, 2, 4], winner: 'player' },
    ],
    [
      'the banker stands on 3 against an 8',
      [1, 1, 1, 0, 7, 4],
      { player: [1, 1, 7], banker: [1, 0], winner: 'banker' },
    ],
    [
      'the banker draws on 6 against a 6',
      [0, 2, 1, 2, 5, 0],
      { player: [0, 1, 5], banker: [2, 2, 0], winner: 'player' },
    ],
  ])('%s', (_, cards, dealt) => {
    expect(dealBaccarat(cards)).toMatchObject(dealt)
  })

  test('on a tie, bets on player and banker are returned', () => {
    const bets = [
      { spot: 'player' as const, amount: 100 },
      { spot: 'banker' as const, amount: 200 },
      { spot: 'tie' as const, amount: 300 },
    ]
    expect(baccaratGame().winOf({ bets, cards: [7, 7, 9, 9, 0, 0] })).toBe(100 + 200 + 3000)
  })

  test('the shoe holds each card eight times', () => {
    const counts = new Map<number, number>()
    for (const card of drawShoe(416, 8, random)) counts.set(card, (counts.get(card) ?? 0) + 1)
    expect([...counts.values()]).toEqual(Array(52).fill(8))
  })
})

describe('hi-lo', () => {
  const game = hiLoGame()
  const stateOf = (cards: number[], moves: ('up' | 'down' | 'skip')[], out = false) => ({
    stake: 100,
    cards,
    moves,
    out,
  })

  test('each guess wins with exactly the ranks that it pays for', () => {
    for (let rank = 0; rank < 13; rank += 1)
      for (const guess of ['up', 'down'] as const) {
        const right = Array.from({ length: 13 }, (_, next) => next).filter(
          (next) => !standing(stateOf([rank, next], [guess])).over,
        )
        expect(right.length, `${guess} from ${rank}`).toBe(winningRanks(rank, guess))
      }
  })

  test('right guesses multiply, and a wrong one loses', () => {
    // From a 7 up to a 9: 13/7. From there down to a 2: 13/9.
    expect(standing(stateOf([6, 8, 1], ['up', 'down']))).toMatchObject({
      multiplier: Math.floor((99 * 169) / 63),
      over: false,
    })
    expect(standing(stateOf([6, 8, 9], ['up', 'down']))).toMatchObject({
      multiplier: 0,
      over: true,
    })
  })

  test('another card changes the card and nothing else, and cashing out needs a right guess', () => {
    const skipped = game.act(stateOf([6, 8, 1], []), { kind: 'skip' }, 0)
    expect(skipped && standing(skipped)).toMatchObject({ multiplier: 0, over: false })
    expect(skipped && game.act(skipped, { kind: 'cash-out' }, 0)).toBeNull()
    const right = skipped && game.act(skipped, { kind: 'down' }, 0)
    const out = right && game.act(right, { kind: 'cash-out' }, 0)
    expect(out && game.winOf(out)).toBe(Math.floor((99 * 13) / 9))
  })

  test('no more than the card in sight is shown', () => {
    expect(game.show(stateOf([6, 8, 1, 4], ['up']))).toMatchObject({ cards: [6, 8] })
  })

  test('no two guesses in a row return less than declared', () => {
    for (let first = 0; first < 13; first += 1)
      for (const guess of ['up', 'down'] as const) {
        const one = winningRanks(first, guess)
        expect((Math.floor((99 * 13) / one) * one) / 13).toBeGreaterThanOrEqual(
          game.rtpBasisPoints / 100,
        )
      }
  })
})

describe('scratch cards', () => {
  test.each(['low', 'medium', 'high'] as const)(
    'of %s volatility carry three of a prize, or no three of any',
    (volatility) => {
      const game = scratchCardGame(volatility)
      const { prizes } = game.describe() as { prizes: { pay: number; cards: number }[] }
      for (const [index, { pay }] of prizes.entries()) {
        const before = prizes.slice(0, index).reduce((sum, { cards }) => sum + cards, 0)
        let isFirst = true
        const fields = drawScratch(prizes, {
          below: (limit) => {
            const draw = isFirst ? before : random.below(limit)
            isFirst = false
            return draw
          },
        })
        expect(threeAlike(fields)).toBe(pay)
      }
      const all = prizes.reduce((sum, { cards }) => sum + cards, 0)
      expect(all).toBeLessThan(1_000_000)
      for (let round = 0; round < 2000; round += 1) {
        const { fields } = game.start({ stake: 100 }, random)
        const counts = [...new Set(fields)].map(
          (pay) => fields.filter((each) => each === pay).length,
        )
        expect(counts.filter((count) => count === 3).length).toBeLessThanOrEqual(1)
        expect(Math.max(...counts)).toBeLessThanOrEqual(3)
      }
    },
  )
})
