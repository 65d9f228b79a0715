/** `postponed` and `abandoned` matches are not played again. */
export type EventState = 'not_started' | 'live' | 'ended' | 'abandoned' | 'postponed'

export interface Competitor {
  /** Stable, and unique within the sport. */
  id: number
  name: string
  /** Further facts on a sport's board, such as a horse's jockey and number. */
  facts?: Readonly<Record<string, string | number>>
}

/** The calendar's facts of an event. It never changes, and can be found again from `id` alone. */
export interface Fixture {
  id: number
  sportId: number
  categoryId: number
  championshipId: number
  /** Home first. Horses by their number. */
  competitors: readonly Competitor[]
  /** Milliseconds since 1970. */
  startsAt: number
  /** The round of a league, the distance of a race and the like. */
  facts: Readonly<Record<string, string | number>>
}

/** Returns the number of a race, as the legs of slips and bets store it; nothing for other events. */
export function raceOf({ facts }: Pick<Fixture, 'facts'>): { race?: number } {
  return facts.race === undefined ? {} : { race: Number(facts.race) }
}

/** One thing that happened, such as a goal. `second` is the match's own clock. */
export interface Incident {
  kind: string
  side: 'home' | 'away' | null
  second: number
  /** When the feed reports it, in milliseconds since 1970. */
  at: number
  /** Further facts of the event, such as the number of a horse that does not run. */
  values?: Readonly<Record<string, string | number>>
}

/** The facts of an event at one time. */
export interface Situation {
  state: EventState
  /** `first_half`, `set_2`, `quarter_3` and the like; null before and after. */
  phase: string | null
  /** Seconds that the match's own clock shows; null in a sport without one. */
  clockS: number | null
  /** The main score, home first; null before the start and for races. */
  score: readonly [number, number] | null
  /** Scores of the parts that have begun, such as halves, sets and quarters. */
  parts: readonly (readonly [number, number])[]
  facts: Readonly<Record<string, string | number>>
  incidents: readonly Incident[]
}

export const NOT_STARTED: Situation = {
  state: 'not_started',
  phase: null,
  clockS: null,
  score: null,
  parts: [],
  facts: {},
  incidents: [],
}
