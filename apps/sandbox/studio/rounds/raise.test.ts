import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blackjackGame } from '../maths/blackjack/blackjack.ts'
import { openFairRandom } from '../maths/random.ts'
import type { Round } from '../studio.store.ts'
import { newSeed } from './seeds.ts'
import {
  casino,
  closeTestRounds,
  launch,
  openTestRounds,
  reaches,
  restart,
  round,
  rounds,
  session,
  store,
} from './test-rounds.ts'

const game = blackjackGame()
const DOUBLE = { kind: 'double' }

beforeAll(openTestRounds)
afterAll(closeTestRounds)
beforeEach(() => {
  casino.reactions = []
  casino.calls = []
  casino.balance = 10_000
})

/** A seed whose hand is not over at once, and returns so much after a double. */
function seedFor(win: number): string {
  for (;;) {
    const seed = newSeed()
    const state = game.start({ stake: 100 }, openFairRandom(seed, 'client', 1))
    if (game.winOf(state) !== null) continue
    const doubled = game.act(state, { kind: 'double' }, 0)
    if (doubled && game.winOf(doubled) === win) return seed
  }
}

/** A round that waits for its player, and would return 400 after a double. */
async function deal(win = 400): Promise<{ id: string; dealt: Round }> {
  const id = launch('blackjack', 'real', seedFor(win))
  return { id, dealt: await rounds.start(id, { stake: 100 }, null) }
}

describe('a double', () => {
  test('is a bet of its own in the same round, and the round pays on both', async () => {
    const { id, dealt } = await deal()
    const over = await rounds.act(id, dealt.id, DOUBLE)
    expect(over).toMatchObject({ phase: 'settled', stake: 200, win: 400 })
    expect(casino.balance).toBe(10_000 - 200 + 400)
    expect(session(id)).toMatchObject({ balance: casino.balance, staked: 200, won: 400 })
  })

  test('that the casino refuses leaves the round as it was, to be played on', async () => {
    const { id, dealt } = await deal()
    casino.balance = 50
    await expect(rounds.act(id, dealt.id, DOUBLE)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    expect(round(dealt.id)).toMatchObject({
      phase: 'open',
      stake: 100,
      state: dealt.state,
      raising: null,
    })
    expect((await rounds.act(id, dealt.id, { kind: 'stand' })).win).not.toBeNull()
  })

  test.each(['lose-answer', 'lose-request'] as const)(
    'that may have been taken (%s) is rolled back, and may be made again',
    async (reaction) => {
      const { id, dealt } = await deal()
      casino.reactions = [reaction, reaction, reaction]
      await expect(rounds.act(id, dealt.id, DOUBLE)).rejects.toThrow()
      expect(casino.balance, 'only the first stake is gone').toBe(9_900)
      expect(round(dealt.id)).toMatchObject({
        phase: 'open',
        stake: 100,
        state: dealt.state,
        raising: null,
      })
      expect(session(id)).toMatchObject({ staked: 100, balance: 9_900 })

      const over = await rounds.act(id, dealt.id, DOUBLE)
      expect(over).toMatchObject({ phase: 'settled', stake: 200, win: 400 })
      expect(casino.balance).toBe(10_200)
    },
  )

  test('that was not confirmed when the studio went down is rolled back by the sweep', async () => {
    const { id, dealt } = await deal()
    casino.reactions = Array(6).fill('lose-answer')
    await expect(rounds.act(id, dealt.id, DOUBLE)).rejects.toThrow()
    expect(round(dealt.id).raising, 'nothing answered').toBe(100)
    store.saveRound({ ...round(dealt.id), nextTryAt: 0 })
    await restart()
    await expect.poll(() => round(dealt.id).raising, { timeout: 5000 }).toBeNull()
    expect(casino.balance).toBe(9_900)
    expect((await rounds.act(id, dealt.id, DOUBLE)).win).toBe(400)
  })

  test('in a demo is refused when the play money does not suffice', async () => {
    const id = launch('blackjack', 'demo', seedFor(400))
    const dealt = await rounds.start(id, { stake: 100 }, null)
    store.saveSession({ ...session(id), balance: 50 })
    await expect(rounds.act(id, dealt.id, DOUBLE)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    store.saveSession({ ...session(id), balance: 100 })
    expect(await rounds.act(id, dealt.id, DOUBLE)).toMatchObject({ stake: 200, win: 400 })
    expect(session(id).balance).toBe(400)
  })
})

test('a hand that its player never comes back to is stood on, not called off', async () => {
  const { dealt } = await deal(0)
  store.saveRound({ ...round(dealt.id), nextTryAt: 0 })
  await reaches(dealt.id, 'settled')
  expect(round(dealt.id).state).toMatchObject({ moves: ['stand'] })
})
