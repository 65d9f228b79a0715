import type { KnownCategory } from '../components/categories.ts'
import type { VariablesOf } from '../lib/graphql.ts'
import { RECOMMEND_BELOW, SEARCH_PAGE, type SearchQuery } from './search-queries.ts'

export interface SearchFilters {
  text: string
  categories: readonly KnownCategory[]
  brands: readonly string[]
}

export const noFilters: SearchFilters = { text: '', categories: [], brands: [] }

export function hasFilters({ text, categories, brands }: SearchFilters): boolean {
  return text.trim() !== '' || categories.length > 0 || brands.length > 0
}

export function searchVariables({ text, categories, brands }: SearchFilters, page: number): VariablesOf<typeof SearchQuery> {
  return {
    collection: {
      search: text.trim() || null,
      categories: categories.length > 0 ? [...categories] : null,
      brands: brands.length > 0 ? [...brands] : null,
    },
    paging: { page, records: SEARCH_PAGE },
  }
}

/** Recommendations stand in when nothing was asked, and help out when little was found. */
export function showsRecommended(filters: SearchFilters, found: number): boolean {
  return !hasFilters(filters) || found < RECOMMEND_BELOW
}

export interface BrandGroup<T> {
  letter: string
  brands: T[]
}

/** Brands under their first letters, in the order of `language`; what starts with no letter stands under `#`. */
export function groupByLetter<T extends { name: string }>(brands: readonly T[], language: string): BrandGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const brand of brands.toSorted((a, b) => a.name.localeCompare(b.name, language))) {
    const first = brand.name.trim().charAt(0).toLocaleUpperCase(language)
    const letter = /\p{Letter}/u.test(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups].map(([letter, members]) => ({ letter, brands: members }))
}
