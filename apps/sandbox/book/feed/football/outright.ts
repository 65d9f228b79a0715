import { type Fixture, NOT_STARTED } from '../event.ts'
import { eventId, startOfDay } from '../ids.ts'
import type { MarketDefinition, Shares } from '../market.ts'
import { chanceOf } from '../seed.ts'
import { properName } from '../sport.ts'
import type { Play } from '../world.ts'
import type { League, SeasonState } from './season.ts'

/** Places of a day's ids from here on are leagues, by their number. */
export const OUTRIGHT_PLACE = 9_000
const DRAWS = 600
/** Prices follow the table in steps of so long. */
const STEP_MS = 3 * 3_600_000
const KINDS = [
  { code: 39, kind: 'outright_winner', from: 1, to: 1, margin: { size: 0.15, method: 'power' } },
  { code: 38, kind: 'outright_top_four', from: 1, to: 4, margin: { size: 0.12, method: 'power' } },
  {
    code: 37,
    kind: 'outright_bottom_three',
    from: -3,
    to: -1,
    margin: { size: 0.12, method: 'power' },
  },
] as const

/** The outright of a league's season, as an event that begins with the last day of matches. */
export function outrightOf(league: League, day: number): Fixture {
  const { championship, calendar, clubs } = league
  const { first, end, season } = calendar.seasonOf(day)
  return {
    id: eventId(championship.sportId, first, OUTRIGHT_PLACE + (championship.id % 1000)),
    sportId: championship.sportId,
    categoryId: championship.categoryId,
    championshipId: championship.id,
    competitors: [...clubs.values()],
    startsAt: startOfDay(end - 1),
    facts: { season, outright: 1 },
  }
}

/**
 * Makes the market on the winner of a league: the rest of the season is drawn many times, by the
 * strengths that price its matches.
 */
export function openOutright(
  league: League,
  fixture: Fixture,
  stateAt: (time: number) => SeasonState,
): Play {
  const { endsAt } = stateAt(fixture.startsAt)
  const definitions = KINDS.map(
    ({ code, kind, from, to, margin }): MarketDefinition => ({
      code,
      kind,
      margin,
      period: 'season',
      line: null,
      lineNumber: 0,
      winners: to - from + 1,
      settledBy: 'table',
      selections: fixture.competitors.map(({ name }) => ({ name: properName(name) })),
    }),
  )
  let kept: { key: string; ranks: number[][] } | null = null

  // A result moves the table at once.
  const priceKey = (time: number) =>
    `${Math.floor(Math.min(time, endsAt) / STEP_MS)}/${stateAt(time).left.length}/${time >= endsAt}/${time >= fixture.startsAt}`

  /** Returns the number of draws in which each club ends in each place. */
  function ranksAt(time: number): number[][] {
    const key = priceKey(time)
    if (kept?.key !== key) kept = { key, ranks: drawSeason(league, fixture, stateAt(time)) }
    return kept.ranks
  }

  return {
    fixture,
    endsAt,
    priceKey,
    situationAt: (time) => ({
      ...NOT_STARTED,
      state: time >= endsAt ? 'ended' : time >= fixture.startsAt ? 'live' : 'not_started',
    }),
    assess(time) {
      const ranks = ranksAt(time)
      const over = time >= endsAt
      return definitions.map((definition, at) => {
        const { from, to } = KINDS[at] ?? KINDS[0]
        const clubs = fixture.competitors.length
        const [best, worst] = from > 0 ? [from, to] : [clubs + from + 1, clubs + to + 1]
        return {
          definition,
          shares: ranks.map((ofClub) => sharesOf(ofClub.slice(best - 1, worst), over)),
        }
      })
    },
    // The effect of a match under way on the table has no price.
    isSuspendedAt: (time) => stateAt(time).left.some(({ startsAt }) => startsAt <= time),
    isClosedAt: (_, time) => time >= fixture.startsAt,
    reason: () => ({ key: 'why.table' }),
  }
}

/** A result that was never drawn may still happen, until the season is over. */
function sharesOf(counts: readonly number[], over: boolean): Shares {
  const count = counts.reduce((sum, count) => sum + count, 0)
  const chance = over ? Math.round(count / DRAWS) : (count + 0.3) / (DRAWS + 0.6)
  return { won: chance, half_won: 0, void: 0, half_lost: 0, lost: 1 - chance }
}

function drawSeason(league: League, fixture: Fixture, { table, left }: SeasonState): number[][] {
  const places = new Map(fixture.competitors.map(({ id }, at) => [id, at]))
  const clubs = fixture.competitors.length
  const ranks = Array.from({ length: clubs }, () => new Array<number>(clubs).fill(0))
  const matches = left.map(({ competitors: [home, away] }) => ({
    home: places.get(home?.id ?? 0) ?? 0,
    away: places.get(away?.id ?? 0) ?? 0,
    strength: league.strengthOf(home?.name ?? '', away?.name ?? ''),
  }))
  // The random numbers are drawn again from one seed, so that prices move with the table and not by
  // chance.
  const chance = chanceOf('outright', fixture.id, 'outright')
  const start = new Float64Array(clubs)
  for (const { competitor, points, goalsFor, goalsAgainst, position } of table)
    start[places.get(competitor.id) ?? 0] =
      points * 1e6 + (goalsFor - goalsAgainst) * 1e3 + goalsFor - position / 1e3
  for (let draw = 0; draw < DRAWS; draw++) {
    const standing = start.slice()
    for (const { home, away, strength } of matches) {
      const [mine, theirs] = [
        goals(chance.next(), strength.home),
        goals(chance.next(), strength.away),
      ]
      const lead = mine - theirs
      standing[home] =
        (standing[home] ?? 0) + (lead > 0 ? 3e6 : lead === 0 ? 1e6 : 0) + lead * 1e3 + mine
      standing[away] =
        (standing[away] ?? 0) + (lead < 0 ? 3e6 : lead === 0 ? 1e6 : 0) - lead * 1e3 + theirs
    }
    const order = Array.from(standing.keys()).sort(
      (one, other) => (standing[other] ?? 0) - (standing[one] ?? 0),
    )
    for (const [place, club] of order.entries()) {
      const row = ranks[club]
      if (row) row[place] = (row[place] ?? 0) + 1
    }
  }
  return ranks
}

/** A Poisson number from one draw. */
function goals(drawn: number, mean: number): number {
  let [count, chance] = [0, Math.exp(-mean)]
  for (let left = drawn - chance; left > 0 && count < 12; left -= chance) chance *= mean / ++count
  return count
}
