import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBettingSession, openBonusSports } from '#testkit/bonus-bets.ts'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { commit, discard, LEG, make } from '#testkit/sports-rig.ts'
import { acceptBonus } from '../../bonuses/answer.ts'
import { findBonus } from '../../bonuses/bonuses.store.ts'
import { countWageringOf } from '../../bonuses/wagering.ts'
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

/** A player with a bonus of 10.00 that has to be staked once, also in sports bets. */
async function withBonus() {
  const ann = await bed.newPlayer()
  const id = await bed.give(ann, { wagering: 1, shares: { sports: 100 } })
  await acceptBonus(bed.deps, ann, id)
  const session = await openBettingSession(db, ann)
  const named = (name: string) => `${ann}/${name}`
  const carryOut = async (order: Order) =>
    expect(await sports.carryOut('book', order)).toMatchObject({ done: true })
  return {
    bet: (name: string, amount: number, replaces?: string) => {
      const more = { legs: LEGS, ...(replaces && { replaces: named(replaces) }) }
      return carryOut({
        ...make(named(`make ${name}`), named(name), amount, more),
        session,
      } as Order)
    },
    take: (name: string) => carryOut(commit(named(`take ${name}`), named(name))),
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

  it('completes it once the book has taken the bet', async () => {
    const { bet, take, now } = await withBonus()
    await bet('one', 10_00)
    await take('one')
    expect((await now()).state).toBe('completed')
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

  it('completes the bonus after all where the book does not take the smaller bet', async () => {
    const { bet, take, refuse, now } = await withBonus()
    await bet('one', 10_00)
    await take('one')
    await bet('smaller', 1_00, 'one')
    await refuse('smaller')
    expect(await now()).toEqual({ state: 'completed', real: 0n, bonus: 0n })
  })
})
