import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { type FreeSpinsBed, openFreeSpinsBed } from '#testkit/free-spins.ts'
import type { Database } from '../../db/database.ts'
import type { NewOffer } from '../offers.store.ts'

const DAY_MS = 86_400_000
const RANGE = { minDeposit: 20_00n, maxBonus: 100_00n }

let db: Database
let bed: FreeSpinsBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openFreeSpinsBed(db)
  await bed.give(await bed.newPlayer())
  await put({ id: 'beacons', code: 'BEACONS', percent: 0 })
  await put({ id: 'both', code: 'BOTH', percent: 50 })
})
afterAll(() => db.close())

function put(offer: Pick<NewOffer, 'id' | 'code' | 'percent'>): Promise<void> {
  const now = bed.casino.clock.nowMs()
  return db.transaction((tx) =>
    bed.bonuses.putOffer(tx, {
      ...offer,
      freeSpins: 'lanterns',
      wagering: 2,
      days: 7,
      startsAt: new Date(now - 1000),
      endsAt: new Date(now + DAY_MS),
      texts: { en: { title: 'Beacons', description: '' } },
      ranges: ['EUR', 'SEK'].map((currency) => ({ currency, ...RANGE })),
    }),
  )
}

const pay = (playerId: string, credited: bigint, bonusCode: string, currency = 'EUR') =>
  db.transaction((tx) =>
    bed.bonuses.giveForDeposit(tx, { id: 'd', playerId, currency, credited, bonusCode }),
  )
const statesOf = async (playerId: string) =>
  (await bed.bonuses.listFreeSpins(playerId)).map(({ state }) => state)

it('a code brings free spins with a deposit that is large enough, accepted, once', async () => {
  const ann = await bed.newPlayer()
  await pay(ann, 19_99n, 'beacons')
  expect(await statesOf(ann)).toEqual([])
  await pay(ann, 20_00n, 'beacons')
  await pay(ann, 20_00n, 'beacons')
  expect(await statesOf(ann)).toEqual(['accepted'])
  expect(await bed.bonusesOf(ann)).toEqual([])
})

it('an offer may bring a bonus and free spins', async () => {
  const ann = await bed.newPlayer()
  await pay(ann, 40_00n, 'BOTH')
  expect(await statesOf(ann)).toEqual(['accepted'])
  expect(await bed.bonusesOf(ann)).toEqual([{ state: 'active', amount: 20_00n, wagering: 2 }])
})

it('a deposit in a currency without a stake brings the bonus alone', async () => {
  const ann = await bed.newPlayer()
  await pay(ann, 40_00n, 'beacons', 'SEK')
  expect(await statesOf(ann)).toEqual([])
})

it('a deposit of a player who may not play brings no free spins', async () => {
  const ann = await bed.newPlayer()
  await bed.casino.exclude(ann)
  await pay(ann, 40_00n, 'beacons')
  expect(await statesOf(ann)).toEqual([])
})
