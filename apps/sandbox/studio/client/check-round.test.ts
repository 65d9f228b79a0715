import { expect, test } from 'vitest'
import type { GameKind } from '#contracts/studio-api.ts'
import { mathsOf } from '../games.ts'
import { drawCards } from '../maths/cards.ts'
import { openFairRandom } from '../maths/random.ts'
import { hashOf, newSeed } from '../rounds/seeds.ts'
import { checkRound, redraw } from './check-round.ts'

const ROUNDS = 400

interface Shown {
  point?: number
  cells?: number[]
}

/**
 * Returns a round as its player sees it once it is over. Its seed is made from its number, so that
 * each run draws the same rounds.
 */
function roundOf(kind: GameKind, choice: unknown, nonce: number) {
  const game = mathsOf({ id: kind, kind, volatility: 'medium' })
  const serverSeed = hashOf(`${kind}/${nonce}`)
  const clientSeed = `of-player_${nonce}`
  const begun = game.start(choice, openFairRandom(serverSeed, clientSeed, nonce))
  const state = (kind === 'pick-bonus' && game.act(begun, { kind: 'rest' }, 0)) || begun
  const shown = game.show({ ...state, over: true }) as Shown
  const seeds = { hash: hashOf(serverSeed), serverSeed, clientSeed, nonce }
  return { shown, seeds, stake: 100 }
}

const flights = Array.from({ length: ROUNDS }, (_, index) =>
  roundOf('crash', { stake: 100, autoAt: null }, index + 1),
)
const boards = Array.from({ length: ROUNDS }, (_, index) =>
  roundOf('mines', { stake: 100, mines: 1 + (index % 20) }, index + 1),
)

const check = (kind: GameKind, round: Parameters<typeof checkRound>[1]) =>
  checkRound(
    mathsOf({ id: kind, kind, volatility: 'medium' }).describe() as { kind: GameKind },
    round,
  )

const OTHERS: [GameKind, unknown][] = [
  ['slot', { stake: 100 }],
  ['cascades', { stake: 100 }],
  ['clusters', { stake: 100 }],
  ['hold-and-win', { stake: 100 }],
  ['changing-reels', { stake: 100 }],
  ['pick-bonus', { stake: 100 }],
  ['roulette', { bets: [{ spot: 'red', amount: 100 }] }],
  ['dice', { stake: 100, side: 'over', chance: 50 }],
  ['plinko', { stake: 100, rows: 16, risk: 'high' }],
  ['keno', { stake: 100, numbers: [7, 12] }],
  ['baccarat', { bets: [{ spot: 'tie', amount: 100 }] }],
  ['hi-lo', { stake: 100 }],
  ['scratch-card', { stake: 100 }],
]

test.each([
  ['crash', flights],
  ['mines', boards],
] as const)(
  'every round of %s that the studio drew is found right by the page',
  async (kind, rounds) => {
    for (const round of rounds) expect(await check(kind, round), JSON.stringify(round)).toBe(true)
  },
)

test.each(OTHERS)(
  'a round of %s is found right under its own number, and under no other one',
  async (kind, choice) => {
    let wrong = 0
    for (let nonce = 1; nonce <= 40; nonce += 1) {
      const round = roundOf(kind, choice, nonce)
      const { seeds } = round
      expect(await check(kind, round), JSON.stringify(round.shown)).toBe(true)
      if ((await check(kind, { ...round, seeds: { ...seeds, nonce: nonce + 1 } })) === false)
        wrong += 1
    }
    expect(wrong).toBeGreaterThanOrEqual(38)
  },
)

test('no round is found right that is not what its seed yields', async () => {
  for (const { shown, seeds } of flights)
    expect(
      await check('crash', { stake: 100, shown: { point: (shown.point ?? 0) + 1 }, seeds }),
    ).toBe(false)
  for (const { shown, seeds } of boards) {
    const [first = 0, ...others] = shown.cells ?? []
    expect(
      await check('mines', { stake: 100, shown: { cells: [(first + 1) % 25, ...others] }, seeds }),
    ).toBe(false)
  }
})

test('no round is found right whose seed is not the one that was promised, or was drawn under another number', async () => {
  for (const { shown, seeds } of boards) {
    expect(
      await check('mines', { stake: 100, shown, seeds: { ...seeds, hash: hashOf(newSeed()) } }),
    ).toBe(false)
    // One mine lies where another seed puts it once in 25 times.
    if ((shown.cells?.length ?? 0) > 9)
      expect(
        await check('mines', { stake: 100, shown, seeds: { ...seeds, nonce: seeds.nonce + 1 } }),
      ).toBe(false)
  }
})

test('a round whose seed is still secret is not judged', async () => {
  const [{ shown, seeds } = roundOf('crash', { stake: 100, autoAt: null }, 1)] = flights
  expect(
    await check('crash', { stake: 100, shown, seeds: { ...seeds, serverSeed: null } }),
  ).toBeNull()
})

test('a round that needs hundreds of words is drawn to its end', async () => {
  const seeds = { serverSeed: hashOf('long'), clientSeed: 'mine', nonce: 1 }
  const random = openFairRandom(seeds.serverSeed, seeds.clientSeed, seeds.nonce)
  expect(await redraw({ kind: 'blackjack' }, seeds, { cards: 300 })).toEqual({
    cards: drawCards(300, random),
  })
})
