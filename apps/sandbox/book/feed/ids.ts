/**
 * Ids are numbers from which one can read what they are of, so that an event, a market or a
 * selection is found again after a restart, and long after nothing is kept of it: sport (1 digit),
 * day since 2020 (5), place in the day (4); a selection adds kind, line and number (6).
 */
const DAY_MS = 86_400_000
const FIRST_DAY_MS = Date.UTC(2020, 0, 1)
const OF_MARKET = 1_000_000
const OF_KIND = 25_000
/** Number of ids between two lines of a kind. */
export const OF_LINE = 50

export function dayOf(timeMs: number): number {
  return Math.floor((timeMs - FIRST_DAY_MS) / DAY_MS)
}

/** Midnight UTC of a day since 2020. */
export function startOfDay(day: number): number {
  return FIRST_DAY_MS + day * DAY_MS
}

export function eventId(sportId: number, day: number, place: number): number {
  return sportId * 1e9 + day * 1e4 + place
}

export function partsOfEvent(id: number): { sportId: number; day: number; place: number } | null {
  if (!Number.isSafeInteger(id) || id < 1e9 || id >= 9e9) return null
  return { sportId: Math.floor(id / 1e9), day: Math.floor((id % 1e9) / 1e4), place: id % 1e4 }
}

export function marketId(event: number, code: number, lineNumber: number): number {
  return event * OF_MARKET + code * OF_KIND + lineNumber * OF_LINE
}

/** `number` from 1; beyond 49 only where a kind has a single line. */
export function selectionId(market: number, number: number): number {
  return market + number
}

/** The event, kind and the rest of a market's or a selection's id; null when it can be none. */
export function partsOfMarket(
  id: number,
): { event: number; code: number; lineNumber: number; rest: number } | null {
  if (!Number.isSafeInteger(id) || id < 1e15) return null
  const within = id % OF_MARKET
  const rest = within % OF_KIND
  return {
    event: Math.floor(id / OF_MARKET),
    code: Math.floor(within / OF_KIND),
    lineNumber: Math.floor(rest / OF_LINE),
    rest,
  }
}
