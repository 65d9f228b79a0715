import { graphql, type ResultOf } from '../../lib/graphql.ts'

export const quickDepositSettingsQuery = graphql(`
  query QuickDepositSettings {
    settings {
      btag
      currencies { currentCurrency }
    }
  }
`)

/** The methods of an affiliate's players; without a tag, those of all players. */
export const methodsQuery = graphql(`
  query QuickDepositMethods($affiliateCode: String) {
    payments(input: { type: PAY_N_PLAY, affiliateCode: $affiliateCode }) {
      id
      name
      engine
      needsEmail
      config { scriptUrl }
      logos { light }
      limit {
        __typename
        ... on PaymentRange { min max }
        ... on PaymentValues { values }
      }
    }
  }
`)

export type QuickDepositMethod = ResultOf<typeof methodsQuery>['payments'][number]
