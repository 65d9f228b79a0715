import type { PageQuery } from '../../components/page/lazy-page.ts'
import { graphql } from '../../lib/graphql.ts'

export const SportsQuery = graphql(`
  query Sports {
    settings {
      sportsProvider
      sportsScriptUrl
    }
  }
`)

export const AltenarTokenQuery = graphql(`
  query AltenarToken($input: AltenarTokenInput!) {
    altenarV2GetToken(input: $input) {
      scriptUrl
      integration
      token
      language
    }
  }
`)

export const BetByTokenQuery = graphql(`
  query BetByToken($input: BetByTokenInput!) {
    betByGetToken(input: $input) {
      scriptUrl
      token
      language
      brandId
      skin
    }
  }
`)

export const DelaSportTokenQuery = graphql(`
  query DelaSportToken {
    delaSportGetToken {
      host
      token
    }
  }
`)

export const HadTokenQuery = graphql(`
  query HadToken {
    hadGetToken {
      url
    }
  }
`)

export function sportsQueries(): readonly PageQuery[] {
  return [{ document: SportsQuery, variables: {} }]
}
