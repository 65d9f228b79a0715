import type { GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBonusBed } from '#testkit/bonuses.ts'
import { type Bed, openBed, scriptedProvider } from '#testkit/payments.ts'
import { queryRunnerOf } from '#testkit/run-query.ts'
import { putOffer } from '../bonuses/offers.store.ts'
import { ThirdPartyDown } from '../kit/refusal.ts'
import { makeSchema } from '../schema/schema.ts'
import { settleDeposit } from './deposits/deposit-settlement.ts'
import { openPayments } from './payments.module.ts'

let bed: Bed
let schema: GraphQLSchema
beforeAll(async () => {
  bed = await openBed()
  const { resolvers } = openPayments({ ...bed.deps, visitorCurrency: () => 'EUR' })
  schema = makeSchema([resolvers ?? {}])
})
afterAll(() => bed.db.close())

const query = queryRunnerOf(() => schema)

/** Queries a casino that was opened while its cashier was down. */
function queryWithoutCashier(source: string, variableValues: Record<string, unknown> = {}) {
  const providers = [
    {
      ...scriptedProvider(),
      listMethods: () => Promise.reject(new ThirdPartyDown('cashier', 'no answer')),
    },
  ]
  const { resolvers } = openPayments({ ...bed.deps, providers, visitorCurrency: () => 'EUR' })
  return query(source, null, variableValues, makeSchema([resolvers ?? {}]))
}

const PAY_N_PLAY = `mutation ($input: PayNPlayInput!) {
  payNPlay(input: $input) { __typename ... on PayNPlayRedirect { id url } }
}`
const START =
  'mutation ($input: StartDepositInput!) { startDeposit(input: $input) { id state amount url } }'

test.each([
  ['a quick deposit', PAY_N_PLAY, { id: 'card', amount: '50.00', closePath: '/closewindow' }],
  ['a deposit', START, { key: 'withdraws', methodId: 'card', amount: '50.00' }],
])('a session that only withdraws starts no deposit: %s', async (_, source, input) => {
  const { problem } = await query(source, await bed.newPlayer(), { input }, schema, {
    onlyWithdraws: true,
  })
  expect(problem?.code).toBe('account_not_active')
})

describe('payments', () => {
  test('shows a visitor the methods with logos and limits in exact decimals', async () => {
    const source = `{ payments(input: {type: DEPOSIT}) { id brand engine config { scriptUrl } logos { light dark }
      limit { __typename ... on PaymentRange { min max } } } }`
    const { data } = await query(source, null)
    expect(data?.payments).toEqual([
      {
        id: 'card',
        brand: 'Card',
        engine: 'redirect',
        config: null,
        logos: { light: 'https://cashier.test/l.svg', dark: 'https://cashier.test/d.svg' },
        limit: { __typename: 'PaymentRange', min: '10.00', max: '5000.00' },
      },
    ])
  })

  test.each([
    [null, [{ id: 'card' }]],
    ['somebody', [{ id: 'card' }]],
    ['register-first', []],
    ['bank-only', []],
    ['__proto__', [{ id: 'card' }]],
  ])(
    'offers the quick deposit by the btag %s, to visitors and players alike',
    async (affiliateCode, methods) => {
      const source =
        'query ($affiliateCode: String) { payments(input: {type: PAY_N_PLAY, affiliateCode: $affiliateCode}) { id } }'
      expect((await query(source, null, { affiliateCode })).data?.payments).toEqual(methods)
      expect(
        (await query(source, await bed.newPlayer(), { affiliateCode })).data?.payments,
      ).toEqual(methods)
    },
  )

  test.each(['DEPOSIT', 'WITHDRAW', 'PAY_N_PLAY'])(
    'does not say that there is nothing while the cashier is down: %s',
    async (type) => {
      const source = 'query ($type: TransactionType!) { payments(input: {type: $type}) { id } }'
      const { data, problem } = await queryWithoutCashier(source, { type })
      expect(problem).toBeInstanceOf(ThirdPartyDown)
      expect(data).toBeNull()
    },
  )

  test('knows without the cashier who is offered no quick deposit, and registers the ordinary way', async () => {
    const source = '{ payments(input: {type: PAY_N_PLAY, affiliateCode: "register-first"}) { id } }'
    expect((await queryWithoutCashier(source)).data?.payments).toEqual([])
  })

  test('offers the bonuses for all players, those of a code to a player who has it, and always to play without one', async () => {
    const { clock } = bed.deps
    const times = { startsAt: clock.now(), endsAt: new Date(clock.nowMs() + 1e9) }
    const about = {
      percent: 50,
      wagering: 5,
      days: 7,
      texts: { en: { title: 'A lamp', description: 'Stake it.' } },
      ...times,
    }
    const ranges = [{ currency: 'EUR', minDeposit: 1000n, maxBonus: 5000n }]
    await bed.db.transaction(async (tx) => {
      await putOffer(tx, { ...about, ranges, id: 'lamp', code: null })
      await putOffer(tx, { ...about, ranges, id: 'hidden', code: 'WICK', minOdds: '2.10' })
    })
    const none = { id: null, minOdds: null }
    const source =
      'query ($code: String) { availablePayNPlayBonuses(input: {paymentProviderId: "card", code: $code}) { id minOdds } }'
    const idsOf = async (code: string | null) =>
      (await query(source, null, { code })).data?.availablePayNPlayBonuses
    expect(await idsOf(null)).toEqual([{ id: 'lamp', minOdds: '1.50' }, none])
    expect(await idsOf('wick ')).toEqual([{ id: 'wick', minOdds: '2.10' }, none])
    expect(await idsOf('an id that was never given out')).toEqual([none])
  })
})

