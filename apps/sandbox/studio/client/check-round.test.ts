import { expect, test } from 'vitest'
import { crashGame } from '../maths/crash.ts'
import type { AnyGame } from '../maths/game.ts'
import { minesGame } from '../maths/mines.ts'
import { openFairRandom } from '../maths/random.ts'
import { hashOf, newSeed } from '../rounds/seeds.ts'
import { checkRound } from './check-round.ts'

const ROUNDS = 400

interface Shown {
  point?: number
  cells?: number[]
}

/** A round as its player sees it once it is over, drawn by the studio from a new seed. */
function roundOf(game: AnyGame, choice: unknown, nonce: number) {
  const serverSeed = newSeed()
  const clientSeed = `of-player_${nonce}`
  const state = game.start(choice, openFairRandom(serverSeed, clientSeed, nonce))
  const shown = game.show({ ...state, over: true }) as Shown
  return { shown, seeds: { hash: hashOf(serverSeed), serverSeed, clientSeed, nonce } }
}

const flights = Array.from({ length: ROUNDS }, (_, index) => roundOf(crashGame(), { stake: 100, autoAt: null }, index + 1))
const boards = Array.from({ length: ROUNDS }, (_, index) => roundOf(minesGame(), { stake: 100, mines: 1 + (index % 20) }, index + 1))

test.each([
  ['flight', flights],
  ['board', boards],
])('every %s that the studio drew is found right by the page', async (_, rounds) => {
  for (const round of rounds) expect(await checkRound(round), JSON.stringify(round)).toBe(true)
})

test('no round is found right that is not what its seed yields', async () => {
  for (const { shown, seeds } of flights) expect(await checkRound({ shown: { point: (shown.point ?? 0) + 1 }, seeds })).toBe(false)
  for (const { shown, seeds } of boards) {
    const [first = 0, ...others] = shown.cells ?? []
    expect(await checkRound({ shown: { cells: [(first + 1) % 25, ...others] }, seeds })).toBe(false)
  }
})

test('no round is found right whose seed is not the one that was promised, or was drawn under another number', async () => {
  for (const { shown, seeds } of boards) {
    expect(await checkRound({ shown, seeds: { ...seeds, hash: hashOf(newSeed()) } })).toBe(false)
    // One mine lies where another seed puts it once in 25 times.
    if ((shown.cells?.length ?? 0) > 9) expect(await checkRound({ shown, seeds: { ...seeds, nonce: seeds.nonce + 1 } })).toBe(false)
  }
})

test('a round whose seed is still secret is not judged', async () => {
  const [{ shown, seeds } = roundOf(crashGame(), { stake: 100, autoAt: null }, 1)] = flights
  expect(await checkRound({ shown, seeds: { ...seeds, serverSeed: null } })).toBeNull()
})
