import { describe, expect, test } from 'vitest'
import { openSystemRandom } from '../random.ts'
import { blackjackGame } from './blackjack.ts'
import { cardValue, countHand } from './hands.ts'
import { bestMove } from './perfect-play.ts'
import { type BlackjackState, layOut, type Move } from './table.ts'

const game = blackjackGame()
const A = 0
const TEN = 9
const KING = 12
/**
 * Cards by their ranks, from 0 for the ace. Dealt to the player, the dealer, the player, the
 * dealer, and then as they are drawn.
 */
const stateOf = (cards: number[], moves: Move[] = []): BlackjackState => ({
  stake: 100,
  cards,
  moves,
})
const winAfter = (cards: number[], moves: Move[]) => game.winOf(stateOf(cards, moves))

describe('blackjack', () => {
  test.each([
    ['a blackjack pays 3 to 2 at once', [A, 5, KING, 5], [], 250],
    ['a blackjack against a blackjack is a draw', [A, A, KING, TEN], [], 100],
    ['a blackjack of the dealer wins before anything is played', [TEN, A, TEN, KING], [], 0],
    ['more than 21 loses without the dealer drawing', [TEN, 5, 5, 9, KING], ['hit'], 0],
    ['the dealer draws to 16 and goes over', [TEN, TEN, 7, 5, KING], ['stand'], 200],
    ['the dealer stands on a soft 17', [TEN, A, 7, 5], ['stand'], 200],
    ['equal totals are a draw', [TEN, TEN, 8, 8], ['stand'], 100],
    ['a double takes one card and pays twice', [5, 6, 4, TEN, TEN], ['double'], 400],
    ['a lost double returns nothing', [5, 6, 4, TEN, A, 3], ['double'], 0],
    [
      'two split hands are settled one by one',
      [7, 6, 7, TEN, TEN, 2, TEN, 0],
      ['split', 'stand', 'hit'],
      400,
    ],
    [
      'split aces get one card each, and 21 is no blackjack',
      [A, 6, A, TEN, KING, 8, TEN],
      ['split'],
      400,
    ],
  ] as [string, number[], Move[], number][])('%s', (_, cards, moves, win) => {
    expect(winAfter(cards, moves)).toBe(win)
  })

  test('a hand of 21 takes no more moves, and the next one does', () => {
    const table = layOut(stateOf([7, 6, 7, TEN, 2, 3, TEN, TEN], ['split', 'hit']))
    expect(table.hands[0]?.done).toBe(true)
    expect(table.active).toBe(1)
  })

  test('only equal ranks are split, and only once', () => {
    const splitOf = (state: BlackjackState) => game.act(state, { kind: 'split' }, 0)
    expect(splitOf(stateOf([TEN, 6, KING, TEN]))).toBeNull()
    expect(splitOf(stateOf([7, 6, 7, TEN, 7, 7]))).not.toBeNull()
    expect(splitOf(stateOf([7, 6, 7, TEN, 7, 7], ['split']))).toBeNull()
  })

  test('doubles and splits cost the stake again, other moves nothing', () => {
    const state = stateOf([7, 6, 7, TEN])
    expect(
      (['double', 'split', 'hit', 'stand'] as const).map((kind) => game.raiseOf?.(state, { kind })),
    ).toEqual([100, 100, 0, 0])
  })

  test("the dealer's second card and all that follows stay hidden while the player decides", () => {
    const shown = game.show(stateOf([7, 6, 7, TEN, 3, 3])) as { dealer: { cards: number[] } }
    expect(shown.dealer.cards).toEqual([6])
    expect(shown).not.toHaveProperty('cards')
  })

  test('perfect play is what the tables of the field say for a dealer who stands on soft 17', () => {
    const hard = (total: number, up: number) => bestMove(up, { total, soft: false }, null, true)
    expect([hard(16, 10), hard(16, 6), hard(12, 3), hard(12, 4), hard(11, 6), hard(9, 2)]).toEqual([
      'hit',
      'stand',
      'hit',
      'stand',
      'double',
      'hit',
    ])
    expect(bestMove(10, { total: 16, soft: false }, 8, true)).toBe('split')
    expect(bestMove(6, { total: 20, soft: false }, 10, true)).toBe('stand')
    expect(bestMove(1, { total: 18, soft: true }, null, true)).toBe('hit')
  })

  test('200,000 rounds of perfect play return about what is declared', () => {
    const random = openSystemRandom()
    const rounds = 200_000
    let result = 0
    for (let round = 0; round < rounds; round += 1) {
      let state = game.start({ stake: 100 }, random)
      let staked = 100
      while (game.winOf(state) === null) {
        const { hands, active, dealer } = layOut(state)
        const cards = hands[active ?? 0]?.cards ?? []
        const isPair =
          hands.length === 1 && cards.length === 2 && (cards[0] ?? 0) % 13 === (cards[1] ?? 1) % 13
        const kind = bestMove(
          cardValue(dealer[0] ?? 0),
          countHand(cards),
          isPair ? cardValue(cards[0] ?? 0) : null,
          cards.length === 2,
        )
        staked += game.raiseOf?.(state, { kind }) ?? 0
        state = game.act(state, { kind }, 0) ?? state
      }
      result += (game.winOf(state) ?? 0) - staked
    }
    // The deviation of one round is about 1.15 stakes.
    expect(Math.abs(1 + result / 100 / rounds - game.rtpBasisPoints / 10_000)).toBeLessThan(
      (4 * 1.15) / Math.sqrt(rounds),
    )
  })
})
