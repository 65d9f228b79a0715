import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'

let db: Database
let bed: BonusBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
  await db.transaction((tx) =>
    bed.bonuses.putOffer(tx, {
      ...{ id: 'half', code: null, percent: 50, wagering: 2, days: 1 },
      texts: { en: { title: 'Half', description: '' } },
      startsAt: bed.casino.clock.now(),
      endsAt: new Date(bed.casino.clock.nowMs() + 86_400_000),
      ranges: [{ currency: 'EUR', minDeposit: 20_00n, maxBonus: 100_00n }],
    }),
  )
})
afterAll(() => db.close())

interface Written {
  family: string
  phone?: string
  address?: string
}

/** A player who has written these details. */
async function join({ family, phone = '', address = '' }: Written): Promise<string> {
  const id = await bed.newPlayer()
  await db.run(
    '',
    `insert into folded_identity (player_id, given_names, family_names, date_of_birth, phone, address, email, folding)
     values ($1, 'ann', $2, '1981-04-04', $3, $4, $1, 1)
     on conflict (player_id) do update set given_names = excluded.given_names,
       family_names = excluded.family_names, date_of_birth = excluded.date_of_birth,
       phone = excluded.phone, address = excluded.address, email = excluded.email`,
    [id, family, phone || null, address || null],
  )
  return id
}

/** Pays in 50.00, and answers the bonus purse after that. */
async function payIn(playerId: string): Promise<bigint> {
  const deposit = { id: `d/${playerId}`, currency: 'EUR', credited: 50_00n, bonusCode: 'half' }
  await db.transaction((tx) => bed.bonuses.giveForDeposit(tx, { ...deposit, playerId }))
  return (await bed.purses(playerId)).bonus
}

describe('an offer that a person has taken', () => {
  it.each([
    ['phone', { phone: '4915155501234' }],
    ['address', { address: 'weg|1|10969' }],
  ])('brings nothing in another account with the same name and %s', async (what, details) => {
    const person = { family: `twice by ${what}`, ...details }
    expect(await payIn(await join(person))).toBe(25_00n)
    expect(await payIn(await join(person))).toBe(0n)
  })

  it('is there for others of that name and birthday, and for others of that house', async () => {
    const [phone, address] = ['4915155509999', 'weg|9|10969']
    expect(await payIn(await join({ family: 'kahn', phone, address }))).toBe(25_00n)
    expect(await payIn(await join({ family: 'kahn', phone: '4930111' }))).toBe(25_00n)
    expect(await payIn(await join({ family: 'ashford', phone, address }))).toBe(25_00n)
  })

  it('is taken once by two accounts that pay in at the same time', async () => {
    const person = { family: 'at once', phone: '4915155501111' }
    const accounts = [await join(person), await join(person)]
    const got = await Promise.all(accounts.map(payIn))
    expect(got.toSorted()).toEqual([0n, 25_00n])
  })
})
