import { graphql, type ResultOf } from '../lib/graphql.ts'

const betFragment = graphql(`
  fragment SportsBetShown on SportsBet @_unmask {
    id
    receipt
    state
    type
    lines
    eachWay
    odds
    currency
    stake
    bonusStake
    isFreeBet
    openStake
    potentialReturn
    returned
    reason
    placedAt
    settledAt
    legs {
      competition
      event
      market
      selection
      odds
      live
      startsAt
      result
      reason
    }
  }
`)

export const betsQuery = graphql(
  `
    query AccountSportsBets($input: SportsBetsInput) {
      sportsBets(input: $input) {
        hasMore
        results {
          ...SportsBetShown
        }
      }
    }
  `,
  [betFragment],
)

export const betQuery = graphql(
  `
    query AccountSportsBet($id: ID!) {
      sportsBet(id: $id) {
        ...SportsBetShown
      }
    }
  `,
  [betFragment],
)

export type Bet = ResultOf<typeof betFragment>
export type Leg = Bet['legs'][number]
