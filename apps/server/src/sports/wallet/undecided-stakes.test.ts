import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBettingSession, openBonusSports } from '#testkit/bonus-bets.ts'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { commit, discard, LEG, make, settle } from '#testkit/sports-rig.ts'
import { acceptBonus } from '../../bonuses/answer.ts'
import { findBonus } from '../../bonuses/bonuses.store.ts'
import { countWageringOf, endBonuses } from '../../bonuses/wagering.ts'
import type { Database } from '../../db/database.ts'
import type { Order } from '../bets/bet-state.ts'
import type { SportsWallet } from './sports-wallet.ts'

let db: Database
let bed: BonusBed
let sports: SportsWallet
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
  sports = openBonusSports(bed)
})
afterAll(async () => {
  await sports.close()
  await db.close()
})

const LEGS = [{ ...LEG, startsAt: '2040-01-01T00:00:00Z' }]

const DAY_MS = 86_400_000
type Settled = [result: 'won' | 'lost' | 'cashed_out', amount?: number, closed?: number]

/** A player with a bonus of 10.00 that has to be staked once, also in sports bets, and what it has won. */
async function withBonus(won = 0n) {
  const ann = await bed.newPlayer()
  const id = await bed.give(ann, { wagering: 1, shares: { sports: 100 } })
  await acceptBonus(bed.deps, ann, id)
  if (won > 0n) await bed.win(ann, won)
  const session = await openBettingSession(db, ann)
  const named = (name: string) => `${ann}/${name}`
  const carryOut = async (order: Order, answer: object = { done: true }) =>
    expect(await sports.carryOut('book', order)).toMatchObject(answer)
  const bet = (name: string, amount: number, replaces?: string) => {
    const more = { legs: LEGS, ...(replaces && { replaces: named(replaces) }) }
    return { ...make(named(`make ${name}`), named(name), amount, more), session } as Order
  }
  return {
    bet: (...of: Parameters<typeof bet>) => carryOut(bet(...of)),
    refusedBet: (...of: Parameters<typeof bet>) =>
      carryOut(bet(...of), { done: false, code: 'INSUFFICIENT_FUNDS' }),
    take: (name: string) => carryOut(commit(named(`take ${name}`), named(name))),
    /** How the book settles a bet; in part where `closed` of its stake is. */
    end: (name: string, ...result: Settled) =>
      carryOut(settle(named(`${result[0]} ${name}`), named(name), ...result)),
    refuse: (name: string) => carryOut(discard(named(`refuse ${name}`), named(name))),
    async now() {
      await countWageringOf(bed.deps, ann)
      return { state: (await findBonus(db, id))?.state, ...(await bed.purses(ann)) }
    },
  }
}

describe('a stake that would complete a bonus', () => {
  it('completes nothing while its book may refuse the bet, and is bonus money again then', async () => {
    const { bet, refuse, now } = await withBonus()
    await bet('one', 10_00)
    expect(await now()).toEqual({ state: 'active', real: 0n, bonus: 0n })
    await refuse('one')
    expect(await now()).toEqual({ state: 'active', real: 0n, bonus: 10_00n })
  })

  it('completes it once the bet is settled', async () => {
    const { bet, take, end, now } = await withBonus()
    await bet('one', 10_00)
    await take('one')
    expect(await now(), 'it may be cashed out').toEqual({ state: 'active', real: 0n, bonus: 0n })
    await end('one', 'won', 20_00)
    expect(await now()).toEqual({ state: 'completed', real: 20_00n, bonus: 0n })
  })

  it('completes nothing when its player cashes the bet out, and is bonus money again', async () => {
    const { bet, take, end, now } = await withBonus()
    await bet('one', 10_00)
    await take('one')
    await now()
    await end('one', 'cashed_out', 9_80)
    expect(await now()).toEqual({ state: 'active', real: 0n, bonus: 9_80n })
  })

  it('completes nothing when the half that it needs is cashed out', async () => {
    const { bet, take, end, now } = await withBonus()
    await bet('one', 10_00)
    await take('one')
    await end('one', 'cashed_out', 5_00, 5_00)
    expect(await now()).toEqual({ state: 'active', real: 0n, bonus: 5_00n })
    await end('one', 'lost')
    expect(await now()).toEqual({ state: 'active', real: 0n, bonus: 5_00n })
  })

  it('is waited for when the time of the bonus is over, which then pays for no other bet', async () => {
    const [lost, out] = [await withBonus(10_00n), await withBonus(10_00n)]
    for (const { bet, take } of [lost, out]) {
      await bet('one', 10_00)
      await take('one')
    }
    bed.casino.clock.advance(100 * DAY_MS)
    await endBonuses(bed.deps)
    await lost.refusedBet('late', 1_00)
    await lost.end('one', 'lost')
    await out.end('one', 'cashed_out', 9_80)
    await endBonuses(bed.deps)
    expect(await lost.now()).toEqual({ state: 'completed', real: 10_00n, bonus: 0n })
    expect(await out.now()).toEqual({ state: 'expired', real: 0n, bonus: 0n })
  })

  it('completes nothing where it is kept for a bet that a smaller one replaces', async () => {
    const { bet, take, now } = await withBonus()
    await bet('one', 10_00)
    await take('one')
    await bet('smaller', 1_00, 'one')
    expect(await now()).toEqual({ state: 'active', real: 0n, bonus: 0n })
    await take('smaller')
    expect(await now()).toEqual({ state: 'active', real: 0n, bonus: 9_00n })
  })

  it('completes the bonus after all where the book does not take the smaller bet, and settles the other', async () => {
    const { bet, take, refuse, end, now } = await withBonus()
    await bet('one', 10_00)
    await take('one')
    await bet('smaller', 1_00, 'one')
    await refuse('smaller')
    await end('one', 'lost')
    expect(await now()).toEqual({ state: 'completed', real: 0n, bonus: 0n })
  })
})
