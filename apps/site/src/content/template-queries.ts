import { graphql } from '../lib/graphql.ts'
import type { PageAddress, PageQuery } from '../lib/lazy-page.ts'

export const TemplateQuery = graphql(`
  query Template($id: ID!) {
    cmsComponent(id: $id) {
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

export function templateQueries({ params }: PageAddress): readonly PageQuery[] {
  return [{ document: TemplateQuery, variables: { id: params.templateId ?? '' } }]
}
