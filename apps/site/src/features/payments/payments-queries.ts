import type { PageQuery } from '../../components/page/lazy-page.ts'
import { graphql } from '../../lib/graphql.ts'

export const PaymentsQuery = graphql(`
  query Payments($type: TransactionType!) {
    payments(input: { type: $type }) {
      id
      name
      logos {
        light
      }
      limit {
        __typename
        ... on PaymentRange {
          min
          max
        }
        ... on PaymentValues {
          values
        }
      }
    }
    settings {
      currencies {
        currentCurrency
      }
      countries {
        currentCountry
      }
    }
  }
`)

export function paymentsQueries(): readonly PageQuery[] {
  return [{ document: PaymentsQuery, variables: { type: 'DEPOSIT' } }]
}
