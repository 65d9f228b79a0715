import { graphql, type ResultOf } from '../lib/graphql.ts'

export const freeSpinsQuery = graphql(`
  query AccountFreeSpins {
    freeSpins {
      id
      title
      description
      state
      games {
        id
        name
      }
      spins
      played
      currency
      stake
      maxWin
      winnings
      wagering
      days
      offerEndsAt
      endsAt
      endedAt
      paid
    }
  }
`)

export const acceptFreeSpinsMutation = graphql(`
  mutation AcceptFreeSpins($id: ID!) {
    acceptFreeSpins(id: $id) {
      id
      state
    }
  }
`)

export const declineFreeSpinsMutation = graphql(`
  mutation DeclineFreeSpins($id: ID!) {
    declineFreeSpins(id: $id) {
      id
      state
    }
  }
`)

export const forfeitFreeSpinsMutation = graphql(`
  mutation ForfeitFreeSpins($id: ID!) {
    forfeitFreeSpins(id: $id) {
      id
      state
    }
  }
`)

export type FreeSpins = ResultOf<typeof freeSpinsQuery>['freeSpins'][number]
