import { formatAmount } from '#rules/money.ts'
import { withFewLines } from '../kit/few-lines.ts'
import { badInput } from '../kit/refusal.ts'
import { requirePayee, requirePlayer } from '../kit/request-context.ts'
import { mustNotExceed, type RateLimit } from '../players/attempts/rate-limit.ts'
import { limitsByAddress } from '../players/places/network.ts'
import type {
  BalanceChangedElsewhereInput,
  CollectionInput,
  Jackpot,
  LiveTable,
  OfferedGames,
  Resolvers,
  SubscriptionPlayerGamesArgs,
  WinnersInput,
  WonJackpot,
} from '../schema/resolvers.generated.ts'
import { connectionOf, pageOf } from './catalogue/paging.ts'
import { shelfOf } from './catalogue/snapshot.ts'
import {
  type FavouritesDeps,
  listPlayerGames,
  type PlayerGames,
  setFavourite,
  watchPlayerGames,
} from './favourites/favourites.ts'
import { readOpeningBalance } from './favourites/opening-balance.ts'
import { type BalanceMoment, watchBalanceElsewhere } from './favourites/watch-balance.ts'
import type { Jackpots } from './jackpots/jackpots.ts'
import { type LaunchDeps, launch } from './launch/launch.ts'
import { type LiveSpinsDeps, openRoom, sdkParameters } from './live-spins/live-spins.ts'
import { type LiveTables, MOST_TABLES } from './tables/live-tables.ts'
import { openRoundFinder } from './wallet/round-of-movement.ts'
import type { Winner, Winners } from './winners/winners.ts'

export interface GamesResolversDeps extends LaunchDeps, FavouritesDeps, LiveSpinsDeps {
  winners: Winners
  /** Ids of the providers that report no ends of rounds. */
  endNoRounds: readonly string[]
  jackpots: Jackpots
  tables: LiveTables
  followOffered(signal: AbortSignal): AsyncIterable<OfferedGames>
}

/** The kinds that the studio plays at live tables. */
const TABLE_KINDS: ReadonlySet<string> = new Set([
  'live-roulette',
  'live-baccarat',
  'live-blackjack',
  'money-wheel',
])

export function gamesResolvers(given: GamesResolversDeps): Resolvers {
  const deps = { ...given, log: withFewLines(given.log, given.clock) }
  const { catalogue, winners, jackpots } = deps
  const shelf = (mobile: boolean | null | undefined) => shelfOf(catalogue.current(), mobile)
  const findRound = openRoundFinder(deps.db)
  return {
    Query: {
      brands: (_, { input }) => [...shelf(input?.mobile).brands],
      categories: (_, { input, mobile }) => [
        ...pageOf([...shelf(mobile).categories.values()], input),
      ],
      collection: (_, { input }) => shelf(input?.mobile).find(inBounds(input ?? {})),
      winners: (_, { input }) => winners.list(input),
      jackpots: () => jackpots.list(),
      liveTableIds: () =>
        [...shelf(false).byId.values()]
          .flatMap(({ id, kind }) => (TABLE_KINDS.has(kind) ? [id] : []))
          .slice(0, MOST_TABLES),
      async play(_, { input }, { viewer, ip, language, requestId }) {
        await mustNotExceed(deps, launchLimits(viewer?.playerId ?? null, ip), requestId)
        return launch(deps, { input, viewer, language, ip, requestId })
      },
      openingBalance: async (_, { input }, { viewer }) =>
        viewer && readOpeningBalance(deps.db, viewer.playerId, input.gameId, deps.endNoRounds),
      async liveSpinsGetToken(_, { input }, { viewer, ip, language, requestId }) {
        await mustNotExceed(deps, launchLimits(viewer?.playerId ?? null, ip), requestId)
        return openRoom(deps, { input, viewer, language, requestId })
      },
      liveSpinsGetSDKParameters: (_, _args, { language }) => sdkParameters(deps, language),
      playerGames: (_, { mobile }, context) =>
        listPlayerGames(deps, { playerId: requirePayee(context).playerId, mobile }),
    },
    Mutation: {
      async setFavourite(_, { input }, context) {
        await setFavourite(deps, requirePlayer(context), input)
        return true
      },
    },
    Subscription: {
      liveTables: {
        subscribe: (_: unknown, _args: object, { signal }) => deps.tables.follow(signal),
        resolve: (list: LiveTable[]) => list,
      },
      winners: {
        subscribe: (_: unknown, { input }: { input: WinnersInput }, { signal }) =>
          winners.follow(input, signal),
        resolve: (list: Winner[]) => list,
      },
      offeredGames: {
        subscribe: (_: unknown, _args: object, { signal }) => deps.followOffered(signal),
        resolve: (offered: OfferedGames) => offered,
      },
      balanceChangedElsewhere: {
        subscribe: (_: unknown, { input }: { input: BalanceChangedElsewhereInput }, context) =>
          watchBalanceElsewhere(deps, input.gameId, context),
        resolve: ({ elsewhere, currency }: BalanceMoment) => formatAmount(elsewhere, currency),
      },
      jackpots: {
        subscribe: (_: unknown, _args: object, { signal }) => jackpots.follow(signal),
        resolve: (list: Jackpot[]) => list,
      },
      jackpotWon: {
        subscribe: (_: unknown, _args: object, context) =>
          jackpots.followWon(requirePayee(context).playerId, context.signal),
        resolve: (won: WonJackpot) => won,
      },
      playerGames: {
        subscribe: (_: unknown, { mobile }: SubscriptionPlayerGamesArgs, context) =>
          watchPlayerGames(
            deps,
            { playerId: requirePayee(context).playerId, mobile },
            context.signal,
          ),
        resolve: (games: PlayerGames) => games,
      },
    },
    Movement: {
      async gameRound({ key }, _args, context) {
        const round = await findRound(context, key)
        const game = round && catalogue.current().all.byId.get(round.gameId)
        return round && { id: round.id, gameName: game?.name ?? null }
      },
    },
    Game: { jackpot: ({ id }) => jackpots.poolOf(id)?.id ?? null },
    Brand: { games: ({ games }, { input }) => connectionOf(games, input) },
    Category: {
      games: ({ games }, { input }) => connectionOf(games, input),
      changedAt: ({ id }) => catalogue.changedAt(id)?.toISOString() ?? null,
    },
    Collection: { games: ({ games }, { input }) => connectionOf(games, input) },
  }
}

/**
 * Returns the rate limits of launches: each launch calls a provider, and each launch for money is
 * stored for months.
 */
function launchLimits(playerId: string | null, ip: string): RateLimit[] {
  return playerId === null
    ? limitsByAddress('launch', ip, 600, 3600)
    : [{ key: `launch/${playerId}`, attempts: 300, windowS: 3600 }]
}

/** Most entries of a filter in one query. */
const MOST_WISHES = 100

function inBounds(wish: CollectionInput): CollectionInput {
  if ((wish.brands?.length ?? 0) > MOST_WISHES) throw badInput({ brands: 'validations.too_many' })
  if ((wish.categories?.length ?? 0) > MOST_WISHES)
    throw badInput({ categories: 'validations.too_many' })
  return wish
}
