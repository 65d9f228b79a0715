import { graphql, type ResultOf } from '../lib/graphql.ts'

export const depositMethodsQuery = graphql(`
  query DepositMethods {
    depositMethods {
      id
      name
      needsEmail
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
`)

/**
 * Queried again each time: a bonus that was taken is no longer in the list. The last entry means
 * "no bonus", and has no id.
 */
export const depositBonusesQuery = graphql(`
  query DepositBonuses($input: AvailablePayNPlayBonusesInput!) {
    availablePayNPlayBonuses(input: $input) {
      id
      isPromised
      title
      description
      minOdds
    }
  }
`)

/**
 * Not part of the query for the methods: only this answer is out of date after each deposit that is
 * started or checked.
 */
export const recentDepositsQuery = graphql(`
  query RecentDeposits {
    deposits(input: { records: 5 }) {
      id
      methodId
      state
      amount
      currency
      received {
        amount
        currency
      }
    }
  }
`)

export const startDepositMutation = graphql(`
  mutation StartDeposit($input: StartDepositInput!) {
    startDeposit(input: $input) {
      id
      methodId
      state
      currency
      amount
      credited
      received {
        amount
        currency
      }
      reason
      url
    }
  }
`)

export const checkDepositMutation = graphql(`
  mutation CheckDeposit($id: ID!) {
    checkDeposit(id: $id) {
      id
      methodId
      state
      currency
      amount
      credited
      received {
        amount
        currency
      }
      reason
      url
    }
  }
`)

export const depositQuery = graphql(`
  query Deposit($id: ID!) {
    deposit(id: $id) {
      id
      methodId
      state
      currency
      amount
      credited
      received {
        amount
        currency
      }
      reason
      url
    }
  }
`)

export type DepositMethod = ResultOf<typeof depositMethodsQuery>['depositMethods'][number]
export type Deposit = ResultOf<typeof startDepositMutation>['startDeposit']
