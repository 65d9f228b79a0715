import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { giveCashback } from '../bonuses/cashback/cashback.ts'
import { offers } from '../bonuses/programme/programme.ts'
import type { Database } from '../db/database.ts'
import { seedOffers } from './bonuses.ts'

const DAY_MS = 86_400_000
let db: Database
let bed: BonusBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
})
afterAll(() => db.close())

it('the demo’s cashback has a new period each week, however often the casino is started', async () => {
  await seedOffers(bed.deps)
  await giveCashback(bed.deps)
  bed.casino.clock.advance(5 * DAY_MS)
  await seedOffers(bed.deps)
  bed.casino.clock.advance(3 * DAY_MS)
  await giveCashback(bed.deps)
  expect(
    await db.run(
      '',
      'select number, closed_at is null as "goesOn" from cashback_period order by number',
      [],
    ),
  ).toEqual([
    { number: 0, goesOn: false },
    { number: 1, goesOn: true },
  ])
})

it('an offer of the demo that an operator has ended stays ended when the casino is started again', async () => {
  await seedOffers(bed.deps)
  const now = bed.casino.clock.now()
  const [first] = await offers.list(db, now, 1)
  await db.transaction((tx) => offers.end(tx, first?.terms.id ?? '', now))
  await seedOffers(bed.deps)
  expect(await offers.find(db, first?.terms.id ?? '', now)).toMatchObject({ endsAt: now })
})
