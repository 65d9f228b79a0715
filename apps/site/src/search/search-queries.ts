import { GameTileFragment } from '../components/game.ts'
import { graphql } from '../lib/graphql.ts'

export const SEARCH_PAGE = 60

/** With fewer results than this, or no filter at all, a recommended list stands beneath. */
export const RECOMMEND_BELOW = 9

export const SearchQuery = graphql(
  `
    query Search($collection: CollectionInput!, $paging: PagingInput!) {
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

export const RecommendedQuery = graphql(
  `
    query Recommended {
      collection {
        games(input: { page: 0, records: 12 }) {
          edges { results { ...GameTile } }
        }
      }
    }
  `,
  [GameTileFragment],
)
