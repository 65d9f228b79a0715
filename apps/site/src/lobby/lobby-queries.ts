import { GameTileFragment } from '../components/game.ts'
import { graphql, type ResultOf } from '../lib/graphql.ts'
import type { PageQuery } from '../lib/lazy-page.ts'

/** The ribbons of the lobby: every category with its first twenty games. */
export const LobbyQuery = graphql(
  `
    query Lobby {
      categories {
        id
        games(input: { page: 0, records: 20 }) {
          total
          edges { results { ...GameTile } }
        }
      }
    }
  `,
  [GameTileFragment],
)

export const WINNERS_SHOWN = 10

const WinnerFragment = graphql(`
  fragment WinnerRow on Winner @_unmask {
    amount
    currency
    game {
      id
      name
      logo
      brand {
        id
        name
      }
    }
    player {
      id
      name
    }
  }
`)

export type WinnerRow = ResultOf<typeof WinnerFragment>

export const WinnersQuery = graphql(
  `
    query Winners($input: WinnersInput!) {
      winners(input: $input) {
        ...WinnerRow
      }
    }
  `,
  [WinnerFragment],
)

export const WinnersSubscription = graphql(
  `
    subscription Winners($input: WinnersInput!) {
      winners(input: $input) {
        ...WinnerRow
      }
    }
  `,
  [WinnerFragment],
)

export function lobbyQueries(): readonly PageQuery[] {
  return [
    { document: LobbyQuery, variables: {} },
    { document: WinnersQuery, variables: { input: { set: 'TOP', count: WINNERS_SHOWN } } },
  ]
}
