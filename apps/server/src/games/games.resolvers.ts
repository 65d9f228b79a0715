import { requirePlayer } from '../kit/request-context.ts'
import type { Resolvers, SubscriptionPlayerGamesArgs, WinnersInput } from '../kit/resolvers.generated.ts'
import { type FavouritesDeps, listPlayerGames, type PlayerGames, setFavourite, watchPlayerGames } from './favourites.ts'
import { type LaunchDeps, launch } from './launch.ts'
import { connectionOf, pageOf } from './paging.ts'
import { shelfOf } from './snapshot.ts'
import type { Winner, Winners } from './winners.ts'

export interface GamesResolversDeps extends LaunchDeps, FavouritesDeps {
  winners: Winners
}

export function gamesResolvers(deps: GamesResolversDeps): Resolvers {
  const { catalogue, winners } = deps
  const shelf = (mobile: boolean | null | undefined) => shelfOf(catalogue.current(), mobile)
  return {
    Query: {
      brands: (_, { input }) => [...shelf(input?.mobile).brands],
      categories: (_, { input, mobile }) => [...pageOf([...shelf(mobile).categories.values()], input)],
      collection: (_, { input }) => shelf(input?.mobile).find(input ?? {}),
      winners: (_, { input }) => winners.list(input),
      play: (_, { input }, { viewer, language, requestId }) => launch(deps, { input, viewer, language, requestId }),
      playerGames: (_, { mobile }, context) => listPlayerGames(deps, { playerId: requirePlayer(context), mobile }),
    },
    Mutation: {
      async setFavourite(_, { input }, context) {
        await setFavourite(deps, requirePlayer(context), input)
        return true
      },
    },
    Subscription: {
      winners: {
        subscribe: (_: unknown, { input }: { input: WinnersInput }, { signal }) => winners.follow(input, signal),
        resolve: (list: Winner[]) => list,
      },
      playerGames: {
        subscribe: (_: unknown, { mobile }: SubscriptionPlayerGamesArgs, context) =>
          watchPlayerGames(deps, { playerId: requirePlayer(context), mobile }, context.signal),
        resolve: (games: PlayerGames) => games,
      },
    },
    Brand: { games: ({ games }, { input }) => connectionOf(games, input) },
    Category: { games: ({ games }, { input }) => connectionOf(games, input) },
    Collection: { games: ({ games }, { input }) => connectionOf(games, input) },
  }
}
