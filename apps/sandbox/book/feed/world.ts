import type { Fixture, Situation } from './event.ts'
import type { TableRow } from './football/season.ts'
import type { Meeting } from './insight.ts'
import type { Assessed, Choice, Joint, Market, MarketDefinition } from './market.ts'
import type { Category, Championship, Words } from './sport.ts'

/** One sport of the book: what is played when, how it goes, and what can be bet on. */
export interface World {
  sportId: number
  categories: readonly Category[]
  championships: readonly Championship[]
  /** All events that begin on a day (since 2020, UTC), by their start. The same on every call. */
  eventsOn(day: number): readonly Fixture[]
  /** The event at a place of a day, in constant time; null when there is none. */
  eventAt(day: number, place: number): Fixture | null
  play(fixture: Fixture): Play
  /** For how long before the start an event is listed. */
  listedBeforeMs: number
  /** No event of the sport lasts longer. */
  longestMs: number
  /** Bets on a whole season, each as an event of its own. */
  outrightsAt?(time: number): readonly Fixture[]
  /** Null when the championship has no table. */
  tableOf?(championshipId: number, time: number): readonly TableRow[] | null
  /** Meetings of earlier years, the newest first. */
  meetingsOf?(fixture: Fixture): readonly Meeting[]
}

/** How one event goes: pure functions of the seed and the time, so that a restart continues where it was. */
export interface Play {
  fixture: Fixture
  /** When it is over, or found out not to be; milliseconds since 1970. */
  endsAt: number
  situationAt(time: number): Situation
  /** Every market of the event, with what is known at `time`. */
  assess(time: number): readonly Assessed[]
  /** Several selections as one bet, where the sport has one model of all of them. */
  joint?(choices: readonly Choice[], time: number): Joint
  /** Returns true while no bets are taken because something is happening. */
  isSuspendedAt(time: number): boolean
  /** Returns true when the clock has closed a kind that is not decided yet. */
  isClosedAt(definition: MarketDefinition, time: number): boolean
  /** Why a market was settled as it was. */
  reason(definition: MarketDefinition, time: number): Words
  /** Where each selection has a reason of its own, such as the place of a horse. */
  selectionReason?(definition: MarketDefinition, number: number, time: number): Words
  /** Changes when the prices do. */
  priceKey(time: number): string
  /** What a race adds to its markets. */
  terms?(definition: MarketDefinition, time: number): Pick<Market, 'eachWay' | 'deductions'>
  /** How many share a place, where they do. */
  deadHeat?(definition: MarketDefinition, number: number): { places: number; tied: number } | undefined
}

/** Undecided bets wait so long for the rest of a match that was abandoned or put off, then they are void. */
export const VOID_AFTER_MS = 48 * 3_600_000
