import { networkOf } from '#rules/network.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../kit/log.ts'
import type { Topics } from '../kit/topics.ts'
import type { OpenSportsBets, Resolvers, SportsWinner } from '../schema/resolvers.generated.ts'
import { openBetFinder } from './bets/bet-of-movement.ts'
import { readBet, readBets, watchOpenBets } from './bets/my-bets.ts'
import type { EventSearch } from './providers/event-search.ts'
import type { SportsWinners } from './winners/sports-winners.ts'

interface SportsResolversDeps {
  db: Database
  log: Log
  topics: Topics
  findEvents: EventSearch
  /** The script that draws the book; null for a book in a frame. */
  scriptUrl: string | null
  winners: SportsWinners
}

export function sportsResolvers(deps: SportsResolversDeps): Resolvers {
  const findBet = openBetFinder(deps.db)
  return {
    Query: {
      sportsBets: (_, { input }, context) => readBets(deps.db, context, input),
      sportsEvents: (_, { input }, { ip }) => deps.findEvents(input.search, networkOf(ip)),
      sportsWinners: (_, { count }) => deps.winners.list(count),
      sportsBet: (_, { id }, context) => readBet(deps.db, context, id),
    },
    Settings: { sportsScriptUrl: () => deps.scriptUrl },
    Movement: { sportsBetId: ({ key }, _args, context) => findBet(context, key) },
    Subscription: {
      sportsWinners: {
        subscribe: (_root: unknown, { count }: { count: number }, { signal }) =>
          deps.winners.follow(count, signal),
        resolve: (list: SportsWinner[]) => list,
      },
      openSportsBets: {
        subscribe: (_root, _args, context) => watchOpenBets(deps, context),
        resolve: (open: OpenSportsBets) => open,
      },
    },
  }
}
