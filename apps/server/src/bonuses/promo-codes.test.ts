import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import type { RequestContext } from '../kit/request-context.ts'
import { findCredentials } from '../players/player.ts'
import { bonusesResolvers } from './bonuses.resolvers.ts'

const OFFER = {
  percent: 50,
  wagering: 10,
  days: 14,
  texts: { en: { title: 'A lamp', description: 'Stake it.' } },
  ranges: [{ currency: 'EUR', minDeposit: 1000n, maxBonus: 5000n }],
}

let db: Database
let bed: BonusBed
let guests = 0
const guest = () => `coder${++guests}@example.test`

beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
  const { clock } = bed.casino
  await db.transaction((tx) =>
    bed.bonuses.putOffer(tx, {
      ...OFFER,
      id: 'lamplight',
      code: 'LAMPLIGHT',
      startsAt: clock.now(),
      endsAt: new Date(clock.nowMs() + 86_400_000),
    }),
  )
})
afterAll(() => db.close())

function lookUp(code: string, { currency = 'EUR', ip = '192.0.2.1' } = {}) {
  const { promoCode } = bonusesResolvers(bed.deps).Query ?? {}
  const context = { viewer: null, ip, language: 'en', requestId: 'test' } as RequestContext
  return (promoCode as (...args: unknown[]) => Promise<unknown>)(
    null,
    { input: { code, currency } },
    context,
    null,
  )
}

describe('a promo code', () => {
  test('says what it brings in the currency of the account, however it is written', async () => {
    expect(await lookUp(' lamplight ')).toMatchObject({ title: 'A lamp' })
    expect(await lookUp('LAMPLIGHT', { currency: 'JPY' })).toBeNull()
  })

  test.each(['LAMP', 'x'.repeat(64), 'x'.repeat(90_000), "' or 1=1 --"])(
    'that was never given out is no code',
    async (code) => {
      expect(await lookUp(code)).toBeNull()
    },
  )

  test('that was never given out makes no account, and names the field to mend', async () => {
    const email = guest()
    const refusal = {
      code: 'bad_input',
      facts: { fields: { bonusCode: 'validations.promo_code_unknown' } },
    }
    await expect(bed.casino.register({ email, bonusCode: 'LAMP' })).rejects.toMatchObject(refusal)
    for (const bonusCode of ['LampLight', '', null])
      await bed.casino.register({ email: guest(), bonusCode })
  })
})

test('the bonus of the code that a player registered with is offered first with their deposits, until they have taken it', async () => {
  const { casino, bonuses } = bed
  const email = guest()
  await casino.register({ email, bonusCode: ' lamplight ' })
  const playerId = (await findCredentials(db, email))?.playerId ?? ''
  await db.transaction((tx) =>
    bonuses.putOffer(tx, {
      ...OFFER,
      id: 'for-all',
      code: null,
      startsAt: casino.clock.now(),
      endsAt: new Date(casino.clock.nowMs() + 1000),
    }),
  )
  const offered = (id: string | null) =>
    bonuses.listOffers({ currency: 'EUR', language: 'en', playerId: id })
  const [promised, ...others] = await offered(playerId)
  expect(promised).toMatchObject({ id: 'LAMPLIGHT', isPromised: true, title: 'A lamp' })
  expect(others).toMatchObject([{ id: 'for-all', isPromised: false }])
  for (const other of [null, await bed.newPlayer()])
    expect(await offered(other)).toMatchObject([{ id: 'for-all', isPromised: false }])

  const deposit = {
    id: 'd1',
    playerId,
    currency: 'EUR',
    credited: 20_00n,
    bonusCode: promised?.id ?? '',
  }
  await db.transaction((tx) => bonuses.giveForDeposit(tx, deposit))
  expect(await bed.purses(playerId)).toMatchObject({ bonus: 10_00n })
  expect(await offered(playerId)).toMatchObject([{ id: 'for-all' }])
})

test('A8 an address that tries out codes is refused after sixty, wherever it types them', async () => {
  const ip = '198.51.100.44'
  for (let tried = 0; tried < 59; tried++) await lookUp(`TRY${tried}`, { ip })
  await expect(
    bed.casino.register({ email: guest(), bonusCode: 'TRY59' }, { ip }),
  ).rejects.toMatchObject({ code: 'bad_input' })
  await expect(lookUp('LAMPLIGHT', { ip })).rejects.toMatchObject({ code: 'rate_limited' })
  await expect(
    bed.casino.register({ email: guest(), bonusCode: 'LAMPLIGHT' }, { ip }),
  ).rejects.toMatchObject({ code: 'rate_limited' })
  await bed.casino.register({ email: guest() }, { ip })
  expect(await lookUp('LAMPLIGHT', { ip: '203.0.113.44' }), 'and no other address').toMatchObject({
    title: 'A lamp',
  })
})
