import { expect, test } from 'vitest'
import type { Strength } from './football-play.ts'
import type { PlayedMatch } from './league-data.ts'
import { fitStrengths } from './strengths.ts'

const CLUBS = ['Amber', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fern']

/** Every club at every other, a match a day; the score follows from the places in `CLUBS` alone. */
function seasonOf(
  season: string,
  clubs: readonly string[],
  scoreOf: (home: string, away: string) => readonly [number, number],
): PlayedMatch[] {
  const pairs = clubs.flatMap((home) =>
    clubs.filter((away) => away !== home).map((away) => ({ home, away })),
  )
  const start = Date.parse(`${season.slice(0, 4)}-08-01`)
  return pairs.map(({ home, away }, at) => ({
    season,
    date: new Date(start + at * 86_400_000).toISOString().slice(0, 10),
    round: `Matchday ${at + 1}`,
    home,
    away,
    ft: scoreOf(home, away),
  }))
}

const better = (home: string, away: string) =>
  [
    CLUBS.indexOf(home) < CLUBS.indexOf(away) ? 3 : 0,
    CLUBS.indexOf(home) < CLUBS.indexOf(away) ? 0 : 2,
  ] as const
const lead = ({ home, away }: Strength) => Math.log(home / away)

test('the forecast of a match does not depend on its own day or on any later one', () => {
  const whole = seasonOf('2022-23', CLUBS, better)
  const seen = (matches: readonly PlayedMatch[]) => {
    const predicted: Strength[] = []
    fitStrengths([{ code: 'aa.1', matches }], {
      predict: (_code, _match, strength) => predicted.push(strength),
    })
    return predicted
  }
  const sameDay = whole.map((match, at) =>
    at < 10 ? match : { ...match, date: whole[10]?.date ?? match.date, ft: [9, 9] as const },
  )
  expect(seen(sameDay)[10]).toEqual(seen(whole)[10])
  expect(seen(whole)[11]).not.toEqual(seen(whole)[10])
})

test('a club that wins is expected to win, and the more the weaker the other is', () => {
  const strengthOf = fitStrengths([{ code: 'aa.1', matches: seasonOf('2022-23', CLUBS, better) }])
  expect(lead(strengthOf('aa.1', 'Amber', 'Fern'))).toBeGreaterThan(
    lead(strengthOf('aa.1', 'Amber', 'Birch')),
  )
  expect(lead(strengthOf('aa.1', 'Birch', 'Amber'))).toBeLessThan(0)
})

test('a newcomer begins below the average of the league', () => {
  const even = seasonOf('2022-23', CLUBS, () => [1, 1])
  const next = seasonOf('2023-24', ['Amber', 'Gorse'], () => [1, 1])
  const predicted: Strength[] = []
  fitStrengths([{ code: 'aa.1', matches: [...even, ...next] }], {
    predict: (_code, { season }, strength) => season === '2023-24' && predicted.push(strength),
  })
  expect(predicted[0] && lead(predicted[0])).toBeGreaterThan(0.3)
})

test('a club that comes from the second division brings what it has shown there', () => {
  const first = seasonOf('2022-23', CLUBS, () => [1, 1])
  const second = (scoreOf: Parameters<typeof seasonOf>[2]) =>
    seasonOf('2022-23', ['Gorse', 'Heath', 'Iris', 'Juniper'], scoreOf)
  const next = seasonOf('2023-24', ['Amber', 'Gorse'], () => [1, 1])
  const leadOfAmber = (secondDivision: readonly PlayedMatch[]) => {
    let found = 0
    fitStrengths(
      [
        { code: 'aa.1', matches: [...first, ...next] },
        { code: 'aa.2', matches: secondDivision },
      ],
      {
        predict: (_code, { season, away }, strength) => {
          if (season === '2023-24' && away === 'Gorse') found = lead(strength)
        },
      },
    )
    return found
  }
  const champion = leadOfAmber(
    second((home, away) => (home === 'Gorse' ? [4, 0] : away === 'Gorse' ? [0, 4] : [1, 1])),
  )
  expect(champion).toBeLessThan(leadOfAmber(second(() => [1, 1])))
})
