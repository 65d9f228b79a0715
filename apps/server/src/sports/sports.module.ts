import { secretFor } from '#contracts/signature.ts'
import { MOST_LEGS } from '#contracts/sports-wallet-api.ts'
import type { Bonuses } from '../bonuses/bonuses.module.ts'
import { numberIn, type SentArguments } from '../kit/field-rule.ts'
import type { Ids } from '../kit/ids.ts'
import type { Module } from '../kit/module.ts'
import type { Random } from '../kit/random.ts'
import type { Viewer } from '../kit/request-context.ts'
import type { Topics } from '../kit/topics.ts'
import type { Market } from '../markets/market.ts'
import type { Matches } from '../players/matching/matches.ts'
import { findPlayer } from '../players/player.ts'
import type { Resolvers, SportsProvider } from '../schema/resolvers.generated.ts'
import { MOST_BETS, USUAL_BETS } from './bets/my-bets.ts'
import { listPlayedSports, type PlayedSports } from './bets/played.store.ts'
import { openMostReturned } from './most-returned.ts'
import { MOST_EVENTS, openEventSearch } from './providers/event-search.ts'
import { nativeBetRoutes } from './providers/native-bets.ts'
import type { SportsbookParts } from './providers/sportsbook.ts'
import { SPORTSBOOKS } from './providers/sportsbooks.ts'
import { scriptOfVendor } from './providers/vendor-addresses.ts'
import { sportsResolvers } from './sports.resolvers.ts'
import { openSportsSessions } from './tokens/sports-sessions.ts'
import { openTokenOfRequest } from './tokens/sports-token.ts'
import { openSportsWallet } from './wallet/sports-wallet.ts'
import { MOST_SPORTS_WINNERS, openSportsWinners } from './winners/sports-winners.ts'

export interface SportsDeps
  extends Pick<SportsbookParts, 'db' | 'clock' | 'log' | 'betbyKeys' | 'delasportSecrets'> {
  ids: Ids
  random: Random
  topics: Topics
  sportsbook: SportsbookParts['sportsbook'] & { eventsUrl: string | null }
  market: { sportsProvider: SportsProvider } & Pick<Market, 'sportsMaxReturn'>
  secrets: { studio: readonly string[]; session: readonly string[] }
  matches: Matches
  /** Hears who is about to play for money. */
  beginPlay(viewer: Viewer): Promise<void>
  changeWinnings: Bonuses['changeWinnings']
}

export interface Sports extends Module {
  /**
   * Returns the money that went into bets and came out of them after a transfer of the ledger, as
   * one category; none for nothing.
   */
  listPlayed(playerId: string, afterTransfer: bigint): Promise<PlayedSports[]>
  /** Finishes the bets that have been taken, and takes no more. */
  close(): Promise<void>
}

const PROVIDER = 'book'
/** The bets, and their legs. */
const COST_OF_READING = 50
const SWEEP_EVERY_MS = 3_600_000
/** The highest combined odds of a slip. */
const MAX_ODDS = '10000'

/** Tokens of the sportsbook, and the wallet that it calls. */
export function openSports(deps: SportsDeps): Sports {
  const { db } = deps
  const sessions = openSportsSessions(deps)
  const winners = openSportsWinners({
    ...deps,
    findFirstName: async (id) => (await findPlayer(db, id))?.firstName ?? null,
  })
  const bounds = { maxReturn: openMostReturned(deps.market), maxOdds: MAX_ODDS }
  const wallet = openSportsWallet({ ...deps, bounds, onWinChange: winners.onWinChange })
  // With the studio's own key the book could sign what only the studio may sign.
  const secrets = deps.secrets.studio.map((secret) => secretFor(PROVIDER, secret))
  const openToken = openTokenOfRequest({
    ...deps,
    sessions,
    findPlayer: (id) => findPlayer(db, id),
    mustBeFree: deps.matches.mustBeFree,
  })
  const sportsbooks = SPORTSBOOKS.map((open) => open({ ...deps, sessions, wallet, openToken }))
  const wins = {
    size: (args: SentArguments) =>
      Math.min(numberIn(args, 'count', MOST_SPORTS_WINNERS), MOST_SPORTS_WINNERS),
  }
  return {
    resolvers: withQueries(
      sportsbooks,
      sportsResolvers({
        ...deps,
        winners,
        scriptUrl: scriptOfVendor(deps.sportsbook, deps.market.sportsProvider),
        findEvents: openEventSearch({
          ...deps,
          eventsUrl: deps.sportsbook.eventsUrl,
          provider: deps.market.sportsProvider,
        }),
      }),
    ),
    fields: {
      ...Object.assign({}, ...sportsbooks.map(({ fields }) => fields)),
      'Query.sportsWinners': { ...wins, cost: COST_OF_READING, publicForS: 2 },
      'Subscription.sportsWinners': { ...wins, sameForAll: true },
      'Query.sportsEvents': { cost: 100, once: true, size: MOST_EVENTS },
      'Query.sportsBets': {
        cost: COST_OF_READING,
        page: ({ input }) => Math.min(numberIn(input, 'records', USUAL_BETS), MOST_BETS),
      },
      'Query.sportsBet': { cost: COST_OF_READING },
      'SportsBets.results': { size: 'paged' },
      'SportsBet.legs': { size: MOST_LEGS },
    },
    routes: [
      ...nativeBetRoutes({
        ...deps,
        sessions,
        wallet,
        bounds,
        provider: { id: PROVIDER, secrets },
      }),
      ...sportsbooks.flatMap(({ routes = [] }) => routes),
    ],
    jobs: [
      { name: 'sports sessions', everyMs: SWEEP_EVERY_MS, run: sessions.sweep },
      ...sportsbooks.flatMap(({ jobs = [] }) => jobs),
    ],
    listPlayed: (playerId, afterTransfer) => listPlayedSports(db, playerId, afterTransfer),
    async close() {
      await wallet.close()
      winners.close()
    },
  }
}

/** Returns the module's resolvers together with the queries of the sportsbooks. */
function withQueries(sportsbooks: readonly Module[], own: Resolvers): Resolvers {
  const queries = sportsbooks.map(({ resolvers }) => resolvers?.Query)
  return { ...own, Query: Object.assign({}, own.Query, ...queries) }
}
