import type { PageAddress, PageQuery } from '../../components/page/lazy-page.ts'
import { graphql } from '../../lib/graphql.ts'

/**
 * Queries every promotion and the names of their tags. The dialog and the links to it send the same
 * queries, so that it opens at once.
 */
export const PromotionsQuery = graphql(`
  query Promotions($mobile: Boolean!) {
    cmsComponents(input: { ids: ["promotions", "promotion_tags"], mobile: $mobile }) {
      __typename
      id
      ... on CmsList {
        items {
          __typename
          id
          ... on CmsMap {
            elements {
              __typename
              id
              ... on CmsText { text }
              ... on CmsImage { src alt width height }
              ... on CmsLink { url label }
              ... on CmsList { items { __typename id ... on CmsText { text } } }
            }
          }
        }
      }
      ... on CmsMap { elements { __typename id ... on CmsText { text } } }
    }
  }
`)

/** The components of the content system that a list of promotions shows. */
export const PROMOTIONS_CONTENT = 'promotions promotion_tags'

export function promotionsQueries({ mobile }: Pick<PageAddress, 'mobile'>): readonly PageQuery[] {
  return [{ document: PromotionsQuery, variables: { mobile } }]
}
