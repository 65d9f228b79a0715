import { GameTileFragment } from '../../components/games/game.ts'
import type { PageAddress, PageQuery } from '../../components/page/lazy-page.ts'
import { graphql, type ResultOf, type VariablesOf } from '../../lib/graphql.ts'
import { ContentQuery } from './content-parts.ts'
import { laterContentIds, topContentIds } from './lobby-content.ts'

const GAMES_IN_RIBBON = 20

/**
 * The ribbons of the lobby: every category that is offered on such a screen, with its first games.
 * And whose sportsbook there is.
 */
export const LobbyQuery = graphql(
  `
    query Lobby($records: Int!, $mobile: Boolean!) {
      settings { sportsProvider }
      categories(mobile: $mobile) {
        id
        games(input: { page: 0, records: $records }) {
          total
          edges { results { ...GameTile } }
        }
      }
    }
  `,
  [GameTileFragment],
)

export function lobbyVariables(mobile: boolean): VariablesOf<typeof LobbyQuery> {
  return { records: GAMES_IN_RIBBON, mobile }
}

export const WINNERS_SHOWN = 10

export type WinnersSet = 'TOP' | 'LIVE'

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
    wonAt
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

const SportsWinnerFragment = graphql(`
  fragment SportsWinnerRow on SportsWinner @_unmask {
    id
    amount
    currency
    event
    legs
    wonAt
    player {
      id
      name
    }
  }
`)

export type SportsWinnerRow = ResultOf<typeof SportsWinnerFragment>

/**
 * Queried apart, because a sportsbook without an answer must not take the wins in games with it.
 */
export const SportsWinnersQuery = graphql(
  `
    query SportsWinners($count: Int!) {
      sportsWinners(count: $count) {
        ...SportsWinnerRow
      }
    }
  `,
  [SportsWinnerFragment],
)

export const SportsWinnersSubscription = graphql(
  `
    subscription SportsWinners($count: Int!) {
      sportsWinners(count: $count) {
        ...SportsWinnerRow
      }
    }
  `,
  [SportsWinnerFragment],
)

export const sportsWinnersVariables: VariablesOf<typeof SportsWinnersQuery> = {
  count: WINNERS_SHOWN,
}

/** Wins in games that are offered on such a screen: each row leads to its game. */
export function winnersVariables(
  set: WinnersSet,
  mobile: boolean,
): VariablesOf<typeof WinnersQuery> {
  return { input: { set, count: WINNERS_SHOWN, mobile } }
}

export function lobbyQueries({ mobile }: PageAddress): readonly PageQuery[] {
  return [
    { document: LobbyQuery, variables: lobbyVariables(mobile) },
    { document: ContentQuery, variables: { ids: topContentIds, mobile } },
    { document: ContentQuery, variables: { ids: laterContentIds, mobile } },
    { document: WinnersQuery, variables: winnersVariables('TOP', mobile) },
  ]
}
