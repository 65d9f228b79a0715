import { graphql, type ResultOf } from '../lib/graphql.ts'

export const methodsQuery = graphql(`
  query QuickDepositMethods {
    payments(input: { type: PAY_N_PLAY }) {
      id
      name
      needsEmail
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

export const bonusesQuery = graphql(`
  query QuickDepositBonuses($input: AvailablePayNPlayBonusesInput!) {
    availablePayNPlayBonuses(input: $input) { id title description }
  }
`)

export const payNPlayMutation = graphql(`
  mutation QuickDeposit($input: PayNPlayInput!) {
    payNPlay(input: $input) {
      __typename
      ... on PayNPlayRedirect { id url }
      ... on PayNPlayPending { id }
    }
  }
`)

const depositFragment = graphql(`
  fragment QuickDepositState on Deposit @_unmask { id state currency amount credited reason }
`)

export type DepositState = ResultOf<typeof depositFragment>

/** Asks the provider itself, for a player who has just left its page. */
export const checkDepositMutation = graphql(`mutation CheckQuickDeposit($id: ID!) { checkDeposit(id: $id) { ...QuickDepositState } }`, [
  depositFragment,
])

export const depositQuery = graphql(`query QuickDepositById($id: ID!) { deposit(id: $id) { ...QuickDepositState } }`, [depositFragment])
