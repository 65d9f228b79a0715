import type { PageAddress, PageQuery } from '../../components/page/lazy-page.ts'
import { graphql, type VariablesOf } from '../../lib/graphql.ts'
import { readBrands } from './brands.ts'
import { categoryOf, type KnownCategory, knownCategories } from './categories.ts'
import { GameTileFragment } from './game.ts'

/** Games a page, in the catalogue and in the search. */
export const PAGE_SIZE = 60

export const CategoriesQuery = graphql(`
  query Categories($mobile: Boolean!) {
    categories(mobile: $mobile) {
      id
      games(input: { page: 0, records: 1 }) { total }
    }
  }
`)

export const GamesQuery = graphql(
  `
    query Games($collection: CollectionInput!, $paging: PagingInput!) {
      collection(input: $collection) {
        games(input: $paging) {
          total
          edges { results { ...GameTile } }
        }
      }
    }
  `,
  [GameTileFragment],
)

/** A wish for games; empty parts filter nothing. `ALL_GAMES` is every game, so it is no filter. */
export interface GamesWish {
  text?: string
  categories: readonly KnownCategory[]
  brands: readonly string[]
}

/** `mobile` leaves out what is not offered on phones. */
export function gamesVariables(
  { text = '', categories, brands }: GamesWish,
  page: number,
  mobile: boolean,
): VariablesOf<typeof GamesQuery> {
  const wanted = categories.filter((id) => id !== 'ALL_GAMES')
  return {
    collection: {
      search: text.trim() || null,
      categories: wanted.length > 0 ? wanted : null,
      brands: brands.length > 0 ? [...brands] : null,
      mobile,
    },
    paging: { page, records: PAGE_SIZE },
  }
}

/**
 * Returns the queries of an address of the catalogue. Before the categories are known, the category
 * of the address is used unchecked.
 */
export function casinoQueries({ params, search, mobile }: PageAddress): readonly PageQuery[] {
  const category = categoryOf(params.category, knownCategories) ?? 'ALL_GAMES'
  return [
    { document: CategoriesQuery, variables: { mobile } },
    {
      document: GamesQuery,
      variables: gamesVariables({ categories: [category], brands: readBrands(search) }, 0, mobile),
    },
  ]
}
