import { graphql, type ResultOf } from '../lib/graphql.ts'

export const cashbackQuery = graphql(`
  query AccountCashback {
    cashback {
      id
      title
      description
      currency
      percent
      everyDays
      paidAs
      wagering
      minLoss
      maxCashback
      periodEndsAt
      lost
      amount
      lastPaid {
        amount
        paidAt
      }
    }
  }
`)

export type Cashback = ResultOf<typeof cashbackQuery>['cashback'][number]