describe('payNPlay', () => {
  const input = { id: 'card', amount: '25.00', closePath: '/closewindow' }

  test('answers a signed-in player the page to pay on', async () => {
    const { data } = await query(PAY_N_PLAY, await bed.newPlayer(), { input })
    expect(data?.payNPlay).toMatchObject({
      __typename: 'PayNPlayRedirect',
      url: expect.stringMatching(/^https:\/\/cashier\.test\/pay\//),
    })
  })

  test('refuses an unknown bonus before anything is paid', async () => {
    const { problem } = await query(PAY_N_PLAY, await bed.newPlayer(), {
      input: { ...input, bonusCode: 'wrong' },
    })
    expect(problem).toMatchObject({
      code: 'bad_input',
      facts: { fields: { bonusCode: 'validations.not_offered' } },
    })
  })

  test('lets one address try 60 codes, by whichever players', async () => {
    const guess = async () =>
      (
        await query(
          PAY_N_PLAY,
          await bed.newPlayer(),
          { input: { ...input, bonusCode: 'wrong' } },
          schema,
          {},
          '192.0.2.60',
        )
      ).problem
    for (let tried = 0; tried < 60; tried++)
      expect(await guess()).toMatchObject({ code: 'bad_input' })
    expect(await guess()).toMatchObject({ code: 'rate_limited' })
  })

  test.each([
    '//evil.test',
    'https://evil.test',
    '/\\evil.test',
    '/closewindow/../x',
    '/closewindow?x',
    '/play',
  ])('W1 does not send the player back to %s', async (closePath) => {
    const { problem } = await query(PAY_N_PLAY, await bed.newPlayer(), {
      input: { ...input, closePath },
    })
    expect(problem).toMatchObject({ code: 'bad_input' })
  })
})

test.each([
  ['device-of-a-player', 'device-of-a-player'],
  [null, null],
  ['f'.repeat(500), 'f'.repeat(128)],
])(
  'the device that pays is kept with the deposit, and never a reason to refuse it: %s',
  async (fingerprint, kept) => {
    const player = await bed.newPlayer()
    const quick = await query(PAY_N_PLAY, player, {
      input: { id: 'card', amount: '25', closePath: '/closewindow', fingerprint },
    })
    const ordinary = await query(START, player, {
      input: { key: 'another-press', methodId: 'card', amount: '25', fingerprint },
    })
    for (const answer of [quick.data?.payNPlay, ordinary.data?.startDeposit] as unknown as {
      id: string
    }[]) {
      expect((await bed.read(answer.id)).fingerprint).toBe(kept)
    }
  },
)

test('a deposit shows what came in, in its own currency, also while it is held', async () => {
  const player = await bed.newPlayer()
  const source =
    'query ($id: ID!) { deposit(id: $id) { state amount credited received { amount currency } } }'
  const [more, other] = [await bed.deposit(player, 2000n), await bed.deposit(player, 2000n)]
  const shown = async (id: string) => (await query(source, player, { id })).data?.deposit
  expect(await shown(more.id)).toMatchObject({ state: 'STARTED', amount: '20.00', received: null })
  await settleDeposit(
    bed.deps,
    bed.provider.setReport(more.id, { state: 'paid', amount: 4100n }),
    'callback',
  )
  expect(await shown(more.id)).toMatchObject({
    state: 'PAID',
    credited: '41.00',
    received: { amount: '41.00', currency: 'EUR' },
  })
  await settleDeposit(
    bed.deps,
    bed.provider.setReport(other.id, { state: 'paid', amount: 41_000n, currency: 'SEK' }),
    'callback',
  )
  expect(await shown(other.id)).toMatchObject({
    state: 'HELD',
    credited: null,
    received: { amount: '410.00', currency: 'SEK' },
  })
})

describe('startDeposit', () => {
  const input = { key: 'press-of-a-button', methodId: 'card', amount: '25.50' }

  test.each(['-1', '1e5', '1.005', '1,00', 'NaN', '٣', '100000000000000000000', '1e-37'])(
    'L8 refuses %s',
    async (amount) => {
      const { problem } = await query(START, await bed.newPlayer(), {
        input: { ...input, amount },
      })
      expect(problem).toMatchObject({
        code: 'bad_input',
        facts: { fields: { amount: 'validations.must_be_a_number' } },
      })
    },
  )

  test.each(['0', '0.00'])('L8 refuses %s in words of its own', async (amount) => {
    const { problem } = await query(START, await bed.newPlayer(), {
      input: { ...input, amount },
    })
    expect(problem).toMatchObject({
      code: 'bad_input',
      facts: { fields: { amount: 'validations.amount_zero' } },
    })
  })

  test('names the field that is wrong', async () => {
    const { problem } = await query(START, await bed.newPlayer(), {
      input: { ...input, key: 'x' },
    })
    expect(problem).toMatchObject({
      code: 'bad_input',
      facts: { fields: { key: expect.any(String) } },
    })
  })

  test('refuses an unknown bonus before anything is paid', async () => {
    const { problem } = await query(START, await bed.newPlayer(), {
      input: { ...input, bonusCode: 'wrong' },
    })
    expect(problem).toMatchObject({
      code: 'bad_input',
      facts: { fields: { bonusCode: 'validations.not_offered' } },
    })
  })

  test('P1 with a known key answers the same deposit after its bonus was taken, and refuses another bonus', async () => {
    const player = await openBonusBed(bed.db).newPlayer()
    const findPayer = async (id: string) => ({ id, currency: 'EUR', status: 'active' as const })
    const { resolvers } = openPayments({ ...bed.deps, findPayer, visitorCurrency: () => 'EUR' })
    const own = makeSchema([resolvers ?? {}])
    const wish = { ...input, amount: '50.00', bonusCode: 'lamp' }
    const first = (await query(START, player, { input: wish }, own)).data
      ?.startDeposit as unknown as { id: string }
    await settleDeposit(bed.deps, bed.provider.setReport(first.id, { state: 'paid' }), 'callback')
    const taken = await bed.db.run('', 'select offer_id from bonus where player_id = $1', [player])
    expect(taken).toEqual([{ offer_id: 'lamp' }])
    expect((await query(START, player, { input: wish }, own)).data?.startDeposit).toMatchObject({
      id: first.id,
      state: 'PAID',
    })
    const other = await query(START, player, { input: { ...wish, bonusCode: null } }, own)
    expect(other.problem).toMatchObject({ code: 'duplicate_request' })
  })

  test('needs a signed-in player', async () => {
    expect((await query(START, null, { input })).problem?.message).toBe('authentication_required')
  })
})
