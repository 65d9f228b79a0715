import { GameTileFragment } from '../components/game.ts'
import { graphql } from '../lib/graphql.ts'

export const PlayerGamesQuery = graphql(
  `
    query PlayerGames {
      playerGames {
        favourites { ...GameTile }
        recentlyPlayed { ...GameTile }
      }
    }
  `,
  [GameTileFragment],
)

export const PlayerGamesSubscription = graphql(
  `
    subscription PlayerGames {
      playerGames {
        favourites { ...GameTile }
        recentlyPlayed { ...GameTile }
      }
    }
  `,
  [GameTileFragment],
)

/** Answers no game: what names one would make the cache ask again for every list of games. */
export const SetFavouriteMutation = graphql(`
  mutation SetFavourite($input: SetFavouriteInput!) {
    setFavourite(input: $input)
  }
`)
