import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { listBonuses } from './bonuses.store.ts'
import type { NewOffer } from './offers.store.ts'

let db: Database
let bed: BonusBed
const texts = {
  en: { title: 'Half', description: 'Half of it.' },
  de: { title: 'Halb', description: 'Die Hälfte.' },
}
const visitor = { currency: 'EUR', language: 'en', playerId: null }

beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
  await put({ id: 'half' })
  await put({ id: 'secret', code: 'LAMP' })
})
afterAll(() => db.close())

function put(changes: Partial<NewOffer> & { id: string }): Promise<void> {
  const now = bed.casino.clock.nowMs()
  return db.transaction((tx) =>
    bed.bonuses.putOffer(tx, {
      code: null,
      percent: 50,
      wagering: 2,
      days: 1,
      startsAt: new Date(now - 1000),
      endsAt: new Date(now + 86_400_000),
      texts,
      ranges: [{ currency: 'EUR', minDeposit: 20_00n, maxBonus: 100_00n }],
      ...changes,
    }),
  )
}

/** Looks an offer up by a code, as a visitor. */
const find = (code: string) =>
  bed.bonuses.lookUpCode(
    { code, currency: 'EUR', playerId: null },
    { ip: '192.0.2.1', requestId: 'r', language: 'en' },
  )

const pay = (playerId: string, credited: bigint, bonusCode: string, id = `d${credited}`) =>
  db.transaction((tx) =>
    bed.bonuses.giveForDeposit(tx, { id, playerId, currency: 'EUR', credited, bonusCode }),
  )

describe('what may be chosen with a deposit', () => {
  it('is open to all, in the currency and the language that is requested', async () => {
    const [offer, ...others] = await bed.bonuses.listOffers({ ...visitor, language: 'de' })
    expect(offer).toMatchObject({
      id: 'half',
      title: 'Halb',
      minDeposit: 20_00n,
      maxBonus: 100_00n,
      percent: 50,
    })
    expect(others).toEqual([])
    expect(await bed.bonuses.listOffers({ ...visitor, currency: 'JPY' })).toEqual([])
  })

  it('is found by its code, however it is written, and by its id only when it has none', async () => {
    expect((await find(' lamp '))?.id).toBe('secret')
    expect((await find('half'))?.id).toBe('half')
    expect(await find('secret')).toBeNull()
    expect(await find('nonsense')).toBeNull()
  })

  it('is not there before its time', async () => {
    await put({ id: 'early', code: 'EARLY', startsAt: new Date(bed.casino.clock.nowMs() + 1) })
    expect(await find('early')).toBeNull()
    bed.casino.clock.advance(1)
    expect(await find('early')).not.toBeNull()
  })

  it('is over when its time is', async () => {
    await put({ id: 'short', code: 'SHORT', endsAt: new Date(bed.casino.clock.nowMs() + 1000) })
    expect(await find('short')).not.toBeNull()
    bed.casino.clock.advance(1000)
    expect(await find('short')).toBeNull()
  })
})

describe('a deposit with a bonus', () => {
  it('brings the share of what was credited, once a player and offer', async () => {
    const ann = await bed.newPlayer()
    await pay(ann, 50_01n, 'half')
    await pay(ann, 50_01n, 'half')
    await pay(ann, 80_00n, 'half')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 25_00n })
    expect(await bed.bonuses.listOffers({ ...visitor, playerId: ann })).toEqual([])
    expect(await bed.messagesOf(ann)).toEqual(['Your bonus is there: Half'])
  })

  it('brings one bonus when several that chose it arrive at once, and each is a deposit all the same', async () => {
    const ann = await bed.newPlayer()
    await Promise.all([50_00n, 51_00n, 52_00n].map((amount) => pay(ann, amount, 'half')))
    expect(await db.run('', 'select state from bonus where player_id = $1', [ann])).toEqual([
      { state: 'active' },
    ])
  })

  it('brings nothing below the smallest deposit and for an unknown code, and is a deposit all the same', async () => {
    const ann = await bed.newPlayer()
    await pay(ann, 19_99n, 'half')
    await pay(ann, 50_00n, 'nonsense')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
    expect(await bed.messagesOf(ann)).toEqual([])
  })

  it('leaves a second bonus waiting for an answer while the first is active', async () => {
    const ann = await bed.newPlayer()
    await pay(ann, 50_00n, 'half')
    await pay(ann, 60_00n, 'LAMP')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 25_00n })
    expect(await bed.messagesOf(ann)).toEqual([
      'A bonus for you: Half',
      'Your bonus is there: Half',
    ])
    const rows = await db.run(
      '',
      'select state, amount from bonus where player_id = $1 order by amount',
      [ann],
    )
    expect(rows).toEqual([
      { state: 'active', amount: 25_00n },
      { state: 'pending', amount: 30_00n },
    ])
  })
})

it('a bonus keeps the least odds of its offer, whatever the offer says later', async () => {
  await put({ id: 'even', code: 'EVEN', minOdds: '2.00' })
  const ann = await bed.newPlayer()
  await pay(ann, 20_00n, 'even')
  await put({ id: 'even', code: 'EVEN', minOdds: '1.01' })
  expect(await listBonuses(db, ann, 10)).toMatchObject([{ amount: 10_00n, minOdds: '2.00' }])
})

describe('an offer with a free bet', () => {
  const freeBet = { minOdds: '1.50', kinds: ['single'] as const, sports: ['Football'], days: 7 }
  const ranges = [
    { currency: 'EUR', minDeposit: 20_00n, maxBonus: 1n, freeBetAmount: 5_00n },
    { currency: 'USD', minDeposit: 20_00n, maxBonus: 1n },
  ]

  it('gives it with a deposit by its code, once, and not for less than its minimum', async () => {
    await put({ id: 'kick-off', code: 'KICKOFF', percent: 0, freeBet, ranges })
    const ann = await bed.newPlayer()
    await pay(ann, 19_99n, 'kickoff')
    expect(await bed.bonuses.listFreeBets(ann)).toEqual([])
    await pay(ann, 20_00n, 'kickoff')
    await pay(ann, 30_00n, 'kickoff')
    expect(await bed.bonuses.listFreeBets(ann)).toMatchObject([
      {
        ...{ state: 'given', amount: 5_00n, minOdds: '1.50', kinds: ['single'] },
        sports: ['Football'],
        endsAt: new Date(bed.casino.clock.nowMs() + 7 * 86_400_000),
      },
    ])
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  })

  it('gives it beside the bonus', async () => {
    const both = [{ ...ranges[0], currency: 'EUR', minDeposit: 20_00n, maxBonus: 100_00n }]
    await put({ id: 'both', code: 'BOTH', freeBet, ranges: both })
    const ann = await bed.newPlayer()
    await pay(ann, 20_00n, 'both')
    expect(await bed.bonuses.listFreeBets(ann)).toHaveLength(1)
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
  })
})
