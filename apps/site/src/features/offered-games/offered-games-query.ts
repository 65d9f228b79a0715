import { graphql } from '../../lib/graphql.ts'

export const OfferedGamesSubscription = graphql(`
  subscription OfferedGames {
    offeredGames {
      version
      goneBrands
      goneGames
    }
  }
`)
