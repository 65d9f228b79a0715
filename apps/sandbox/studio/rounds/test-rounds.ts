import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { GAME_KINDS, type GameKind } from '#contracts/studio-api.ts'
import { openDialects } from '../families/dialects.ts'
import { mathsOf } from '../games.ts'
import { openSystemRandom } from '../maths/random.ts'
import { openStudioStore, type Round, type Session, type StudioStore } from '../studio.store.ts'
import { openChaos } from './chaos.ts'
import { openRounds, type Rounds } from './rounds.ts'
import { newSeed } from './seeds.ts'
import { openTestCasino, type TestCasino } from './test-casino.ts'
import { openWallet } from './wallet.ts'

const secret = 'a secret that both sides share'
/** In these tests a game is called after its kind. */
export const findGame = (id: string) =>
  isKind(id) ? mathsOf({ id, kind: id, volatility: 'medium' }) : undefined

function isKind(id: string): id is GameKind {
  return (GAME_KINDS as readonly string[]).includes(id)
}

export let casino: TestCasino
/** Where the store keeps what it has. */
export let file: string
/** The store and the rounds of the process of this moment: others after a restart. */
export let store: StudioStore
export let rounds: Rounds
let sessions = 0

/**
 * Rounds of which none has been played yet, on a file of their own, and the casino that they are
 * played against.
 */
export async function openTestRounds(): Promise<void> {
  casino = await openTestCasino(secret)
  file = join(mkdtempSync(join(tmpdir(), 'studio-')), 'studio.db')
  open()
}

export async function closeTestRounds(): Promise<void> {
  await rounds.close()
  store.close()
  await casino.close()
}

export const chaos = openChaos()

function noKey(): never {
  throw new Error('No test of rounds signs with a key pair')
}

export function open(minimumRoundMs = 0): void {
  store = openStudioStore(file)
  const wallet = openWallet({
    casinoUrl: casino.url,
    dialects: openDialects(secret, noKey),
    chaos,
    timeoutMs: 500,
    backoffMs: [5, 10],
  })
  rounds = openRounds({ store, wallet, random: openSystemRandom(), findGame, minimumRoundMs })
}

/** Starts the rounds again, as after a kill: only the file is left. */
export async function restart(): Promise<void> {
  await rounds.close()
  store.close()
  open()
}

export function launch(
  gameId: GameKind,
  mode: Session['mode'] = 'real',
  serverSeed = newSeed(),
): string {
  sessions += 1
  const id = `session-${sessions}`
  const who = {
    token: `player-${sessions}/token`,
    playerId: `player-${sessions}`,
    pageKeyHash: null,
    isOver: false,
  }
  const addresses = { closeUrl: 'http://c/', cashierUrl: 'http://c/', hostOrigin: 'http://c' }
  const books = { balance: 10_000, staked: 0, won: 0, serverSeed, clientSeed: 'client', nonce: 1 }
  store.saveSession({
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

/** A round of one mine with one safe tile open: worth three more than its stake of a hundred. */
export async function openSafely(id: string): Promise<Round> {
  const started = await rounds.start(id, { stake: 100, mines: 1 }, null)
  const safe = [...Array(25).keys()].find(
    (cell) => !(started.state as { cells: number[] }).cells.includes(cell),
  )
  return rounds.act(id, started.id, { kind: 'open', cell: safe })
}

export const session = (id: string) => store.findSession(id) as Session
export const round = (id: string) => store.findRound(id) as Round
export const plays = () => casino.calls.filter((call) => call.path === 'play')
export const reaches = (id: string, phase: Round['phase']) =>
  vi.waitFor(() => expect(round(id).phase).toBe(phase), { timeout: 8000, interval: 20 })
