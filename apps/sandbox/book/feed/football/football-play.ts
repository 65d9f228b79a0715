import type { Incident } from '../event.ts'
import { type Chance, chanceOf } from '../seed.ts'

export interface Strength {
  /** Goals expected in 90 minutes and stoppages. */
  home: number
  away: number
  /** Dixon and Coles's correction of low scores. */
  rho: number
}

/** Something of a match on the match's own time: seconds played, half-time left out. */
export interface Happening {
  kind: 'goal' | 'corner' | 'yellow_card' | 'red_card' | 'attack'
  side: 'home' | 'away'
  half: 1 | 2
  /** Second of the half in which it happens. */
  second: number
}

/** A whole match as the seed has it. */
export interface FootballCourse {
  happenings: readonly Happening[]
  /** Seconds of each half, stoppage included. */
  halfS: readonly [number, number]
  /** Played seconds after which it is abandoned; null in nearly all matches. */
  abandonedAtS: number | null
  postponed: boolean
}

export const HALF_S = 45 * 60
/** Teams score more after half-time. */
export const FIRST_HALF_SHARE = 0.45
/** Factors of a red card on the goals of its side and of the other. */
const RED_CARD = { own: 0.67, other: 1.25 }
export const CORNERS = { home: 5.4, away: 4.5 }
export const CARDS = { home: 1.9, away: 2.2 }
const RED_CARDS = 0.05
const ATTACKS = 12
const MOST_TRIES = 200

/**
 * Plays a match from its seed. Goals come as in the model that prices them: Poisson with the
 * halves' shares, changed by red cards, and taken again as often as Dixon and Coles's correction of
 * the final score needs.
 */
export function playFootball(
  secret: string,
  event: number,
  strength: Strength,
  { accidents = true } = {},
): FootballCourse {
  const chance = chanceOf(secret, event, 'football')
  const fate = chance.next()
  const reds = redCards(chance)
  const halfS = [HALF_S + 30 + chance.below(180), HALF_S + 120 + chance.below(300)] as const
  const goals = goalsOf(chance, strength, reds, halfS)
  const others: Happening[] = [
    ...scatter(chance, 'corner', CORNERS, halfS),
    ...scatter(chance, 'yellow_card', CARDS, halfS),
    ...scatter(chance, 'attack', { home: ATTACKS / 2, away: ATTACKS / 2 }, halfS),
  ]
  return {
    happenings: [...goals, ...reds, ...others].sort(
      (one, other) => one.half - other.half || one.second - other.second,
    ),
    halfS,
    abandonedAtS: accidents && fate < 0.002 ? Math.floor((fate / 0.002) * 2 * HALF_S) : null,
    postponed: accidents && fate >= 0.002 && fate < 0.006,
  }
}

function redCards(chance: Chance): Happening[] {
  return (['home', 'away'] as const).flatMap((side) => {
    if (!chance.happens(RED_CARDS)) return []
    const half = chance.happens(0.3) ? 1 : 2
    return [{ kind: 'red_card', side, half, second: chance.below(HALF_S) } as const]
  })
}

function goalsOf(
  chance: Chance,
  strength: Strength,
  reds: readonly Happening[],
  halfS: readonly [number, number],
): Happening[] {
  const highest = Math.max(
    ...[0, 1].flatMap((home) => [0, 1].map((away) => correction(home, away, strength))),
    1,
  )
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const goals = (['home', 'away'] as const).flatMap((side) =>
      scoredBy(chance, side, strength, reds, halfS),
    )
    const home = goals.filter(({ side }) => side === 'home').length
    if (chance.happens(correction(home, goals.length - home, strength) / highest)) return goals
  }
  return []
}

/**
 * Candidates at the highest rate that a match can have, thinned out to the rate of their moment.
 */
function scoredBy(
  chance: Chance,
  side: 'home' | 'away',
  strength: Strength,
  reds: readonly Happening[],
  halfS: readonly [number, number],
) {
  const goals: Happening[] = []
  for (const half of [1, 2] as const) {
    const length = halfS[half - 1] ?? HALF_S
    const mean = strength[side] * (half === 1 ? FIRST_HALF_SHARE : 1 - FIRST_HALF_SHARE)
    for (let at = chance.exponential(); at < mean * RED_CARD.other; at += chance.exponential()) {
      const second = Math.floor((at / (mean * RED_CARD.other)) * length)
      if (chance.happens(redCardEffect(side, reds, half, second) / RED_CARD.other))
        goals.push({ kind: 'goal', side, half, second })
    }
  }
  return goals
}

function redCardEffect(
  side: 'home' | 'away',
  reds: readonly Happening[],
  half: 1 | 2,
  second: number,
): number {
  const shown = reds.filter((red) => red.half < half || (red.half === half && red.second <= second))
  return effectOf(side, shown)
}

/** Both sides' red cards together; never above the effect of one card of the other side. */
export function effectOf(
  side: 'home' | 'away',
  shown: readonly { side: 'home' | 'away' | null }[],
): number {
  return shown.reduce(
    (effect, red) => effect * (red.side === side ? RED_CARD.own : RED_CARD.other),
    1,
  )
}

function scatter(
  chance: Chance,
  kind: Happening['kind'],
  means: { home: number; away: number },
  halfS: readonly [number, number],
): Happening[] {
  return (['home', 'away'] as const).flatMap((side) =>
    ([1, 2] as const).flatMap((half) => {
      const mean = means[side] * (half === 1 ? FIRST_HALF_SHARE : 1 - FIRST_HALF_SHARE)
      const found: Happening[] = []
      for (let at = chance.exponential(); at < mean; at += chance.exponential())
        found.push({
          kind,
          side,
          half,
          second: Math.floor((at / mean) * (halfS[half - 1] ?? HALF_S)),
        })
      return found
    }),
  )
}

/** Dixon and Coles's factor of a final score. */
export function correction(home: number, away: number, strength: Strength): number {
  if (home > 1 || away > 1) return 1
  if (home === 0 && away === 0) return Math.max(0, 1 - strength.home * strength.away * strength.rho)
  if (home === 0) return Math.max(0, 1 + strength.home * strength.rho)
  if (away === 0) return Math.max(0, 1 + strength.away * strength.rho)
  return 1 - strength.rho
}

/**
 * A happening as the feed reports it, on the clock that viewers know: 45 minutes and stoppage of
 * the first half count as 45.
 */
export function incidentOf(happening: Happening, at: number): Incident {
  return {
    kind: happening.kind,
    side: happening.side,
    second: happening.second + (happening.half === 2 ? HALF_S : 0),
    at,
  }
}
