import { graphql, type ResultOf } from '../../lib/graphql.ts'

const JackpotFragment = graphql(`
  fragment ShownJackpot on Jackpot @_unmask {
    id
    pool
    name
    kind
    amount
    currency
    mustDropBy
    lastWin { amount at }
  }
`)

export type ShownJackpot = ResultOf<typeof JackpotFragment>

export const JackpotsQuery = graphql(`query Jackpots { jackpots { ...ShownJackpot } }`, [
  JackpotFragment,
])

export const JackpotsSubscription = graphql(
  `subscription Jackpots { jackpots { ...ShownJackpot } }`,
  [JackpotFragment],
)

export const JackpotWonSubscription = graphql(`
  subscription JackpotWon {
    jackpotWon {
      id
      name
      amount
      currency
    }
  }
`)

export type WonJackpot = ResultOf<typeof JackpotWonSubscription>['jackpotWon']
