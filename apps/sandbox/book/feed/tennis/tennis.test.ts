import { describe, expect, test } from 'vitest'
import { gameChance, matchChances, nextGameChance } from './tennis-chances.ts'
import {
  afterPoint,
  type Side,
  serverOfPoint,
  startOfMatch,
  type TennisScore,
} from './tennis-score.ts'

const play = (score: TennisScore, sides: string): TennisScore =>
  [...sides].reduce((score, side) => afterPoint(score, side === 'h' ? 0 : 1), score)
const holds = (games: number, score: TennisScore): TennisScore =>
  Array.from({ length: games }).reduce<TennisScore>(
    (score) => play(score, score.server === 0 ? 'hhhh' : 'aaaa'),
    score,
  )

describe('a score in tennis', () => {
  test('needs two points more than the other one from deuce on', () => {
    const deuce = play(startOfMatch(0), 'hhhaaa')
    expect(play(deuce, 'ha').points).toEqual([4, 4])
    expect(play(deuce, 'hh').sets).toEqual([[1, 0]])
  })

  test('comes to a tie-break at six all, in which the serve changes after one point and then after two', () => {
    let score = holds(12, startOfMatch(0))
    expect(score.sets).toEqual([[6, 6]])
    const servers: Side[] = []
    for (const side of 'hahah') {
      servers.push(serverOfPoint(score))
      score = play(score, side)
    }
    expect(servers).toEqual([0, 1, 1, 0, 0])
    expect(play(score, 'hhhh').sets[0]).toEqual([7, 6])
  })

  test('ends with the second set of one side, and then stays', () => {
    const over = play(startOfMatch(0), 'hhhh'.repeat(12))
    expect(over).toMatchObject({
      winner: 0,
      sets: [
        [6, 0],
        [6, 0],
      ],
    })
    expect(play(over, 'aaaa')).toBe(over)
  })
})

describe('chances in tennis', () => {
  const equal = [0.62, 0.62] as const

  test('sum to one, and are even between equals', () => {
    for (const server of [0, 1] as const) {
      const cells = matchChances(startOfMatch(server), equal)
      expect(cells.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
      const home = cells
        .filter(({ cell }) => cell.sets.at(-1) === 0)
        .reduce((sum, { probability }) => sum + probability, 0)
      expect(home).toBeCloseTo(0.5, 6)
    }
  })

  // p^4 (15 - 34p + 28p^2 - 8p^3) / (1 - 2p + 2p^2) is the known chance to hold a game.
  test.each([0.5, 0.6, 0.7])('of holding a game at %d are the known ones', (p) => {
    const known = (p ** 4 * (15 - 34 * p + 28 * p ** 2 - 8 * p ** 3)) / (1 - 2 * p * (1 - p))
    expect(gameChance(startOfMatch(0), [p, 0.6])).toBeCloseTo(known, 10)
  })

  test('of a point are the same, weighed by its outcomes, as those after it', () => {
    const score = play(holds(9, startOfMatch(1)), 'ha')
    const server = serverOfPoint(score)
    const wins = (score: TennisScore) =>
      matchChances(score, [0.66, 0.6])
        .filter(({ cell }) => cell.sets.at(-1) === 0)
        .reduce((sum, { probability }) => sum + probability, 0)
    const home = server === 0 ? 0.66 : 0.4
    expect(wins(score)).toBeCloseTo(
      home * wins(play(score, 'h')) + (1 - home) * wins(play(score, 'a')),
      9,
    )
  })

  test('of the next game leave out a set that ends before it', () => {
    expect(nextGameChance(startOfMatch(0), equal).played).toBe(1)
    expect(nextGameChance(play(holds(10, startOfMatch(0)), 'hhhh'), equal).played).toBeLessThan(1)
  })
})
