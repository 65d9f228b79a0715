import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { signedRequest } from '#testkit/signed-request.ts'
import { CAME, CLAIMED, followMoney, WENT_BACK } from '#testkit/unclaimed-money.ts'
import { newPayer, openVisitor } from '#testkit/visitor.ts'
import { callbackRoutes } from '../callbacks/callbacks.ts'
import { sweepCallbacks, sweepDeposits } from '../callbacks/sweep.ts'
import { settleDeposit } from '../deposits/deposit-settlement.ts'
import { sweepRefunds } from '../deposits/refund.ts'
import { openHostedPage } from '../providers/hosted-page.ts'
import type { PaymentReport, VerifiedPerson } from '../providers/provider.ts'

const SECRET = 'the-key-of-the-cashier'
const MINUTE_MS = 60_000
const EXPIRY_MS = 15 * MINUTE_MS

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
  const { clock, ids } = bed.deps
  const real = openHostedPage({
    id: 'cashier',
    url: 'http://127.0.0.1:9',
    secrets: [SECRET],
    clock,
    ids,
  })
  bed.provider.readCallback = real.readCallback
  if (real.readQuestion) bed.provider.readQuestion = real.readQuestion
})
afterAll(() => bed.db.close())

const { report, refund, movesOf, refundOf } = followMoney(() => bed)

async function post(
  path: string,
  body: string,
  key = SECRET,
): Promise<{ status: number | undefined; body: unknown }> {
  const route = callbackRoutes(bed.deps).find((each) => each.path.endsWith(path))
  const { clock, ids } = bed.deps
  const request = signedRequest({
    secret: key,
    messageId: ids.newId(),
    at: Math.floor(clock.nowMs() / 1000),
    body,
  })
  const answer = await route?.handle(request)
  return { status: answer?.status, body: answer?.body }
}

const messageAbout = (depositId: string, change: object = {}, type = 'payment.updated') =>
  JSON.stringify({
    type,
    at: '2026-03-01T12:00:00Z',
    payment: {
      id: `pay_${depositId}`,
      reference: depositId,
      kind: 'deposit',
      state: 'paid',
      amount: 5000,
      currency: 'EUR',
      ...change,
    },
  })

const questionAbout = (depositId: string, person: VerifiedPerson) =>
  messageAbout(depositId, { state: 'pending', person }, 'payment.approval')

