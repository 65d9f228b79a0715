import type { JSONWebKeySet } from 'jose'
import { secretFor } from '#contracts/signature.ts'
import { MOST_LEGS } from '#contracts/sports-wallet-api.ts'
import type { Bonuses } from '../bonuses/bonuses.module.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import { numberIn, type SentArguments } from '../kit/field-rule.ts'
import { json } from '../kit/http.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import type { Module } from '../kit/module.ts'
import type { Random } from '../kit/random.ts'
import type { Viewer } from '../kit/request-context.ts'
import type { Topics } from '../kit/topics.ts'
import type { Matches } from '../players/matching/matches.ts'
import { findPlayer } from '../players/player.ts'
import type { SportsProvider } from '../schema/resolvers.generated.ts'
import { MOST_BETS, USUAL_BETS } from './bets/my-bets.ts'
import { listPlayedSports, type PlayedSports } from './bets/played.store.ts'
import { betbyRoutes } from './providers/betby.ts'
import { delasportRoutes, REMEMBERED_FOR_MS } from './providers/delasport.ts'
import { MOST_EVENTS, openEventSearch } from './providers/event-search.ts'
import { forgetCallsBefore } from './providers/heard-calls.store.ts'
import { nativeBetRoutes } from './providers/native-bets.ts'
import type { VendorAddresses } from './providers/vendor-addresses.ts'
import { sportsResolvers } from './sports.resolvers.ts'
import { openBetbyKeys } from './tokens/betby-keys.ts'
import { openSportsSessions } from './tokens/sports-sessions.ts'
import { openSportsWallet } from './wallet/sports-wallet.ts'
import { MOST_SPORTS_WINNERS, openSportsWinners } from './winners/sports-winners.ts'

export interface SportsDeps {
  db: Database
  clock: Clock
  ids: Ids
  random: Random
  topics: Topics
  log: Log
  sportsbook: VendorAddresses & { eventsUrl: string | null }
  market: { sportsProvider: SportsProvider }
  secrets: { studio: readonly string[]; session: readonly string[] }
  /** Betby's public keys; null where its operator API is not offered. */
  betbyKeys: JSONWebKeySet | null
  /** Keys that Delasport signs with; none where its wallet is not offered. */
  delasportSecrets: readonly string[]
  matches: Matches
  /** Hears who is about to play for money. */
  beginPlay(viewer: Viewer): Promise<void>
  changeWinnings: Bonuses['changeWinnings']
}

export interface Sports extends Module {
  /**
   * What went into bets and came out of them behind a transfer of the ledger, as one category; none
   * for nothing.
   */
  listPlayed(playerId: string, afterTransfer: bigint): Promise<PlayedSports[]>
  /** Finishes the bets that have been taken, and takes no more. */
  close(): Promise<void>
}

const PROVIDER = 'book'
/** The bets, and their legs. */
const COST_OF_READING = 50
const SWEEP_EVERY_MS = 3_600_000
/** The most that one slip returns, in minor units, and the highest combined odds. */
const BOUNDS = { maxReturn: 50_000_00n, maxOdds: '10000' }

/** Tokens of the sportsbook, and the wallet that it calls. */
export function openSports(deps: SportsDeps): Sports {
  const { db } = deps
  const sessions = openSportsSessions(deps)
  const winners = openSportsWinners({
    ...deps,
    findFirstName: async (id) => (await findPlayer(db, id))?.firstName ?? null,
  })
  const wallet = openSportsWallet({ ...deps, bounds: BOUNDS, onWinChange: winners.hear })
  // With the studio's own key the book could sign what only the studio may say.
  const secrets = deps.secrets.studio.map((secret) => secretFor(PROVIDER, secret))
  const { brandId } = deps.sportsbook.betby
  const betbyKeys = openBetbyKeys({ secrets: deps.secrets.session, brandId })
  const wins = {
    size: (args: SentArguments) =>
      Math.min(numberIn(args, 'count', MOST_SPORTS_WINNERS), MOST_SPORTS_WINNERS),
  }
  return {
    resolvers: sportsResolvers({
      ...deps,
      sessions,
      betbyKeys,
      winners,
      findEvents: openEventSearch({
        ...deps,
        eventsUrl: deps.sportsbook.eventsUrl,
        provider: deps.market.sportsProvider,
      }),
      findPlayer: (id) => findPlayer(db, id),
      mustBeFree: deps.matches.mustBeFree,
    }),
    fields: {
      'Query.altenarV2GetToken': { cost: 100, once: true },
      'Query.betByGetToken': { cost: 100, once: true },
      'Query.delaSportGetToken': { cost: 100, once: true },
      'Query.hadGetToken': { cost: 100, once: true },
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
        bounds: BOUNDS,
        provider: { id: PROVIDER, secrets },
      }),
      ...(deps.betbyKeys
        ? betbyRoutes({ ...deps, sessions, wallet, brandId, publicKeys: deps.betbyKeys })
        : []),
      ...(deps.delasportSecrets.length > 0
        ? delasportRoutes({ ...deps, sessions, wallet, secrets: deps.delasportSecrets })
        : []),
      {
        method: 'GET',
        path: '/providers/betby/jwks.json',
        handle: async () => json(200, await betbyKeys.publish()),
      },
    ],
    jobs: [
      { name: 'sports sessions', everyMs: SWEEP_EVERY_MS, run: sessions.sweep },
      {
        name: 'heard calls of books',
        everyMs: SWEEP_EVERY_MS,
        run: () => forgetCallsBefore(db, new Date(deps.clock.nowMs() - REMEMBERED_FOR_MS)),
      },
    ],
    listPlayed: (playerId, afterTransfer) => listPlayedSports(db, playerId, afterTransfer),
    async close() {
      await wallet.close()
      winners.close()
    },
  }
}
