import { isKnownCategory, type KnownCategory } from '../../components/games/categories.ts'
import { searchParameter } from '../../components/navigation/open-search.ts'

export interface SearchFilters {
  text: string
  categories: readonly KnownCategory[]
  brands: readonly string[]
}

export const noFilters: SearchFilters = { text: '', categories: [], brands: [] }

/** Time without typing after which games are searched, in ms. */
export const SEARCH_DELAY_MS = 500

/** With fewer results than this, or no filter at all, a list of recommended games stands below. */
const RECOMMEND_BELOW = 9

/**
 * Parameters of the address for the filters, so that a shared link, or going back from a game,
 * finds the same games.
 */
const categoriesParameter = 'search_categories'
const brandsParameter = 'search_brands'

export function hasFilters({ text, categories, brands }: SearchFilters): boolean {
  return text.trim() !== '' || categories.length > 0 || brands.length > 0
}

/**
 * Returns whether recommended games are shown: when nothing was requested, and when little was
 * found.
 */
export function showsRecommended(filters: SearchFilters, found: number): boolean {
  return !hasFilters(filters) || found < RECOMMEND_BELOW
}

export function readFilters(address: URLSearchParams): SearchFilters {
  const list = (name: string) => (address.get(name) ?? '').split(',').filter(Boolean)
  const categories = list(categoriesParameter).filter(isKnownCategory)
  return { text: address.get(searchParameter) ?? '', categories, brands: list(brandsParameter) }
}

/**
 * Returns the address with these filters; with null, the address of the page without the search.
 */
export function writeFilters(
  address: URLSearchParams,
  filters: SearchFilters | null,
): URLSearchParams {
  const next = new URLSearchParams(address)
  const write = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name)
  write(categoriesParameter, filters?.categories.join())
  write(brandsParameter, filters?.brands.join())
  if (filters) next.set(searchParameter, filters.text)
  else next.delete(searchParameter)
  return next
}
