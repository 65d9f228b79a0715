import type { Database } from '../db/database.ts'
import type { Log } from '../kit/log.ts'
import type { RequestContext } from '../kit/request-context.ts'
import type { Topics } from '../kit/topics.ts'
import { mustNotExceed } from '../players/attempts/rate-limit.ts'
import { networkOf } from '../players/places/network.ts'
import type { OpenSportsBets, Resolvers, SportsWinner } from '../schema/resolvers.generated.ts'
import { openBetFinder } from './bets/bet-of-movement.ts'
import { readBet, readBets, watchOpenBets } from './bets/my-bets.ts'
import type { EventSearch } from './providers/event-search.ts'
import type { VendorAddresses } from './providers/vendor-addresses.ts'
import type { BetbyKeys } from './tokens/betby-keys.ts'
import { cultureOf, openSportsToken, type SportsTokenDeps } from './tokens/sports-token.ts'
import type { SportsWinners } from './winners/sports-winners.ts'

export interface SportsResolversDeps extends SportsTokenDeps {
  db: Database
  log: Log
  topics: Topics
  sportsbook: VendorAddresses
  betbyKeys: BetbyKeys
  findEvents: EventSearch
  winners: SportsWinners
}

export function sportsResolvers(deps: SportsResolversDeps): Resolvers {
  const findBet = openBetFinder(deps.db)
  return {
    Query: {
      ...tokens(deps),
      sportsBets: (_, { input }, context) => readBets(deps.db, context, input),
      sportsEvents: (_, { input }, { ip }) => deps.findEvents(input.search, networkOf(ip)),
      sportsWinners: (_, { count }) => deps.winners.list(count),
      sportsBet: (_, { id }, context) => readBet(deps.db, context, id),
    },
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

/** Queries for the tokens with which pages open the books. */
function tokens(deps: SportsResolversDeps) {
  const { altenar, betby, delasportUrl, hadUrl } = deps.sportsbook
  async function open(
    { viewer, language, requestId }: RequestContext,
    demo: boolean,
  ): Promise<string> {
    // A demo's token is kept nowhere, and the lobby of every visitor asks for one: thousands may
    // share an address.
    if (viewer && !demo)
      await mustNotExceed(
        deps,
        [{ key: `sports-token/${viewer.playerId}`, attempts: 300, windowS: 3600 }],
        requestId,
      )
    return openSportsToken(deps, { viewer, demo, language })
  }
  /** Returns null for a demo: Betby's book shows itself to a visitor without a token. */
  async function openBetby(context: RequestContext, demo: boolean): Promise<string | null> {
    const sessionToken = await open(context, demo)
    const session = demo ? null : await deps.sessions.find(sessionToken)
    return session && deps.betbyKeys.issue({ session, sessionToken, now: deps.clock.now() })
  }
  return {
    async altenarV2GetToken(_, { input }, context) {
      const token = await open(context, input.demo)
      return { ...altenar, token, language: cultureOf(context.language), walletCode: null }
    },
    async betByGetToken(_, { input }, context) {
      const token = await openBetby(context, input.demo)
      return { ...betby, token, language: context.language }
    },
    async delaSportGetToken(_, _args, context) {
      return { host: delasportUrl, token: context.viewer && (await open(context, false)) }
    },
    async hadGetToken(_, _args, context) {
      const token = context.viewer && (await open(context, false))
      const url = new URL(hadUrl.replaceAll('{language}', encodeURIComponent(context.language)))
      if (token !== null) url.searchParams.set('sb', token)
      return { url: url.href }
    },
  } satisfies Resolvers['Query']
}
