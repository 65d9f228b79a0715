import { graphql, type ResultOf, type VariablesOf } from '../../lib/graphql.ts'

export const bonusesQuery = graphql(`
  query QuickDepositBonuses($input: AvailablePayNPlayBonusesInput!) {
    availablePayNPlayBonuses(input: $input) { id isPromised title description minOdds }
  }
`)

export const payNPlayMutation = graphql(`
  mutation QuickDeposit($input: PayNPlayInput!) {
    payNPlay(input: $input) {
      __typename
      ... on PayNPlayRedirect { id url }
      ... on PayNPlayPending { id data { token } }
    }
  }
`)

export type PayNPlayRequest = VariablesOf<typeof payNPlayMutation>['input']
export type PayNPlayResult = ResultOf<typeof payNPlayMutation>['payNPlay']

/**
 * Answers once, when a visitor's payment is decided: who they are, or what the provider knows about
 * them.
 */
export const checkPayNPlaySubscription = graphql(`
  subscription CheckPayNPlay($input: CheckPayNPlayInput!) {
    checkPayNPlay(input: $input) {
      __typename
      ... on PayNPlayLogin {
        token
        received { amount currency }
      }
      ... on PayNPlayUser {
        id
        received { amount currency }
        firstName
        lastName
        country
        dateOfBirth
        city
        houseNumberAndStreetName
        postCode
        mobileNumber
        email
        gender
      }
    }
  }
`)

type CheckPayNPlayResult = ResultOf<typeof checkPayNPlaySubscription>['checkPayNPlay']

/** The money that a payment has brought, which may be another sum than was requested. */
export type ReceivedMoney = CheckPayNPlayResult['received']

/** Answer for a payer who has an account: a token that signs them in. */
export type PaidLogin = Extract<CheckPayNPlayResult, { __typename: 'PayNPlayLogin' }>

/** The payment provider's facts about a payer who has no account yet. */
export type PaidUser = Omit<
  Extract<CheckPayNPlayResult, { __typename: 'PayNPlayUser' }>,
  '__typename'
>

export const registerPayNPlayMutation = graphql(`
  mutation RegisterPayNPlay($input: RegisterPayNPlayInput!) {
    registerPayNPlay(input: $input)
  }
`)

const depositFragment = graphql(`
  fragment QuickDepositState on Deposit @_unmask { id state currency amount credited reason }
`)

export type DepositState = ResultOf<typeof depositFragment>

/**
 * Makes the server look the payment up at the provider, for a player who has just left its page.
 */
export const checkDepositMutation = graphql(
  `mutation CheckQuickDeposit($id: ID!) { checkDeposit(id: $id) { ...QuickDepositState } }`,
  [depositFragment],
)

export const depositQuery = graphql(
  `query QuickDepositById($id: ID!) { deposit(id: $id) { ...QuickDepositState } }`,
  [depositFragment],
)
