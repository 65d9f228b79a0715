import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CashbackBed, openCashbackBed } from '#testkit/cashback.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { acceptBonus } from './answer.ts'

const DAY_MS = 86_400_000
const texts = { en: { title: 'Half', description: '' } }

let db: Database
let cashback: CashbackBed
let bed: CashbackBed['bed']
beforeAll(async () => {
  db = await openTestDatabase()
  cashback = openCashbackBed(db)
  bed = cashback.bed
})
afterAll(() => db.close())

/** Excludes another account of the player's person. */
async function hold(playerId: string): Promise<void> {
  const other = await bed.newPlayer()
  await bed.casino.exclude(other)
  await db.run(
    '',
    `insert into identity_match (id, player_id, other_id, likeness, found_at) values ($1, $1, $2, 'same', now())`,
    [playerId, other],
  )
}

const termsEndAt = () => new Date(bed.casino.clock.nowMs() + DAY_MS)

it('G3 an excluded player is offered no bonus, in a list or by its code', async () => {
  const [ann, bob] = [await bed.newPlayer(), await bed.newPlayer()]
  const offer = { percent: 50, wagering: 2, days: 1, texts, endsAt: termsEndAt() }
  const ranges = [{ currency: 'EUR', minDeposit: 20_00n, maxBonus: 100_00n }]
  const startsAt = bed.casino.clock.now()
  await db.transaction(async (tx) => {
    await bed.bonuses.putOffer(tx, { ...offer, startsAt, ranges, id: 'open', code: null })
    await bed.bonuses.putOffer(tx, { ...offer, startsAt, ranges, id: 'coded', code: 'LAMP' })
  })
  const question = { currency: 'EUR', language: 'en' }
  const caller = { ip: '192.0.2.1', requestId: 'r', language: 'en' }
  const offered = async (playerId: string) => [
    (await bed.bonuses.listOffers({ ...question, playerId })).length,
    (await bed.bonuses.lookUpCode({ ...question, playerId, code: 'lamp' }, caller))?.id,
  ]
  expect(await offered(ann)).toEqual([1, 'coded'])
  await bed.casino.exclude(ann)
  expect(await offered(ann)).toEqual([0, undefined])
  await hold(bob)
  expect(await offered(bob)).toEqual([0, undefined])
})

describe('G3 a player who is held as the person of an excluded one', () => {
  it('gets no bonus with a deposit that was under way', async () => {
    const ann = await bed.newPlayer()
    await db.transaction((tx) =>
      bed.bonuses.putOffer(tx, {
        ...{ id: 'half', code: null, percent: 50, wagering: 2, days: 1, texts },
        startsAt: bed.casino.clock.now(),
        endsAt: termsEndAt(),
        ranges: [{ currency: 'EUR', minDeposit: 20_00n, maxBonus: 100_00n }],
      }),
    )
    await hold(ann)
    const deposit = { id: 'd1', currency: 'EUR', credited: 50_00n, bonusCode: 'half' }
    await db.transaction((tx) => bed.bonuses.giveForDeposit(tx, { ...deposit, playerId: ann }))
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
    expect(await bed.messagesOf(ann)).toEqual([])
  })

  it('accepts no bonus that was offered before', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    await hold(ann)
    await expect(acceptBonus(bed.deps, ann, id)).rejects.toThrow('account_not_active')
  })

  it('gets no cashback of what was lost before', async () => {
    await cashback.plan()
    const ann = await cashback.loser()
    await hold(ann)
    await cashback.nextDay()
    expect(await cashback.given(ann)).toEqual([])
  })

  it('is given no free bet', async () => {
    const ann = await bed.newPlayer()
    await hold(ann)
    const gift = { key: `free/${ann}`, playerId: ann, currency: 'EUR', amount: 5_00n, minOdds: '2' }
    const given = db.transaction((tx) =>
      bed.bonuses.giveFreeBet(tx, { ...gift, kinds: ['single'], endsAt: termsEndAt(), texts }),
    )
    await expect(given).rejects.toThrow('account_not_active')
  })
})
