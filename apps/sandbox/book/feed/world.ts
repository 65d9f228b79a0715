import type { Competitor, Fixture, Situation } from './event.ts'
import type { Assessed, Choice, Joint, Market, MarketDefinition } from './market.ts'
import type { Category, Championship, Words } from './sport.ts'

/** One sport of the book: what is played when, how it goes, and what can be bet on. */
export interface World {
  sportId: number
  categories: readonly Category[]
  championships: readonly Championship[]
  /**
   * Returns all events that begin on a day (counted from 2020, UTC), by their start. Every call
   * gives the same events.
   */
  eventsOn(day: number): readonly Fixture[]
  /** Returns the event at a position of a day, in constant time; null when there is none. */
  eventAt(day: number, place: number): Fixture | null
  play(fixture: Fixture): Play
  /** Time before the start from which an event is listed, in ms. */
  listedBeforeMs: number
  /** Longest time of an event of the sport, in ms. */
  longestMs: number
  /** Returns bets on whole seasons, each as an event. */
  outrightsAt?(time: number): readonly Fixture[]
  /** Null when the championship has no table. */
  tableOf?(championshipId: number, time: number): readonly TableRow[] | null
  /** Returns meetings of earlier years, the newest first. */
  meetingsOf?(fixture: Fixture): readonly Meeting[]
}

/**
 * Course of one event: pure functions of the seed and the time, so that it goes on after a restart.
 */
export interface Play {
  fixture: Fixture
  /** When it ends, or is abandoned or put off; milliseconds since 1970. */
  endsAt: number
  situationAt(time: number): Situation
  /** Returns every market of the event, with what is known at `time`. */
  assess(time: number): readonly Assessed[]
  /** Prices several selections as one bet, in sports with one model of all of them. */
  joint?(choices: readonly Choice[], time: number): Joint
  /** Returns true while no bets are taken because something is happening. */
  isSuspendedAt(time: number): boolean
  /** Returns true when the clock has closed a kind that is not decided yet. */
  isClosedAt(definition: MarketDefinition, time: number): boolean
  /** Returns why a market was settled as it was. */
  reason(definition: MarketDefinition, time: number): Words
  /**
   * Returns the reason of one selection, in sports where each has another one, such as the place of
   * a horse.
   */
  selectionReason?(definition: MarketDefinition, number: number, time: number): Words
  /** Returns a key that changes when the prices do. */
  priceKey(time: number): string
  /** Returns what a race adds to its markets: each-way terms and deductions. */
  terms?(definition: MarketDefinition, time: number): Pick<Market, 'eachWay' | 'deductions'>
  /** Returns how many horses share a place; undefined when none do. */
  deadHeat?(
    definition: MarketDefinition,
    number: number,
  ): { places: number; tied: number } | undefined
}

/**
 * Time that undecided bets wait for the rest of an abandoned or postponed match, in ms. After it
 * they are void.
 */
export const VOID_AFTER_MS = 48 * 3_600_000

/** A line of a league's table. */
export interface TableRow {
  position: number
  competitor: Competitor
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  points: number
}

/** A match of two competitors in an earlier year. */
export interface Meeting {
  /** Day of the match, `2024-08-16`. */
  date: string
  competitors: readonly string[]
  score: readonly [number, number]
}
