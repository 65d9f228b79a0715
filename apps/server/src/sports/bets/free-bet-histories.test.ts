import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  commit,
  discard,
  makeFree,
  openRigForEachTest,
  rollback,
  settle,
  withFreeBet,
} from '#testkit/sports-rig.ts'
import type { Order } from './bet-state.ts'

const rig = openRigForEachTest()
const BETS = ['b1', 'b2'] as const

const step = fc.record({
  bet: fc.constantFrom(...BETS),
  act: fc.constantFrom('make', 'commit', 'discard', 'won', 'lost', 'void', 'undo'),
})

/** The orders of a history, each with a reference of its own; `undo` takes back what stands. */
function orderOf({ bet, act }: { bet: string; act: string }, at: number): Order {
  const ref = `t${at}`
  if (act === 'make') return makeFree(`${bet}/make`, bet)
  if (act === 'commit') return commit(ref, bet)
  if (act === 'discard') return discard(ref, bet)
  if (act === 'won') return settle(ref, bet, 'won', 20)
  if (act === 'lost') return settle(ref, bet, 'lost')
  if (act === 'void') return settle(ref, bet, 'void', 20)
  const turn = rig.state.bets.get(bet)?.turn ?? 0
  const standing = [...rig.state.transactions.values()].find(
    (each) => each.betRef === bet && each.kind === 'settle' && each.counts && each.turn === turn,
  )
  return rollback(ref, bet, standing?.ref ?? `${bet}/make`)
}

test('the accounts add up in any history of two bets, and a free bet is in one bet at most', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      rig.renew()
      withFreeBet(rig)
      for (const [at, each] of steps.entries()) rig.carryOut(orderOf(each, at))
      const { player, held, house, bonuses } = rig.accounts
      expect([player + held + house + bonuses, held]).toEqual([1_150n, 0n])
      const bets = BETS.flatMap((ref) => rig.state.bets.get(ref) ?? [])
      const staked = bets.filter(({ stakeAt, freeStake }) => stakeAt === 'house' && freeStake > 0n)
      expect(bonuses, 'each stake that the book has taken').toBe(-20n * BigInt(staked.length))
      const paid = bets.reduce((sum, bet) => sum + bet.paid.real, 0n)
      const carried = [...rig.state.transactions.values()].reduce(
        (sum, each) => sum + each.carried,
        0n,
      )
      expect(player, 'what was won').toBe(150n + paid)
      // Both stand only where the casino has borne one of them.
      if (staked.length === 2) expect(carried).toBeGreaterThanOrEqual(20n)
    }),
    { numRuns: 500 },
  )
})
