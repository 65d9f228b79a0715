import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBettingSession, openBonusSports } from '#testkit/bonus-bets.ts'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { commit, LEG, make, rollback, settle } from '#testkit/sports-rig.ts'
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

const STAKED = 1_00n
type Name = (end: string) => string
const placed = (of: Name): Order[] => [commit(of('commit'), of('bet'))]
const out = (of: Name, ref: string, amount: number, closed?: number) =>
  settle(of(ref), of('bet'), 'cashed_out', amount, closed)

/** A bet of 1.00 out of a bonus of 10.00, and what the book reports of it. */
it.each<[string, (of: Name) => Order[], bigint]>([
  ['is cashed out at its worth', (of) => [...placed(of), out(of, 's', 100)], 0n],
  ['is cashed out before it was taken', (of) => [out(of, 's', 100)], 0n],
  ['is cashed out for more', (of) => [...placed(of), out(of, 's', 150)], 0n],
  ['is cashed out for less: it counts as far as it was lost', (of) => [out(of, 's', 95)], 5n],
  ['is cashed out in part', (of) => [...placed(of), out(of, 'p', 40, 40)], 60n],
  [
    'is cashed out in parts, and the rest is lost',
    (of) => [out(of, 'p', 40, 40), out(of, 'q', 45, 30), settle(of('l'), of('bet'), 'lost')],
    30n,
  ],
  [
    'is cashed out, which is undone',
    (of) => [out(of, 's', 150), rollback(of('r'), of('bet'), of('s'))],
    STAKED,
  ],
  [
    'is cashed out, which is undone, and then lost',
    (of) => [
      ...[out(of, 's', 90), rollback(of('r'), of('bet'), of('s'))],
      settle(of('l'), of('bet'), 'lost'),
    ],
    STAKED,
  ],
  [
    'is cashed out in part, and then taken back',
    (of) => [...placed(of), out(of, 'p', 50, 40), rollback(of('r'), of('bet'), of('make'))],
    0n,
  ],
  ['is won', (of) => [...placed(of), settle(of('w'), of('bet'), 'won', 200)], STAKED],
])(
  'a stake from a bonus counts only for what stayed at risk, when it %s',
  async (_, ordersAfter, counts) => {
    for (const countsBetween of [false, true]) {
      const playerId = await bed.newPlayer()
      const id = await bed.give(playerId, { shares: { sports: 100 } })
      await acceptBonus(bed.deps, playerId, id)
      const session = await openBettingSession(db, playerId)
      const of = (end: string) => `${playerId}/${end}`
      const legs = [{ ...LEG, startsAt: '2040-01-01T00:00:00Z' }]
      const made = { ...make(of('make'), of('bet'), Number(STAKED), { legs }), session }
      for (const order of [made as typeof made & Order, ...ordersAfter(of)]) {
        expect(await sports.carryOut('book', order)).toMatchObject({ done: true })
        if (countsBetween) await countWageringOf(bed.deps, playerId)
      }
      await countWageringOf(bed.deps, playerId)
      expect((await findBonus(db, id))?.wagered).toBe(counts)
    }
  },
)