describe("the report of a provider about a visitor's payment", () => {
  test.each(orders(['pending', 'failed', 'paid', 'paid']))(
    'P3 brings its money in once, reported as %s, %s, %s, %s',
    async (...states) => {
      const visitor = openVisitor(bed)
      const { id, depositId } = await visitor.pay()
      const person = newPayer()
      for (const state of states) await report(depositId, { state, person })
      expect(await bed.read(depositId)).toMatchObject({
        state: 'paid',
        credited: 5000n,
        player_id: null,
      })
      expect(await visitor.check(id)).toMatchObject({
        user: { firstName: 'Ada', lastName: person.lastName },
      })
      expect(await movesOf(depositId)).toEqual([CAME])
    },
  )

  test('P3 reported by callback, return and sweep at once, and again by registering twice at once, moves once', async () => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    const paid = bed.provider.setReport(depositId, { state: 'paid' })
    await Promise.all(
      (['callback', 'return', 'sweep', 'callback'] as const).map((source) =>
        settleDeposit(bed.deps, paid, source),
      ),
    )
    await visitor.check(id)
    const tries = await Promise.allSettled([visitor.register(id), visitor.register(id)])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await movesOf(depositId)).toEqual([CAME, CLAIMED])
  })

  test('P3 late and never: a deposit without a callback is looked up, and brings the money in', async () => {
    const { depositId } = await openVisitor(bed).pay()
    bed.provider.setReport(depositId, { state: 'paid' })
    bed.deps.clock.advance(MINUTE_MS)
    await sweepDeposits(bed.deps)
    expect(await movesOf(depositId)).toEqual([CAME])
  })

  test('P2 in another currency is held: it moves nothing, and the payer reads it', async () => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    await report(depositId, { state: 'paid', currency: 'SEK' })
    await report(depositId, { state: 'paid', currency: 'EUR' })
    expect(await bed.read(depositId)).toMatchObject({
      state: 'held',
      credited: null,
      flags: ['currency_differs'],
    })
    expect(await visitor.check(id)).toMatchObject({ refusal: { code: 'pay_n_play_held' } })
    expect(await movesOf(depositId)).toEqual([])
  })

  test('P2 with another amount brings what was received, and shows it to an operator', async () => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    await report(depositId, { state: 'paid', amount: 3999n })
    expect(await bed.read(depositId)).toMatchObject({ credited: 3999n, flags: ['amount_differs'] })
    await visitor.check(id)
    await visitor.register(id)
    expect(await movesOf(depositId)).toEqual(
      [CAME, CLAIMED].map((move) => move.replace('5000', '3999')),
    )
  })

  test.each([
    { amount: 4999n },
    { currency: 'SEK' },
    { kind: 'payout' as const },
    { providerRef: 'pay_other' },
  ])(
    'P2 a refund that is reported as %o is not the requested one, and moves nothing',
    async (lie) => {
      const { depositId } = await openVisitor(bed).pay()
      bed.deps.clock.advance(EXPIRY_MS)
      await report(depositId, { state: 'paid' })
      await sweepRefunds(bed.deps)
      const original = bed.provider.setReport(`refund-${depositId}`, { state: 'paid' })
      bed.provider.setReport(`refund-${depositId}`, lie)
      bed.deps.clock.advance(MINUTE_MS)
      await sweepRefunds(bed.deps)
      expect(await movesOf(depositId)).toEqual([CAME])
      bed.provider.reports.set(`refund-${depositId}`, original)
      bed.deps.clock.advance(MINUTE_MS)
      await sweepRefunds(bed.deps)
      expect(await movesOf(depositId)).toEqual([CAME, WENT_BACK])
    },
  )

  test('P1 the question whether money may be taken is answered to its signer only', async () => {
    const { depositId } = await openVisitor(bed).pay()
    const body = questionAbout(depositId, newPayer())
    expect(await post('/approvals', body, 'the-key-of-the-studio')).toEqual({
      status: 403,
      body: undefined,
    })
    expect((await post('/approvals', body)).status).toBe(200)
    expect(await movesOf(depositId)).toEqual([])
  })

  test('P1 the question about another payment than the one that was begun gets no yes', async () => {
    const { depositId } = await openVisitor(bed).pay()
    const person = newPayer()
    const requestApproval = (id: string) =>
      post(
        '/approvals',
        messageAbout(depositId, { state: 'pending', person, id }, 'payment.approval'),
      )
    expect(await requestApproval(`pay_${depositId}`)).toMatchObject({
      status: 200,
      body: '{"approved":true}',
    })
    expect(await requestApproval('pay_other')).toMatchObject({
      status: 200,
      body: '{"approved":false}',
    })
  })

  test('P4 before we know the payment is kept, and brings the money in once we do', async () => {
    const { depositId } = await openVisitor(bed).pay()
    const hide = (table: string, column: string) =>
      `create table hidden_${table} as select * from ${table} where ${column} = '${depositId}'; delete from ${table} where ${column} = '${depositId}';`
    const show = (table: string) =>
      `insert into ${table} select * from hidden_${table}; drop table hidden_${table};`
    await bed.db.transaction((tx) =>
      tx.script(hide('pay_n_play', 'deposit_id') + hide('deposit', 'id')),
    )
    expect((await post('/callbacks', messageAbout(depositId))).status).toBe(200)
    await sweepCallbacks(bed.deps)
    expect(await movesOf(depositId)).toEqual([])
    await bed.db.transaction((tx) => tx.script(show('deposit') + show('pay_n_play')))
    await sweepCallbacks(bed.deps)
    await sweepCallbacks(bed.deps)
    expect(await movesOf(depositId)).toEqual([CAME])
  })
})

describe("a visitor's money", () => {
  test.each([
    ['is under 18', () => newPayer({ dateOfBirth: '2008-03-02' }), 'underage'],
    ['lives in a blocked country', () => newPayer({ country: 'US' }), 'country_blocked'],
    ['is excluded', excluded, 'account_not_active'],
  ])(
    'of a player who %s is not requested, and goes back when it comes all the same',
    async (_who, makePerson, cause) => {
      const visitor = openVisitor(bed)
      const { id, depositId } = await visitor.pay()
      const person = await makePerson()
      expect(await post('/approvals', questionAbout(depositId, person))).toMatchObject({
        status: 200,
        body: expect.stringContaining('"approved":false'),
      })
      await report(depositId, { state: 'paid', person })
      expect(await visitor.check(id)).toMatchObject({
        refusal: {
          code: 'pay_n_play_refused',
          facts: { reason: cause, charged: true, refunded: true },
        },
      })
      await expect(visitor.register(id)).rejects.toThrow('pay_n_play_unknown')
      await refund(depositId)
      expect(await movesOf(depositId)).toEqual([CAME, WENT_BACK])
      expect(await refundOf(depositId)).toEqual({ state: 'paid', cause })
    },
  )
})

/** Makes a player by a quick deposit, who then excludes themselves. */
async function excluded() {
  const person = newPayer()
  const visitor = openVisitor(bed)
  const { id, depositId } = await visitor.pay()
  await report(depositId, { state: 'paid', person })
  await visitor.check(id)
  await visitor.register(id)
  await bed.db.run('', `update player set status = 'excluded' where email_key = $1`, [
    visitor.email,
  ])
  return person
}

function orders(states: PaymentReport['state'][]): PaymentReport['state'][][] {
  if (states.length < 2) return [states]
  const all = states.flatMap((state, at) =>
    orders(states.toSpliced(at, 1)).map((rest) => [state, ...rest]),
  )
  return [...new Map(all.map((order) => [order.join(), order])).values()]
}
