import type { PageAddress, PageQuery } from '../../components/page/lazy-page.ts'
import { graphql } from '../../lib/graphql.ts'

export const TemplateQuery = graphql(`
  query Template($id: ID!, $mobile: Boolean!) {
    cmsComponent2(input: { id: $id, mobile: $mobile }) {
      __typename
      id
      ... on CmsTemplate {
        title
        html
        language
        publishedAt
      }
    }
  }
`)

export const ContentChangesSubscription = graphql(`
  subscription ContentChanges {
    contentChanges {
      ids
    }
  }
`)

export function templateQueries({ params, mobile }: PageAddress): readonly PageQuery[] {
  return [{ document: TemplateQuery, variables: { id: params.templateId ?? '', mobile } }]
}
