import { readBrands } from '../components/brands.ts'
import { categoryOf, type KnownCategory, knownCategories } from '../components/categories.ts'
import { GameTileFragment } from '../components/game.ts'
import { graphql, type VariablesOf } from '../lib/graphql.ts'
import type { PageAddress, PageQuery } from '../lib/lazy-page.ts'

export const PAGE_SIZE = 60

export const CategoriesQuery = graphql(`
  query Categories {
    categories {
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

/** The variables of one page of a category; `ALL_GAMES` is every game, so it is no filter. */
export function gamesVariables(category: KnownCategory, brands: readonly string[], page: number): VariablesOf<typeof GamesQuery> {
  return {
    collection: {
      categories: category === 'ALL_GAMES' ? null : [category],
      brands: brands.length > 0 ? [...brands] : null,
    },
    paging: { page, records: PAGE_SIZE },
  }
}

/** Before the categories are known, an address is taken at its word; one that means none of them falls back as the page does. */
export function casinoQueries({ params, search }: PageAddress): readonly PageQuery[] {
  const category = categoryOf(params.category, knownCategories) ?? 'ALL_GAMES'
  return [
    { document: CategoriesQuery, variables: {} },
    { document: GamesQuery, variables: gamesVariables(category, readBrands(search), 0) },
  ]
}
