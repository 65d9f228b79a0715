import type { GameKind } from '#contracts/studio-api.ts'
import type { FreeSpinsDesks } from '../bonuses/free-spins/desks.ts'
import type { WalletFreeSpins } from '../bonuses/free-spins/wallet-free-spins.ts'
import type { Database, Tx } from '../db/database.ts'
import type { CasinoNews } from '../inbox/casino-news.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import type { Module } from '../kit/module.ts'
import type { Random } from '../kit/random.ts'
import type { Viewer } from '../kit/request-context.ts'
import type { Topics } from '../kit/topics.ts'
import type { Matches } from '../players/matching/matches.ts'
import { findPerson, findPlayer } from '../players/player.ts'
import { type Catalogue, openCatalogue } from './catalogue/catalogue.ts'
import { openOfferedGames } from './catalogue/offered-games.ts'
import { playerGamesTopic } from './favourites/favourites.ts'
import { listPlayed, type PlayedCategory } from './favourites/played.ts'
import { openDesks } from './free-spins/desks.ts'
import { gamesFields } from './games.fields.ts'
import { gamesResolvers } from './games.resolvers.ts'
import { type Jackpots, openJackpots } from './jackpots/jackpots.ts'
import { readPools } from './jackpots/pools.ts'
import type { LaunchDeps } from './launch/launch.ts'
import { openSessions, type Sessions } from './launch/sessions.ts'
import { kindOfGame } from './live-spins/live-spins.ts'
import { type LiveSpinsSettings, openLiveSpinsVendor } from './providers/live-spins.ts'
import type { GameProvider } from './providers/provider.ts'
import { openProviders, type ProviderSettings } from './providers/providers.ts'
import { openSwitchedOff } from './providers/switched-off.ts'
import { openLiveTables } from './tables/live-tables.ts'
import { openWallet, type Wallet } from './wallet/wallet.ts'
import { openWinners, type Winners } from './winners/winners.ts'

export interface GamesDeps extends ProviderSettings {
  db: Database
  clock: Clock
  ids: Ids
  random: Random
  topics: Topics
  log: Log
  secrets: ProviderSettings['secrets'] & { session: readonly string[] }
  /** The casino's own origin, without a slash at the end, once it is known. */
  publicUrl: () => string
  /**
   * Answers the ids of the providers that the configuration switches off now; throws when it cannot
   * be read.
   */
  listProvidersOff(): readonly string[]
  matches: Matches
  /** The vendor of live spins; null where there is none. */
  liveSpins: LiveSpinsSettings | null
  /** Returns the rules of play for a player of this country, and for a visitor: null. */
  playRulesOf: LaunchDeps['playRulesOf']
  /** Hears who is about to play for money. */
  beginPlay(viewer: Viewer): Promise<void>
  /**
   * The folder of the operator's own files, and whether ours may stand in for the jackpots there.
   */
  marketsDir: string | null
  demo: boolean
  /** Takes what the wallets of providers report of free spins. */
  freeSpins: WalletFreeSpins
  /** Sends a player a message to their inbox, in the transaction of the event. */
  notify(tx: Tx, playerId: string, news: CasinoNews): Promise<void>
}

export interface Games extends Module {
  catalogue: Catalogue
  /** In the order in which the catalogue lists them. */
  providers: readonly GameProvider[]
  sessions: Sessions
  wallet: Wallet
  /** Returns null for a game that the catalogue does not have. */
  kindOf(gameId: string): GameKind | null
  nameOf(gameId: string): string | null
  /** Calls to providers about free spins. */
  desks: FreeSpinsDesks
  jackpots: Pick<Jackpots, 'turn'>
  winners: Pick<Winners, 'publishNow'>
  /** Lists what a player has played after a transfer of the ledger, by category. */
  listPlayed(playerId: string, afterTransfer: bigint): Promise<PlayedCategory[]>
  /** Finishes the bets that have been taken, and takes no more. */
  close(): Promise<void>
}

