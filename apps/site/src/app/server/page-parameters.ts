import { modalNames } from '../../components/navigation/modal-names.ts'

/**
 * A part of the query string that changes what the server draws. All other parts are for the
 * browser only: addresses that differ in them share one drawn page.
 */
export interface PageParameter {
  name: string
  /** The first part of the paths where it matters; every path when it is left out. */
  section?: string
  /** The parameter matters only beside this one. */
  beside?: { name: string; value: string }
  /**
   * The values that matter, with the one that stands for all others where these matter too; the
   * codes of the languages that are spoken; any text up to so many characters; or only whether it
   * is there.
   */
  takes:
    | { oneOf: readonly string[]; others?: string }
    | 'a language'
    | { characters: number }
    | 'presence'
}

/** All providers of a large casino, with commas between them. */
const MOST_OF_BRANDS = 2000
/**
 * Most characters of a name: as many as the header of a game shows (`features/play/game-title.ts`).
 */
const MOST_OF_NAME = 100

/** Parameters, in the order in which they stand in the address that a page is drawn for. */
export const pageParameters: readonly PageParameter[] = [
  { name: 'lng', takes: 'a language' },
  { name: 'modal', takes: { oneOf: modalNames } },
  {
    name: 'promotion',
    beside: { name: 'modal', value: 'promotion' },
    takes: { characters: MOST_OF_NAME },
  },
  // The dialog is drawn in the browser. The server only keeps such a page out of the lists of
  // search engines.
  { name: 'search', takes: 'presence' },
  { name: 'brands', section: 'casino', takes: { characters: MOST_OF_BRANDS } },
  { name: 'show', section: 'casino', takes: { oneOf: ['favourites'] } },
  { name: 'page', section: 'sports', takes: { oneOf: ['overview', 'live'], others: 'other' } },
  { name: 'name', section: 'play', takes: { characters: MOST_OF_NAME } },
  { name: 'provider', section: 'play', takes: { characters: MOST_OF_NAME } },
]
