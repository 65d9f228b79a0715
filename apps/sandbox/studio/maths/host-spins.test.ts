import { expect, test } from 'vitest'
import { hostSpinsGame } from './host-spins.ts'

const game = hostSpinsGame()
const behind = (amount: number) => ({ spot: 'behind', amount })

test('a bet behind is paid what the spin pays for a stake, for each player alike', () => {
  let seed = 1
  const random = {
    below(limit: number) {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % limit
    },
  }
  const totals = new Set<number>()
  for (let spin = 0; spin < 500; spin++) {
    const state = game.start({ bets: [] }, random)
    totals.add(state.total)
    for (const amount of [20, 500])
      expect(game.winOf({ ...state, bets: [{ spot: 'behind', amount }] })).toBe(
        (amount * state.total) / 100,
      )
    expect(state.spins, 'the host’s machine has no free spins').toHaveLength(1)
  }
  expect(totals.size, 'spins differ').toBeGreaterThan(3)
})

test('chips behind are one bet, up to the limit of the room', () => {
  expect(game.readChoice({ bets: [behind(100), behind(20)] })).toEqual({ bets: [behind(120)] })
  for (const bets of [
    [],
    [{ spot: 'before', amount: 20 }],
    [behind(30)],
    [behind(-20)],
    [behind(100_020)],
    [behind(60_000), behind(60_000)],
  ])
    expect(game.readChoice({ bets })).toBeNull()
})
