/** Views that hosts put on pages of their own; their code comes when one is drawn. */
export type WidgetView =
  | 'topSports'
  | 'upcoming'
  | 'live'
  | 'popularBets'
  | 'betHistory'
  | 'search'
  | 'horseRacing'

/** The options of a widget, by the vendor's names; what does not fit counts as not given. */
export interface WidgetOptions {
  eventCount?: unknown
  /** The sport that is chosen among the top sports, or the one that a list shows. */
  sportId?: unknown
  /** Whether a promo names the sports above its events. */
  withSportsList?: unknown
  /** Whether the search is emptied once something that was found is chosen. */
  clearOnSelect?: unknown
}

/** The sport of horse racing. */
export const RACING = 2

const MOST = 100

/** Returns how many entries a widget shows. */
export function countOf({ eventCount }: WidgetOptions, usual = 6): number {
  const count = Number(eventCount ?? Number.NaN)
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST) : usual
}

/** Returns the sport that a widget is about; null for all of them. */
export function sportOf({ sportId }: WidgetOptions): number | null {
  const id = Number(sportId ?? Number.NaN)
  return Number.isInteger(id) && id > 0 ? id : null
}
