import type { PageAddress, PageQuery } from '../../components/page/lazy-page.ts'
import { graphql } from '../../lib/graphql.ts'

export const VipQuery = graphql(`
  query Vip($mobile: Boolean!) {
    cmsComponents(
      input: {
        ids: ["vip_page_full.banner", "vip_page_full.pros", "vip_page_full.become_vip", "vip_page_full.accordion"]
        mobile: $mobile
      }
    ) {
      __typename
      id
      ... on CmsMap {
        elements {
          __typename
          id
          ... on CmsText { text }
          ... on CmsImage { src alt width height }
          ... on CmsLink { url label }
        }
      }
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
            }
          }
        }
      }
    }
  }
`)

export function vipQueries({ mobile }: PageAddress): readonly PageQuery[] {
  return [{ document: VipQuery, variables: { mobile } }]
}
