import { graphql, type ResultOf } from '../lib/graphql.ts'

export const bonusesQuery = graphql(`
  query AccountBonuses {
    bonuses {
      id
      title
      description
      state
      queues
      currency
      amount
      wagering
      shares {
        kind
        percent
      }
      minOdds
      required
      wagered
      days
      offerEndsAt
      endsAt
      endedAt
    }
  }
`)

export const freeBetsQuery = graphql(`
  query AccountFreeBets {
    freeBets {
      id
      title
      description
      state
      currency
      amount
      minOdds
      kinds
      sports
      wagering
      endsAt
      endedAt
    }
  }
`)

export const acceptBonusMutation = graphql(`
  mutation AcceptBonus($id: ID!) {
    acceptBonus(id: $id) {
      id
      state
    }
  }
`)

export const declineBonusMutation = graphql(`
  mutation DeclineBonus($id: ID!) {
    declineBonus(id: $id) {
      id
      state
    }
  }
`)

export const forfeitBonusMutation = graphql(`
  mutation ForfeitBonus($id: ID!) {
    forfeitBonus(id: $id) {
      id
      state
    }
  }
`)

export type Bonus = ResultOf<typeof bonusesQuery>['bonuses'][number]

export type FreeBet = ResultOf<typeof freeBetsQuery>['freeBets'][number]
