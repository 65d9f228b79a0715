import { GameTileFragment } from '../../components/games/game.ts'
import { graphql } from '../../lib/graphql.ts'

export const PlayerGamesQuery = graphql(
  `
    query PlayerGames($mobile: Boolean!) {
      playerGames(mobile: $mobile) {
        favourites { ...GameTile }
        recentlyPlayed { ...GameTile }
      }
    }
  `,
  [GameTileFragment],
)

export const PlayerGamesSubscription = graphql(
  `
    subscription PlayerGames($mobile: Boolean!) {
      playerGames(mobile: $mobile) {
        favourites { ...GameTile }
        recentlyPlayed { ...GameTile }
      }
    }
  `,
  [GameTileFragment],
)

/** Answers no game: what names one would make the cache request every list of games again. */
export const SetFavouriteMutation = graphql(`
  mutation SetFavourite($input: SetFavouriteInput!) {
    setFavourite(input: $input)
  }
`)
