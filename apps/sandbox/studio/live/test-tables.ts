import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDialects } from '../families/dialects.ts'
import { openShelf, type Shelf, type StudioGame } from '../game-shelf.ts'
import { mathsOf } from '../games.ts'
import { openSystemRandom } from '../maths/random.ts'
import { openChaos } from '../rounds/chaos.ts'
import { openRounds } from '../rounds/rounds.ts'
import { newSeed } from '../rounds/seeds.ts'
import { openTestCasino } from '../rounds/test-casino.ts'
import { openWallet } from '../rounds/wallet.ts'
import { openStudioStore, type Round } from '../studio.store.ts'
import { openTablesStore } from './tables.store.ts'
import { openTables } from './tables.ts'
import { openTestClock } from './test-clock.ts'

const secret = 'a secret that both sides share'
const GAMES = {
  roulette: 'live-roulette',
  baccarat: 'live-baccarat',
  wheel: 'money-wheel',
  blackjack: 'live-blackjack',
} as const
const shelf = openShelf()
export type TestGame = keyof typeof GAMES

const titleOf = (kind: string) => shelf.games.find((game) => game.kind === kind) as StudioGame
/** Titles under the names by which tests call them. */
const SHELF: Shelf = {
  ...shelf,
  findGame: (id) =>
    Object.hasOwn(GAMES, id) ? { ...titleOf(GAMES[id as TestGame]), id } : undefined,
}

/** Live tables against a casino over real HTTP, by a clock that a test drives. */
export async function openTestTables() {
  const casino = await openTestCasino(secret)
  const clock = openTestClock()
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  const findGame = (id: string) => {
    const game = SHELF.findGame(id)
    return game && mathsOf(game)
  }

  function open() {
    const store = openStudioStore(join(folder, 'studio.db'))
    const tablesStore = openTablesStore(join(folder, 'tables.db'))
    const wallet = openWallet({
      casinoUrl: casino.url,
      dialects: openDialects(secret, noKey),
      chaos: openChaos(),
      timeoutMs: 500,
      backoffMs: [5],
    })
    const random = openSystemRandom()
    const rounds = openRounds({ store, wallet, random, findGame, minimumRoundMs: 0 })
    const tables = openTables({
      store: tablesStore,
      clock,
      random,
      bets: rounds.atTables,
      findGame,
      isOpen: () => studio.isOpen,
    })
    return { store, tablesStore, rounds, tables }
  }
  const studio = {
    casino,
    clock,
    findGame,
    shelf: SHELF,
    isOpen: true,
    ...open(),
    launch,
    place,
    restart,
    close,
  }
  let launches = 0

  /** A session of this player, whose page sits at the table. */
  function launch(
    gameId: TestGame,
    player = `player-${launches + 1}`,
    mode: 'real' | 'demo' = 'real',
  ) {
    launches += 1
    const id = `session-${launches}`
    const who = {
      token: `${player}/token-of-16-characters`,
      playerId: mode === 'real' ? player : null,
      pageKeyHash: null,
      isOver: false,
    }
    const addresses = { closeUrl: 'http://c/', cashierUrl: 'http://c/', hostOrigin: 'http://c' }
    const books = {
      balance: 10_000,
      staked: 0,
      won: 0,
      serverSeed: newSeed(),
      clientSeed: 'client',
      nonce: 1,
    }
    studio.store.saveSession({
      id,
      gameId,
      mode,
      ...who,
      currency: 'EUR',
      language: 'en',
      ...addresses,
      ...books,
    })
    return id
  }

  async function place(session: string, spot: string, amount: number): Promise<Round> {
    const { gameId } = studio.store.findSession(session) as { gameId: string }
    return studio.rounds.atTables.place(
      session,
      { bets: [{ spot, amount }] },
      studio.tables.get(gameId),
    )
  }

  /** Starts the studio again after `downMs`, as after a kill: only the files are left. */
  async function restart(downMs = 0): Promise<void> {
    await stop()
    clock.pass(downMs)
    Object.assign(studio, open())
  }

  async function stop(): Promise<void> {
    await studio.tables.close()
    await studio.rounds.close()
    studio.store.close()
    studio.tablesStore.close()
  }

  async function close(): Promise<void> {
    await stop()
    await casino.close()
  }
  return studio
}

function noKey(): never {
  throw new Error('No test of tables signs with a key pair')
}
