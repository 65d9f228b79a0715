import type { Fixture } from './event.ts'
import { dayOf } from './ids.ts'
import type { Programme } from './programme.ts'
import { placesOf } from './racing/finish-order.ts'
import type { Meeting } from './world.ts'

/** One event that a competitor has been in. */
export interface PastGame {
  eventId: number
  startsAt: number
  competitors: readonly string[]
  /** Home first; null for a race. */
  score: readonly [number, number] | null
  result: 'won' | 'drawn' | 'lost'
  /** Place at the finish of a race. */
  place?: number
}

export interface Insight {
  /** Past games of each competitor, the newest first. */
  form: readonly { competitorId: number; games: readonly PastGame[] }[]
  /** Games of the two against each other, the newest first. */
  meetings: readonly Meeting[]
}

const MOST_GAMES = 5
const MOST_MEETINGS = 6
/** Number of days that are looked through, by sport: each has its own pace. */
const DAYS: Readonly<Record<number, number>> = { 1: 40, 2: 4, 3: 14, 4: 8, 5: 1 }
const DAY_MS = 86_400_000

/**
 * Form and head-to-head of an event, as they stood before it began. `known` are meetings of earlier
 * years.
 */
export function insightOf(
  programme: Programme,
  fixture: Fixture,
  now: number,
  known: readonly Meeting[],
): Insight {
  const before = Math.min(now, fixture.startsAt)
  const ids = new Set(fixture.competitors.map(({ id }) => id))
  const games = new Map([...ids].map((id): [number, PastGame[]] => [id, []]))
  const meetings: Meeting[] = []
  const isFull = () => [...games.values()].every(({ length }) => length >= MOST_GAMES)

  for (
    let day = dayOf(before), back = 0;
    back < (DAYS[fixture.sportId] ?? 7) && !isFull();
    back++, day--
  )
    for (const past of programme.onDay(fixture.sportId, day).toReversed()) {
      const mine = past.competitors.filter(({ id }) => ids.has(id))
      if (mine.length === 0 || past.startsAt >= before || past.id === fixture.id) continue
      const play = programme.play(past)
      if (play.endsAt > before || play.situationAt(play.endsAt).state !== 'ended') continue
      for (const { id } of mine) {
        const list = games.get(id)
        if (list && list.length < MOST_GAMES) list.push(gameOf(programme, past, id))
      }
      const { score } = play.situationAt(play.endsAt)
      if (score && mine.length === 2)
        meetings.push({
          date: dateOf(past.startsAt),
          competitors: past.competitors.map(({ name }) => name),
          score,
        })
    }
  return {
    form: [...games].map(([competitorId, games]) => ({ competitorId, games })),
    meetings: [...meetings, ...known].slice(0, MOST_MEETINGS),
  }
}

function gameOf(programme: Programme, past: Fixture, competitor: number): PastGame {
  const play = programme.play(past)
  const { score, facts } = play.situationAt(play.endsAt)
  const at = past.competitors.findIndex(({ id }) => id === competitor)
  const base = {
    eventId: past.id,
    startsAt: past.startsAt,
    competitors: past.competitors.map(({ name }) => name),
    score,
  }
  if (score) {
    const lead = (score[0] - score[1]) * (at === 0 ? 1 : -1)
    return { ...base, result: lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn' }
  }
  const place = placesOf(facts.order).find(({ number }) => number === at + 1)?.place ?? 0
  return {
    ...base,
    competitors: past.competitors.slice(at, at + 1).map(({ name }) => name),
    result: place === 1 ? 'won' : 'lost',
    place,
  }
}

function dateOf(time: number): string {
  return new Date(Math.floor(time / DAY_MS) * DAY_MS).toISOString().slice(0, 10)
}
