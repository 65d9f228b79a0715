import { join } from 'node:path'
import { Hono } from 'hono'
import type { Party, PartyOptions } from '../http/party.ts'
import { openArtFiles } from './art-files.ts'
import { fontFiles, readBuiltPages } from './built-pages.ts'
import { casinoRoutes } from './casino-routes.ts'
import { printCatalogue } from './catalogue.ts'
import { compressPages } from './compress-pages.ts'
import { fairnessRoutes } from './fairness-routes.ts'
import { openDialects } from './families/dialects.ts'
import { openFamilies, titlesOf } from './families/families.ts'
import { openKeyPair } from './families/key-pair.ts'
import { openShelf } from './game-shelf.ts'
import { mathsOf } from './games.ts'
import { systemClock } from './live/clock.ts'
import { openTableSocket } from './live/table-socket.ts'
import { openTablesStore } from './live/tables.store.ts'
import { openTables } from './live/tables.ts'
import { isOffAir } from './livespins/rooms.ts'
import { openSystemRandom } from './maths/random.ts'
import { isKeyOf } from './page-key.ts'
import { panelRoutes } from './panel-routes.ts'
import { openAnswers } from './play-answer.ts'
import { playRoutes } from './play-routes.ts'
import { openChaos } from './rounds/chaos.ts'
import { openRounds } from './rounds/rounds.ts'
import { openWallet, type WalletOptions } from './rounds/wallet.ts'
import { openStudioStore } from './studio.store.ts'

export interface StudioOptions extends PartyOptions {
  /** How many games the catalogue holds; more than were designed are sequels of them. */
  gameCount?: number
  /** The shortest time from one round to the next of a session, in milliseconds. */
  minimumRoundMs?: number
  /** Where pictures stay when the studio is closed. */
  artDir?: string | undefined
  /** How patient the studio is with the wallet. */
  wallet?: Pick<WalletOptions, 'timeoutMs' | 'backoffMs'>
}

const MINIMUM_ROUND_MS = 2500

/**
 * The game studio: a catalogue, launches, and the games themselves, whose every real round is paid
 * through the casino's wallet.
 */
export async function openStudio(options: StudioOptions): Promise<Party> {
  const { casinoUrl, publicUrl, secret, dataDir, minimumRoundMs = MINIMUM_ROUND_MS } = options
  const base = `${publicUrl}/studio`
  const shelf = openShelf(options.gameCount)
  const store = openStudioStore(join(dataDir, 'studio.db'))
  const chaos = openChaos()
  const findGame = (id: string) => {
    const game = shelf.findGame(id)
    return game && mathsOf(game)
  }
  const keyPair = openKeyPair(join(dataDir, 'oryx-key.json'))
  const wallet = openWallet({
    casinoUrl,
    dialects: openDialects(secret, keyPair),
    chaos,
    ...options.wallet,
  })
  const random = openSystemRandom()
  const rounds = openRounds({ store, wallet, random, findGame, minimumRoundMs })
  const answer = openAnswers(store, shelf)
  const tablesStore = openTablesStore(join(dataDir, 'tables.db'))
  const tables = openTables({
    store: tablesStore,
    clock: systemClock,
    random,
    bets: rounds.atTables,
    findGame,
    isOpen: (id) => !isOffAir(id, Date.now()),
  })
  const socket = openTableSocket({
    tables,
    tableIds: shelf.games.flatMap(({ id, category }) => (category === 'LIVE_CASINO' ? [id] : [])),
    answer,
    findSession(id, key) {
      const session = store.findSession(id)
      return session && !session.isOver && isKeyOf(session, key) && findGame(session.gameId)?.table
        ? session
        : null
    },
  })
  const catalogue = printCatalogue(base, ...titlesOf('studio', shelf))
  const pages = readBuiltPages(new URL(base).pathname)

  const app = new Hono()
  app.use(compressPages)
  app.route('/api', casinoRoutes({ base, secret, store, shelf, catalogue }))
  app.route('/', openFamilies({ base, secret, keyPair, store, shelf, wallet, pages }))
  app.route(
    '/play',
    playRoutes({ base, store, shelf, rounds, tables, answer, pages, minimumRoundMs }),
  )
  app.route('/fairness', fairnessRoutes(base, shelf, pages))
  app.route('/panel', panelRoutes(chaos))
  app.route('/assets', fontFiles())
  const { artDir } = options
  app.route('/', openArtFiles({ findGame: shelf.findGame, brands: shelf.brands, artDir }))
  return {
    app,
    upgrade: { path: `${new URL(base).pathname}/tables`, take: socket.upgrade },
    async close() {
      socket.close()
      await tables.close()
      await rounds.close()
      tablesStore.close()
      store.close()
    },
  }
}
