import { type Fixture, type Incident, NOT_STARTED, type Situation } from '../event.ts'
import { type FootballCourse, HALF_S, incidentOf } from './football-play.ts'

export interface Tempo {
  /** Milliseconds of real time for a second of the match. */
  msPerSecond: number
  breakMs: number
  /** Virtual matches take no bets while they run, and are neither put off nor abandoned. */
  virtual: boolean
}

export const REAL_TEMPO: Tempo = { msPerSecond: 1000, breakMs: 15 * 60_000, virtual: false }
/** A virtual match is over in two minutes, so that a minute is left for bets on the next. */
export const VIRTUAL_TEMPO: Tempo = { msPerSecond: 20, breakMs: 4_000, virtual: true }
const POSTPONED_BEFORE_MS = 2 * 3_600_000
const AFTER_GOAL_MS = 20_000
const BEFORE_MS = 4_000
const ATTACK_MS = 7_000

export interface Moment {
  half: 0 | 1 | 2
  /** Seconds of the half that are played. */
  second: number
  phase: 'first_half' | 'half_time' | 'second_half' | null
}

/** A match from the seed, on the clock of the world. */
export interface MatchTimeline {
  secondHalfAt: number
  endsAt: number
  /** True when it ended after 90 minutes, not by being abandoned or put off. */
  isWhole: boolean
  momentAt(time: number): Moment
  /** Lists the incidents until `time`, attacks left out. */
  incidentsUntil(time: number): Incident[]
  situationAt(time: number): Situation
  isSuspendedAt(time: number): boolean
}

export function openTimeline(
  fixture: Fixture,
  course: FootballCourse,
  { msPerSecond, breakMs }: Tempo,
): MatchTimeline {
  const secondHalfAt = fixture.startsAt + course.halfS[0] * msPerSecond + breakMs
  const timeOf = (half: number, second: number) =>
    (half === 1 ? fixture.startsAt : secondHalfAt) + second * msPerSecond
  const all = course.happenings.map((happening) => ({
    ...happening,
    at: timeOf(happening.half, happening.second),
  }))
  const incidents = all
    .filter(({ kind }) => kind !== 'attack')
    .map((one) => incidentOf(one, one.at))
  const loud = all.filter(({ kind }) => kind === 'goal' || kind === 'red_card' || kind === 'attack')
  const stopsAt = course.postponed ? fixture.startsAt - POSTPONED_BEFORE_MS : abandonedAt()
  const endsAt = stopsAt ?? timeOf(2, course.halfS[1])

  function abandonedAt(): number | null {
    const second = course.abandonedAtS
    if (second === null) return null
    return second < HALF_S ? timeOf(1, second) : timeOf(2, second - HALF_S)
  }

  function momentAt(time: number): Moment {
    const played = Math.floor((Math.min(time, endsAt) - fixture.startsAt) / msPerSecond)
    if (played < 0) return { half: 0, second: 0, phase: null }
    if (played < course.halfS[0]) return { half: 1, second: played, phase: 'first_half' }
    const since = Math.floor((Math.min(time, endsAt) - secondHalfAt) / msPerSecond)
    return since < 0
      ? { half: 1, second: course.halfS[0], phase: 'half_time' }
      : { half: 2, second: since, phase: 'second_half' }
  }

  let lastSituation: { time: number; situation: Situation } | null = null

  function makeSituation(time: number): Situation {
    if (course.postponed)
      return time < endsAt ? NOT_STARTED : { ...NOT_STARTED, state: 'postponed' }
    if (time < fixture.startsAt) return NOT_STARTED
    const { half, second, phase } = momentAt(time)
    const seen = incidentsUntil(time)
    const goals = goalsAmong(seen)
    const over = time >= endsAt
    const [first, later] = [
      goals.filter(({ at }) => at < secondHalfAt),
      goals.filter(({ at }) => at >= secondHalfAt),
    ]
    return {
      state: over ? (stopsAt === null ? 'ended' : 'abandoned') : 'live',
      phase: over ? null : phase,
      clockS: half === 2 ? HALF_S + second : second,
      score: bySide(goals),
      parts: half === 2 ? [bySide(first), bySide(later)] : [bySide(first)],
      facts: countsOf(seen),
      incidents: seen,
    }
  }

  const incidentsUntil = (time: number) =>
    incidents.filter(({ at }) => at <= Math.min(time, endsAt))

  return {
    secondHalfAt,
    endsAt,
    isWhole: stopsAt === null,
    momentAt,
    incidentsUntil,
    situationAt(time) {
      // Each market of the match needs the situation at one time.
      if (lastSituation?.time !== time) lastSituation = { time, situation: makeSituation(time) }
      return lastSituation.situation
    },
    isSuspendedAt: (time) =>
      loud.some(({ at, kind }) =>
        kind === 'attack'
          ? time >= at && time < at + ATTACK_MS
          : time >= at - BEFORE_MS && time < at + AFTER_GOAL_MS,
      ),
  }
}

export function goalsAmong(incidents: readonly Incident[]): Incident[] {
  return incidents.filter(({ kind }) => kind === 'goal')
}

export function countOf(incidents: readonly Incident[], kind: string): number {
  return incidents.filter((one) => one.kind === kind).length
}

export function bySide(incidents: readonly Incident[]): readonly [number, number] {
  const home = incidents.filter(({ side }) => side === 'home').length
  return [home, incidents.length - home]
}

function countsOf(incidents: readonly Incident[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of ['corner', 'yellow_card', 'red_card'])
    for (const side of ['home', 'away']) counts[`${kind}_${side}`] = 0
  // One walk through them: a live match is looked at every second.
  for (const { kind, side } of incidents) {
    const before = counts[`${kind}_${side}`]
    if (before !== undefined) counts[`${kind}_${side}`] = before + 1
  }
  return counts
}
