import { expect, test } from 'vitest'
import { goalsOf } from './goals.ts'
import { type Rival, scoresOf } from './report.ts'

function rival(name: string, chance: number): Rival {
  const rest = (1 - chance) / 2
  return {
    name,
    forecasts: ['en.1', 'es.1'].map((code) => ({ code, chances: [chance, rest, rest], came: 0 })),
  }
}

test('a goal that is missed is named, with the league and by how much', () => {
  const worse = goalsOf(scoresOf([rival('book', 0.3), rival('Elo', 0.5)]), { fitS: 2, seasonS: 3 })
  expect(worse[0]).toContain(
    'not reached; better than the book: Elo in en.1, by 0.5108; Elo in es.1, by 0.5108',
  )
  expect(worse[1]).toBe('log loss of en.1: 1.2040, at most 0.98 wanted: not reached, by 0.2240')
  expect(worse[4]).toContain('not reached, by 1.0000')
})

test('goals that are kept are called reached', () => {
  const better = goalsOf(scoresOf([rival('book', 0.99), rival('Elo', 0.5)]), {
    fitS: 0.2,
    seasonS: 3,
  })
  expect(better.every((line) => line.endsWith(': reached'))).toBe(true)
})

test('the difference from the book is printed with its sign', () => {
  const [first] = scoresOf([rival('book', 0.5), rival('Elo', 0.25)])
  expect(first?.scores[1]?.bookIsBetterBy).toBeCloseTo(Math.log(2), 12)
})
