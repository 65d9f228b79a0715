import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { systemClock } from '../kit/clock.ts'
import { openIds } from '../kit/ids.ts'
import { systemRandom } from '../kit/random.ts'
import { openTopics } from '../kit/topics.ts'
import { balances, openPurses } from '../ledger/accounts.ts'
import { type Bonuses, type Grant, openBonuses } from './bonuses.module.ts'

let db: Database
let bonuses: Bonuses
const told: string[] = []
const ids = openIds({ clock: systemClock, random: systemRandom })
const grant: Grant = { key: 'welcome/ann', playerId: 'ann', currency: 'EUR', amount: 50_00n, reason: 'welcome' }
const bonusOfAnn = async () => (await balances(db, ['ann'])).get('ann')?.bonus

beforeAll(async () => {
  db = await openTestDatabase()
  await db.transaction((tx) => openPurses(tx, 'ann', 'EUR'))
  const topics = openTopics((topic, message) => told.push(`${topic} ${message}`))
  bonuses = openBonuses({ db, clock: systemClock, ids, topics })
})
afterAll(() => db.close())

it('gives bonus money once for its key, and tells the player', async () => {
  await bonuses.grantBonus(grant)
  await bonuses.grantBonus(grant)
  expect(await bonusOfAnn()).toBe(50_00n)
  expect(told).toEqual(['player/ann balance'])
})

it('refuses another grant under the same key, and gives nothing', async () => {
  await expect(bonuses.grantBonus({ ...grant, amount: 51_00n })).rejects.toThrow('duplicate_bonus')
  expect(await bonusOfAnn()).toBe(50_00n)
})

it('refuses a grant of nothing', async () => {
  await expect(bonuses.grantBonus({ ...grant, key: 'nothing', amount: 0n })).rejects.toThrow()
})
