import { graphql, type ResultOf } from '../lib/graphql.ts'

export const statementQuery = graphql(`
  query AccountStatement($input: StatementInput!) {
    statement(input: $input) {
      currency
      opening
      closing
      hasMore
      movements {
        id
        at
        kind
        amount
        sportsBetId
        gameRound {
          id
          gameName
        }
      }
    }
  }
`)

export type Statement = ResultOf<typeof statementQuery>['statement']
export type Movement = Statement['movements'][number]
