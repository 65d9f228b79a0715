import { createContext, use } from 'react'
import { graphql, type ResultOf } from './graphql.ts'

const playerShown = graphql(`
  fragment PlayerShown on User @_unmask {
    id
    status
    firstName
    lastName
    country
    currency
    balances {
      id
      amount
    }
  }
`)

export const playerQuery = graphql(`query AccountPlayer { user { ...PlayerShown } }`, [playerShown])

export const playerSubscription = graphql(
  `subscription AccountPlayerNews { user { ...PlayerShown } }`,
  [playerShown],
)

export interface PlayerState {
  player: ResultOf<typeof playerShown>
  /** Queries the balances again: after a payment, for example. */
  refresh: () => void
  /** Amounts are shown as ***. */
  hidden: boolean
  /** The balances may be out of date: the server does not answer, or no news can come. */
  stale: boolean
}

export const PlayerContext = createContext<PlayerState | null>(null)

/** The signed-in player; only below the shell. */
export function usePlayer(): PlayerState {
  const state = use(PlayerContext)
  if (!state) throw new Error('There is no player here.')
  return state
}
