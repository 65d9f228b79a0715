import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { signedRequest } from '#testkit/signed-request.ts'
import {
  CAME,
  movesOfDeposit,
  refundOnce,
  reportDeposit,
  WENT_BACK,
} from '#testkit/unclaimed-money.ts'
import { openVisitor } from '#testkit/visitor.ts'
import { sweepRefunds } from '../deposits/refund.ts'
import { openHostedPage } from '../providers/hosted-page.ts'
import { findWithdrawal } from '../withdrawals/withdrawal.store.ts'
import { startWithdrawal } from '../withdrawals/withdrawal.ts'
import { callbackRoutes } from './callbacks.ts'
import { sweepCallbacks, sweepWithdrawals } from './sweep.ts'

const KEY_OF_THE_OTHER = 'the-key-of-another-provider'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
  // Its methods are known from now on, so that a deposit can be begun though it is away.
  await bed.deposit(await bed.newPlayer())
})
beforeEach(() => {
  bed.provider.mood = 'well'
})
afterAll(() => bed.db.close())

let count = 0

/**
 * Callback that another provider of the casino signs about a payment that was ordered from the
 * cashier.
 */
async function sendFromOther(
  to: 'callbacks' | 'approvals',
  payment: { reference: string; kind: string; state: string; amount: number },
) {
  const { clock, ids } = bed.deps
  const other = openHostedPage({
    id: 'other',
    url: 'http://127.0.0.1:9',
    secrets: [KEY_OF_THE_OTHER],
    clock,
    ids,
  })
  const route = callbackRoutes({ ...bed.deps, providers: [bed.provider, other] }).find(
    ({ path }) => path === `/providers/other/${to}`,
  )
  const type = to === 'callbacks' ? 'payment.updated' : 'payment.approval'
  const body = JSON.stringify({
    type,
    at: '2026-03-01T12:00:00Z',
    payment: { id: `theirs_${++count}`, currency: 'EUR', ...payment },
  })
  const signed = {
    secret: KEY_OF_THE_OTHER,
    messageId: `other_${count}`,
    at: Math.floor(clock.nowMs() / 1000),
    body,
  }
  const answer = await route?.handle(signedRequest(signed))
  return {
    status: answer?.status,
    body: answer?.body === undefined ? null : JSON.parse(String(answer.body)),
  }
}

const outcomesOf = (paymentId: string) =>
  bed.db.run(
    '',
    "select outcome, report->>'providerId' as said_by from payment_event where payment_id = $1 order by id",
    [paymentId],
  )

const ACCEPTED = { status: 200, body: null }
const CONTRADICTION = { outcome: 'contradiction', said_by: 'other' }

/**
 * The cashier has not answered our order, so that nothing but our own reference names the payment.
 */
async function unansweredDeposit() {
  const player = await bed.newPlayer()
  bed.provider.mood = 'down'
  await expect(bed.deposit(player)).rejects.toThrow('deposit_not_started')
  bed.provider.mood = 'well'
  const [row] = await bed.db.run<{ id: string }>(
    '',
    'select id from deposit where player_id = $1',
    [player],
  )
  return { player, id: row?.id ?? '' }
}

describe('P1 what another provider signs about a payment that is not its own moves nothing', () => {
  test('when it reports that a deposit is paid', async () => {
    const { player, id } = await unansweredDeposit()
    expect(
      await sendFromOther('callbacks', {
        reference: id,
        kind: 'deposit',
        state: 'paid',
        amount: 5000,
      }),
    ).toEqual(ACCEPTED)
    expect((await bed.purses(player)).real).toBe(0n)
    expect(await bed.read(id)).toMatchObject({ state: 'started', provider_ref: null })
    expect(await outcomesOf(id)).toEqual([CONTRADICTION])
  })

  test('when it requests approval to take the money', async () => {
    const { id } = await unansweredDeposit()
    const question = { reference: id, kind: 'deposit', state: 'pending', amount: 5000 }
    expect(await sendFromOther('approvals', question)).toEqual({
      status: 200,
      body: { approved: false },
    })
    expect(await bed.read(id)).toMatchObject({ state: 'started', provider_ref: null })
  })

  test.each(['paid', 'declined'])('when it reports that a payout is %s', async (state) => {
    const player = await bed.newPlayer()
    await reportDeposit(bed, (await bed.deposit(player)).id, {
      state: 'paid',
      instrument: '•••• 4242',
    })
    const key = bed.deps.ids.newId()
    const { id } = await startWithdrawal(bed.deps, bed.methods, {
      playerId: player,
      key,
      methodId: 'card',
      requestId: 'test',
      amount: 3000n,
    })
    bed.provider.mood = 'down'
    bed.deps.clock.advance(MINUTE_MS)
    await sweepWithdrawals(bed.deps)
    expect(
      await sendFromOther('callbacks', { reference: id, kind: 'payout', state, amount: 3000 }),
    ).toEqual(ACCEPTED)
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 3000n })
    expect(await findWithdrawal(bed.db, id)).toMatchObject({ state: 'sent', provider_ref: null })
    expect(await outcomesOf(id)).toEqual([CONTRADICTION])
  })

  test.each(['paid', 'declined'])(
    'when it reports that a refund is %s, and the report of the right provider still counts',
    async (state) => {
      const { depositId } = await openVisitor(bed).pay()
      await reportDeposit(bed, depositId, { state: 'paid' })
      bed.deps.clock.advance(HOUR_MS)
      bed.provider.mood = 'down'
      await sweepRefunds(bed.deps)
      const refund = { reference: `refund-${depositId}`, kind: 'refund', state, amount: 5000 }
      expect(await sendFromOther('callbacks', refund)).toEqual(ACCEPTED)
      expect(await movesOfDeposit(bed, depositId)).toEqual([CAME])
      bed.provider.mood = 'well'
      bed.deps.clock.advance(MINUTE_MS)
      await refundOnce(bed, depositId)
      expect(await movesOfDeposit(bed, depositId)).toEqual([CAME, WENT_BACK])
    },
  )
})

test('P4 a callback that was kept counts for the provider that sent it', async () => {
  const { player, id } = await unansweredDeposit()
  await bed.db.run('', 'update deposit set id = $2 where id = $1', [id, `hidden-${id}`])
  await sendFromOther('callbacks', { reference: id, kind: 'deposit', state: 'paid', amount: 5000 })
  await bed.db.run('', 'update deposit set id = $2 where id = $1', [`hidden-${id}`, id])
  await sweepCallbacks(bed.deps)
  expect((await bed.purses(player)).real).toBe(0n)
  expect(await outcomesOf(id)).toEqual([CONTRADICTION])
})
