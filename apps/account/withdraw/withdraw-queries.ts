import { graphql, type ResultOf } from '../lib/graphql.ts'

export const withdrawMethodsQuery = graphql(`
  query WithdrawMethods {
    withdrawMethods {
      destination
      provider {
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
    }
  }
`)

export const startWithdrawalMutation = graphql(`
  mutation StartWithdrawal($input: StartWithdrawalInput!) {
    startWithdrawal(input: $input) {
      id
      state
      amount
      currency
      destination
      releaseAt
    }
  }
`)

export const cancelWithdrawalMutation = graphql(`
  mutation CancelWithdrawal($id: ID!) {
    cancelWithdrawal(id: $id) {
      id
      state
      amount
      currency
    }
  }
`)

export const withdrawalsQuery = graphql(`
  query Withdrawals {
    withdrawals {
      id
      methodId
      state
      amount
      currency
      destination
      reason
      requestedAt
      releaseAt
    }
  }
`)

export type WithdrawMethod = ResultOf<typeof withdrawMethodsQuery>['withdrawMethods'][number]
export type Withdrawal = ResultOf<typeof withdrawalsQuery>['withdrawals'][number]
