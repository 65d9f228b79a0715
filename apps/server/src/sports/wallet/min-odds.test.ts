import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBettingSession, openBonusSports } from '#testkit/bonus-bets.ts'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { LEG, make } from '#testkit/sports-rig.ts'
import { acceptBonus } from '../../bonuses/answer.ts'
import { findBonus } from '../../bonuses/bonuses.store.ts'
import type { Gift } from '../../bonuses/give.ts'
import { findMinOdds } from '../../bonuses/staking-players.ts'
import { countWageringOf } from '../../bonuses/wagering.ts'
import type { Database } from '../../db/database.ts'
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

/** A player with an accepted bonus of 10.00 and no real money, who bets 1.00 at some odds. */
async function bettor(terms: Partial<Gift>) {
  const playerId = await bed.newPlayer()
  const id = await bed.give(playerId, { shares: { sports: 100 }, ...terms })
  await acceptBonus(bed.deps, playerId, id)
  const session = await openBettingSession(db, playerId)
  const legs = [{ ...LEG, startsAt: '2040-01-01T00:00:00Z' }]
  function bet(odds: string, slip: Parameters<typeof make>[3] = {}) {
    const all = { odds, legs, ...slip }
    const order = make(`${playerId}/${odds}`, `${playerId}/bet/${odds}`, 1_00, all)
    return sports.carryOut('book', { ...order, session } as typeof order)
  }
  return {
    playerId,
    bet,
    betOnEach: (odds: readonly string[], combined: string) =>
      bet(combined, {
        type: 'system',
        lines: odds.length,
        legs: odds.map((each, at) => ({ ...legs[0], id: `leg ${at}`, odds: each }) as typeof LEG),
      }),
    async wagered() {
      await countWageringOf(bed.deps, playerId)
      return (await findBonus(db, id))?.wagered
    },
  }
}

it.each([
  ['that names least odds of 2.05', { minOdds: '2.05' }, '2.04', '2.05'],
  ['that names lower ones than usual', { minOdds: '1.2' }, '1.19', '1.20'],
  ['that names none', {}, '1.49', '1.50'],
])(
  'a bonus %s pays for a bet at them, and counts it, and pays for none below',
  async (_name, terms, below, least) => {
    const { playerId, bet, wagered } = await bettor(terms)
    expect(Number(await findMinOdds(db, playerId))).toBe(Number(least))
    expect(await bet(below)).toMatchObject({ done: false, code: 'INSUFFICIENT_FUNDS' })
    expect(await wagered()).toBe(0n)
    expect(await bet(least)).toMatchObject({ done: true, balance: 9_00n })
    expect(await wagered()).toBe(1_00n)
  },
)

it('a bonus pays for no singles below its least odds, however high their odds are together', async () => {
  const { betOnEach, wagered } = await bettor({})
  const short = ['1.10', '1.10', '1.10', '1.10', '1.10']
  expect(await betOnEach(short, '1.61')).toMatchObject({
    done: false,
    code: 'INSUFFICIENT_FUNDS',
  })
  expect(await wagered()).toBe(0n)
  expect(await betOnEach(['1.50', '2.00'], '3.00')).toMatchObject({ done: true, balance: 9_00n })
})
