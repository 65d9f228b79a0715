import { type FieldRules, numberIn, recordsIn, valueIn } from '../kit/field-rule.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { MOST_GONE } from './catalogue/offered-games.ts'
import { MOST_FAVOURITES, MOST_RECENT } from './favourites/favourites.ts'
import { MOST_POTS } from './jackpots/pools.ts'
import { MOST_TABLES, RESULTS_SHOWN } from './tables/live-tables.ts'
import { MOST_WINNERS } from './winners/winner-ring.ts'

/** Going through ten thousand games, and searching them. */
const COST_OF_FILTER = 50
const COST_OF_SEARCH = 300
/** Each entry of the list is resolved by itself, with its game and its player. */
const COST_OF_WINNERS = 200

/** Costs of the fields of games, by the catalogue that is shown now. */
export function gamesFields(catalogue: Pick<Catalogue, 'current'>): FieldRules {
  const shelf = () => catalogue.current().all
  const brands = { size: () => shelf().brands.length }
  const games = { page: recordsIn }
  const winners = {
    size: ({ input }: { input?: unknown }) =>
      Math.min(numberIn(input, 'count', MOST_WINNERS), MOST_WINNERS),
  }
  return {
    'Query.brands': { ...brands, publicForS: 30 },
    'Query.categories': {
      size: (args) => Math.min(recordsIn(args), shelf().categories.size),
      publicForS: 30,
    },
    'Query.collection': {
      cost: ({ input }) => (valueIn(input, 'search') ? COST_OF_SEARCH : COST_OF_FILTER),
      publicForS: 30,
    },
    'Query.winners': { ...winners, cost: COST_OF_WINNERS, publicForS: 2 },
    'Subscription.winners': { ...winners, sameForAll: true },
    'Query.jackpots': { size: MOST_POTS, publicForS: 2 },
    'Subscription.jackpots': { size: MOST_POTS, sameForAll: true },
    'Subscription.offeredGames': { sameForAll: true },
    'OfferedGames.goneBrands': { size: MOST_GONE },
    'OfferedGames.goneGames': { size: MOST_GONE },
    'Query.liveTableIds': { cost: COST_OF_FILTER, size: MOST_TABLES, publicForS: 30 },
    'Subscription.liveTables': { size: MOST_TABLES, sameForAll: true },
    'LiveTable.results': { size: RESULTS_SHOWN },
    'Query.play': { cost: 100, once: true },
    'Query.liveSpinsGetToken': { cost: 100, once: true },
    'Query.playerGames': { cost: 50 },
    'Mutation.setFavourite': { cost: 50 },
    'Brand.games': games,
    'Category.brands': brands,
    'Category.games': games,
    'Collection.brands': brands,
    'Collection.games': games,
    'GamesEdges.results': { size: 'paged' },
    'PlayerGames.favourites': { size: MOST_FAVOURITES },
    'PlayerGames.recentlyPlayed': { size: MOST_RECENT },
  }
}
