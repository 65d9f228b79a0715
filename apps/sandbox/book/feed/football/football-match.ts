import { assess } from '../assess.ts'
import type { Fixture, Incident, Situation } from '../event.ts'
import type { Assessed, MarketDefinition } from '../market.ts'
import { spread } from '../seed.ts'
import type { Words } from '../sport.ts'
import type { Play } from '../world.ts'
import { type Chances, chancesOf, type Outlook } from './football-chances.ts'
import { jointOf } from './football-joint.ts'
import { type AnyCell, FOOTBALL_MARKETS, type FootballMarket } from './football-markets.ts'
import {
  CARDS,
  CORNERS,
  effectOf,
  FIRST_HALF_SHARE,
  type FootballCourse,
  HALF_S,
  playFootball,
  type Strength,
} from './football-play.ts'
import {
  bySide,
  countOf,
  goalsAmong,
  type MatchTimeline,
  openTimeline,
  type Tempo,
} from './match-timeline.ts'

const DRIFT_MS = 10 * 60_000
/** Prices of a running match follow its clock in steps of so many seconds of the match. */
const PRICE_STEP_S = 15
/** Halves are expected to last so long until the stoppage time is announced, after 45 minutes. */
const EXPECTED_S = [HALF_S + 120, HALF_S + 270] as const

interface Known {
  /** The key of the prices at that moment. */
  key: string
  chances: Chances
  outlook: Outlook
  assessed: readonly Assessed[]
}

/** A football match: how it goes, and its prices. */
export function openFootballMatch(
  secret: string,
  fixture: Fixture,
  strength: Strength,
  tempo: Tempo,
): Play {
  const course = playFootball(secret, fixture.id, strength, { accidents: !tempo.virtual })
  const timeline = openTimeline(fixture, course, tempo)
  const { endsAt } = timeline
  let kept: Known | null = null

  function priceKey(time: number): string {
    const over = time >= endsAt
    const stepMs = time < fixture.startsAt ? DRIFT_MS : PRICE_STEP_S * tempo.msPerSecond
    return `${Math.floor(Math.min(time, endsAt) / stepMs)}/${timeline.incidentsUntil(time).length}/${timeline.momentAt(time).phase}/${over}`
  }

  /**
   * Returns what prices are made of at a moment. The last result is kept until prices change: a
   * slip calls several times for each selection.
   */
  function knownAt(time: number): Known {
    const key = priceKey(time)
    if (kept?.key === key) return kept
    const outlook = outlookAt(timeline, course, { fixture, strength }, time)
    const chances = chancesOf(outlook)
    const goals = goalsAmong(timeline.incidentsUntil(time))
    const assessed = FOOTBALL_MARKETS.flatMap(
      (definition) => assessOne(definition, chances, goals) ?? [],
    )
    kept = { key, chances, outlook, assessed }
    return kept
  }

  return {
    fixture,
    endsAt,
    priceKey,
    situationAt: timeline.situationAt,
    isSuspendedAt: timeline.isSuspendedAt,
    assess: (time) => knownAt(time).assessed,
    joint: (choices, time) => jointOf(knownAt(time), choices),
    isClosedAt: (_, time) => time >= endsAt || (tempo.virtual && time >= fixture.startsAt),
    reason: (definition, time) => reasonOf(definition, timeline.situationAt(time)),
  }
}

/**
 * Returns what is known at `time`, and what is expected of the rest. Nothing is left after full
 * time.
 */
function outlookAt(
  timeline: MatchTimeline,
  course: FootballCourse,
  { fixture, strength }: { fixture: Fixture; strength: Strength },
  time: number,
) {
  const { half, second, phase } = timeline.momentAt(time)
  const seen = timeline.incidentsUntil(time)
  const goals = goalsAmong(seen)
  const over = time >= timeline.endsAt && timeline.isWhole
  const leftOf = (which: 0 | 1) => {
    const length = second >= HALF_S ? course.halfS[which] : EXPECTED_S[which]
    return Math.max(0, length - second) / length
  }
  const leftOfFirst = half === 0 ? 1 : half === 2 || phase === 'half_time' ? 0 : leftOf(0)
  const leftOfSecond = half < 2 ? 1 : over ? 0 : leftOf(1)
  const [first, later] = [FIRST_HALF_SHARE * leftOfFirst, (1 - FIRST_HALF_SHARE) * leftOfSecond]
  const drifted = half === 0 ? drift(strength, fixture.id, time) : strength
  const reds = seen.filter(({ kind }) => kind === 'red_card')
  const rate = (side: 'home' | 'away', share: number) =>
    drifted[side] * effectOf(side, reds) * share
  return {
    first: bySide(goals.filter(({ at }) => at < timeline.secondHalfAt)),
    second: bySide(goals.filter(({ at }) => at >= timeline.secondHalfAt)),
    restOfFirst: [rate('home', first), rate('away', first)] as const,
    restOfSecond: [rate('home', later), rate('away', later)] as const,
    corners: {
      count: countOf(seen, 'corner'),
      rest: (first + later) * (CORNERS.home + CORNERS.away),
    },
    cards: {
      count: countOf(seen, 'yellow_card'),
      rest: (first + later) * (CARDS.home + CARDS.away),
    },
    strength: drifted,
  }
}

/** The market of a goal is there once the goal before has fallen. */
function assessOne(
  definition: FootballMarket,
  chances: Chances,
  goals: readonly Incident[],
): Assessed | null {
  if (definition.subject !== 'next_goal') return assess(definition, chances[definition.subject])
  const scored = goals[(definition.goal ?? 1) - 1]
  if (scored)
    return assess(definition, [
      { probability: 1, cell: { next: scored.side ?? 'home' } as AnyCell },
    ])
  return definition.goal === goals.length + 1 ? assess(definition, chances.next_goal) : null
}

function reasonOf(definition: MarketDefinition, { score, parts, facts }: Situation): Words {
  const total = (kind: string) =>
    Number(facts[`${kind}_home`] ?? 0) + Number(facts[`${kind}_away`] ?? 0)
  if (definition.settledBy === 'corners')
    return { key: 'why.corners', values: { count: total('corner') } }
  if (definition.settledBy === 'cards')
    return { key: 'why.cards', values: { count: total('yellow_card') } }
  const [home, away] = (definition.settledBy === 'half' ? parts[0] : score) ?? [0, 0]
  if (definition.settledBy !== 'half_full')
    return { key: `why.${definition.settledBy}`, values: { home, away } }
  const [halfHome, halfAway] = parts[0] ?? [0, 0]
  return { key: 'why.half_full', values: { home, away, halfHome, halfAway } }
}

/**
 * Returns the factor by which expected goals change before the start, so that prices move like a
 * market's: between -2 % and 2 %, by the hour.
 */
function drift(strength: Strength, event: number, time: number): Strength {
  const hour = time / 3_600_000
  const share = hour - Math.floor(hour)
  const at = (side: number) =>
    spread(event, Math.floor(hour), side) * (1 - share) +
    spread(event, Math.floor(hour) + 1, side) * share
  return {
    ...strength,
    home: strength.home * (0.98 + 0.04 * at(1)),
    away: strength.away * (0.98 + 0.04 * at(2)),
  }
}