const CATALOGUE_TURN_MS = 5_000
/**
 * Most time for which winners of other nodes are missing after the connection that reports them was
 * lost, in ms.
 */
const CATCH_UP_EVERY_MS = 5_000
/** Greatest age of the amounts of jackpots, in ms. */
const JACKPOTS_EVERY_MS = 2_000
const SWEEP_EVERY_MS = 600_000

/**
 * Catalogue, search, launch, winners and the wallet that game providers call. Starts without the
 * providers when it has to.
 */
export async function openGames(deps: GamesDeps): Promise<Games> {
  const { db, log } = deps
  const providers = openProviders(deps)
  const liveSpins = deps.liveSpins && openLiveSpinsVendor(deps.liveSpins)
  const callers = liveSpins ? [...providers, liveSpins] : providers
  const switchedOff = openSwitchedOff(
    callers.map(({ id }) => id),
    deps,
  )
  const catalogue = await openCatalogue({ ...deps, providers, isOff: switchedOff.isOff })
  const findOne = (playerId: string) => findPlayer(db, playerId)
  const findFirstName = async (playerId: string) => (await findOne(playerId))?.firstName ?? null
  const winners = await openWinners({ ...deps, catalogue, findFirstName })
  const tables = openLiveTables({
    url: `${deps.sandboxUrl.replace(/^http/, 'ws')}/studio/tables`,
    log,
  })
  const sessions = openSessions(deps)
  const jackpots = openJackpots({ ...deps, catalogue, pools: readPools(deps) })
  const takesNewRounds = (providerId: string) => !switchedOff.isOff(providerId)
  const wallet = openWallet({
    ...deps,
    onWinChange: winners.addRound,
    takesNewRounds,
    sharesOf: jackpots.sharesOf,
  })
  return {
    catalogue,
    providers,
    sessions,
    wallet,
    kindOf: (gameId) => kindOfGame({ liveSpins, catalogue }, gameId),
    nameOf: (gameId) => catalogue.current().all.byId.get(gameId)?.name ?? null,
    desks: openDesks(catalogue, providers, switchedOff.isOff),
    jackpots,
    winners,
    listPlayed: (playerId, afterTransfer) => listPlayed({ db, catalogue }, playerId, afterTransfer),
    resolvers: gamesResolvers({
      ...deps,
      catalogue,
      sessions,
      winners,
      jackpots,
      tables,
      followOffered: openOfferedGames(catalogue),
      endNoRounds: providers.filter(({ endsNoRounds }) => endsNoRounds).map(({ id }) => id),
      liveSpins,
      isOff: switchedOff.isOff,
      findPlayer: findOne,
      findPerson: (playerId) => findPerson(db, playerId),
      mustBeFree: deps.matches.mustBeFree,
      onLaunch: (playerId) => deps.topics.publish(playerGamesTopic(playerId), 'launch'),
    }),
    fields: gamesFields(catalogue),
    routes: callers.flatMap((provider) => provider.walletRoutes({ ...deps, sessions, wallet })),
    jobs: [
      {
        name: 'catalogue',
        everyMs: CATALOGUE_TURN_MS,
        run: () => {
          switchedOff.refresh()
          return catalogue.refresh()
        },
      },
      { name: 'jackpots', everyMs: JACKPOTS_EVERY_MS, run: jackpots.turn },
      { name: 'winners', everyMs: CATCH_UP_EVERY_MS, run: winners.catchUp },
      {
        name: 'rounds left open',
        everyMs: SWEEP_EVERY_MS,
        run: async () => {
          const closed = await wallet.sweep()
          if (closed > 0) log.warn({ closed }, 'rounds that their provider did not end were closed')
          await sessions.sweep()
        },
      },
    ],
    async close() {
      await wallet.close()
      winners.close()
      tables.close()
    },
  }
}
