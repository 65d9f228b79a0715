import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { GameKind } from '#contracts/studio-api.ts'
import { mathsOf } from '../games.ts'
import { hashOf } from '../rounds/seeds.ts'
import { openFairRandom } from './random.ts'
import { REDRAWS } from './redraw.ts'

const PROGRAM = fileURLToPath(new URL('../../../../docs/examples/check-round.mjs', import.meta.url))
const CLIENT_SEED = 'my-own-seed'
const NONCE = 7

/** A choice of each provable kind, and what the program needs besides the seeds. */
const ROUNDS: readonly [kind: GameKind, choice: unknown, more: string][] = [
  ['slot', { stake: 100 }, describe('slot')],
  ['cascades', { stake: 100 }, describe('cascades')],
  ['clusters', { stake: 100 }, describe('clusters')],
  ['hold-and-win', { stake: 100 }, describe('hold-and-win')],
  ['pick-bonus', { stake: 100 }, describe('pick-bonus')],
  ['changing-reels', { stake: 100 }, describe('changing-reels')],
  ['roulette', { bets: [{ spot: 'red', amount: 100 }] }, ''],
  ['crash', { stake: 100 }, ''],
  ['mines', { stake: 100, mines: 3 }, '3'],
  ['dice', { stake: 100, side: 'over', chance: 50 }, ''],
  ['plinko', { stake: 100, rows: 16, risk: 'high' }, '16'],
  ['keno', { stake: 100, numbers: [7, 12] }, ''],
  ['blackjack', { stake: 100 }, ''],
  ['hi-lo', { stake: 100 }, ''],
  ['baccarat', { bets: [{ spot: 'tie', amount: 100 }] }, ''],
  ['video-poker', { stake: 100 }, ''],
  ['scratch-card', { stake: 100 }, prizesOf('scratch-card')],
]

function prizesOf(kind: GameKind): string {
  const { prizes } = gameOf(kind).describe() as { prizes: { pay: number; cards: number }[] }
  return prizes.map(({ pay, cards }) => `${pay}:${cards}`).join()
}

/** Returns the studio's public answer about a game. */
function describe(kind: GameKind): string {
  return JSON.stringify({ game: gameOf(kind).describe() })
}

function gameOf(kind: GameKind) {
  return mathsOf({ id: kind, kind, volatility: 'medium' })
}

test.each(ROUNDS)(
  'the program of docs/fairness.md draws a round of %s as the studio does',
  (kind, choice, more) => {
    const serverSeed = hashOf(kind)
    const output = execFileSync(
      process.execPath,
      [PROGRAM, kind, serverSeed, CLIENT_SEED, String(NONCE), more],
      { encoding: 'utf8' },
    )
    const { hash, ...drawn } = JSON.parse(output) as Record<string, unknown>
    const state = gameOf(kind).start(choice, openFairRandom(serverSeed, CLIENT_SEED, NONCE))
    expect(hash).toBe(hashOf(serverSeed))
    for (const [name, value] of Object.entries(drawn))
      expect(beginningOf(state[name] ?? paidSpin(state)[name], value), name).toEqual(value)
  },
)

test('the program of docs/fairness.md knows each kind whose rounds are provable', () => {
  expect(ROUNDS.map(([kind]) => kind).toSorted()).toEqual(Object.keys(REDRAWS).toSorted())
})

/** A shoe may hold more cards than a round needs. */
function beginningOf(drawn: unknown, shown: unknown): unknown {
  return Array.isArray(drawn) && Array.isArray(shown) ? drawn.slice(0, shown.length) : drawn
}

/** The first draws of a slot; the program leaves their features to the text. */
function paidSpin(state: Record<string, unknown>): Record<string, unknown> {
  const { spin, spins, steps } = state as {
    spin?: Record<string, unknown>
    spins?: Record<string, unknown>[]
    steps?: Record<string, unknown>[]
  }
  return spin ?? spins?.[0] ?? steps?.[0] ?? {}
}
