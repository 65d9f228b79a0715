import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CallbackSender, openCallbacks } from '#testkit/payment-callbacks.ts'
import { type Bed, openBed } from '#testkit/payments.ts'
import { trialBalance } from '../../ledger/trial-balance.ts'
import { sweepDeposits, sweepWithdrawals } from '../callbacks/sweep.ts'
import type { PaymentReport } from '../providers/provider.ts'
import { findWithdrawal } from '../withdrawals/withdrawal.store.ts'
import { cancelWithdrawal, startWithdrawal } from '../withdrawals/withdrawal.ts'
import { checkDeposit } from './deposit-inquiry.ts'

/**
 * Set PAYMENT_DELIVERIES to run more than the share of `npm test`, which is every order of every
 * story in turn and at once.
 */
const DELIVERIES = Number(process.env.PAYMENT_DELIVERIES ?? 0)
const HOUR_MS = 3_600_000

type State = PaymentReport['state']
/**
 * One attempt to settle, and what the provider reports in it, such as 'sweep paid'. Callbacks with
 * the same word are one message, repeated.
 */
type Delivery = `${'return' | 'callback' | 'sweep'} ${State}` | 'cancel'

let bed: Bed
let send: CallbackSender
let player: string
/**
 * The provider's answers to questions about the payment, one after the other; the last one stays.
 */
let states: State[] = []

beforeAll(async () => {
  bed = await openBed()
  send = openCallbacks(bed)
  const { lookUp } = bed.provider
  bed.provider.lookUp = async (ref) => ({
    ...(await lookUp(ref)),
    ...reportOf((states.length > 1 ? states.shift() : states[0]) ?? 'pending'),
  })
})
beforeEach(async () => {
  player = await bed.newPlayer()
})
afterAll(() => bed.db.close())

const reportOf = (state: State) => ({
  state,
  reason: state === 'failed' ? ('rejected_by_bank' as const) : null,
})
const stateOf = (delivery: Delivery) => delivery.split(' ')[1] as State
const isLookUp = (delivery: Delivery) =>
  delivery.startsWith('return') || delivery.startsWith('sweep')

function ordersOf(story: readonly Delivery[]): Delivery[][] {
  if (story.length < 2) return [[...story]]
  const all = story.flatMap((each, at) =>
    ordersOf(story.toSpliced(at, 1)).map((rest) => [each, ...rest]),
  )
  return [...new Map(all.map((order) => [order.join(), order])).values()]
}

/**
 * Every order of the stories in turn and at once, and so on until there were as many deliveries as
 * are wanted.
 */
async function deliverAll(
  stories: readonly Delivery[][],
  deliverOrder: (order: Delivery[], how: 'in turn' | 'at once') => Promise<void>,
) {
  const orders = stories.flatMap(ordersOf)
  let delivered = 0
  do
    for (const how of ['in turn', 'at once'] as const)
      for (const order of orders) {
        await deliverOrder(order, how)
        delivered += order.length
      }
  while (delivered < DELIVERIES)
}

async function sumIsClean(): Promise<void> {
  const { differences, emptyTransfers } = await trialBalance(bed.db)
  expect([differences, emptyTransfers]).toEqual([[], []])
}

describe('L5 a deposit', () => {
  const STORIES: Delivery[][] = [
    ['return paid', 'callback paid', 'callback paid', 'sweep paid'],
    ['return pending', 'callback failed', 'callback paid', 'sweep paid'],
    ['return failed', 'callback pending', 'callback paid', 'sweep failed'],
    ['return started', 'callback pending', 'callback pending', 'sweep paid'],
    ['return paid', 'callback failed', 'callback failed', 'sweep pending'],
    ['return paid', 'return pending', 'sweep paid', 'sweep started'],
  ]
  const RANK: Record<State, number> = { started: 0, pending: 1, failed: 2, paid: 3 }

  /**
   * Returns the state by rule P3: a payment is final, and only a payment replaces a failure. The
   * payer's return looks nothing up after a failure.
   */
  function after(state: State, delivery: Delivery): State {
    if (delivery.startsWith('return') && state === 'failed') return state
    return RANK[stateOf(delivery)] > RANK[state] ? stateOf(delivery) : state
  }

  async function deliver(id: string, delivery: Delivery): Promise<void> {
    const report = {
      ...(bed.provider.reports.get(id) as PaymentReport),
      ...reportOf(stateOf(delivery)),
    }
    if (delivery.startsWith('callback')) expect(await send(report, `${id} ${delivery}`)).toBe(200)
    else if (delivery.startsWith('sweep')) await sweepDeposits(bed.deps)
    else await checkDeposit(bed.deps, player, id)
  }

  async function deliverOrder(order: Delivery[], how: 'in turn' | 'at once'): Promise<void> {
    const before = (await bed.purses(player)).real
    const { id } = await bed.deposit(player)
    bed.deps.clock.advance(HOUR_MS)
    if (how === 'in turn') {
      let state: State = 'started'
      for (const delivery of order) {
        states = [stateOf(delivery)]
        await deliver(id, delivery)
        state = after(state, delivery)
        expect([(await bed.read(id)).state, delivery, order]).toEqual([state, delivery, order])
        bed.deps.clock.advance(2 * HOUR_MS)
      }
    } else {
      states = order.filter(isLookUp).map(stateOf)
      await Promise.all(order.map((delivery) => deliver(id, delivery)))
      // A return or a sweep may find that another one is settling the deposit; a callback always
      // counts.
      if (order.includes('callback paid'))
        expect(await bed.read(id)).toMatchObject({ state: 'paid' })
    }
    states = ['paid']
    bed.deps.clock.advance(2 * HOUR_MS)
    await sweepDeposits(bed.deps)
    expect(await bed.read(id)).toMatchObject({ state: 'paid', credited: 5000n, ask_at: null })
    expect([await bed.purses(player), order]).toEqual([{ real: before + 5000n, held: 0n }, order])
  }

  test('is credited once, by whichever way the news comes, in any order, in turn and at once', {
    timeout: HOUR_MS,
  }, async () => {
    await deliverAll(STORIES, deliverOrder)
    const more = await bed.db.run(
      '',
      `select payment_id from payment_event where outcome = 'paid' group by payment_id having count(*) <> 1`,
      [],
    )
    expect(more).toEqual([])
    await sumIsClean()
  })
})

describe('L5 the held money of a withdrawal', () => {
  const STORIES: Delivery[][] = [
    ['cancel', 'sweep pending', 'callback paid', 'callback failed'],
    ['cancel', 'sweep pending', 'sweep paid', 'callback failed'],
    ['cancel', 'sweep pending', 'callback paid', 'callback paid'],
    ['cancel', 'cancel', 'sweep pending', 'sweep failed'],
  ]
  const ENDS: Partial<Record<State, string>> = { paid: 'paid', failed: 'declined' }

  /**
   * Returns the state: only a withdrawal that was sent is paid or declined; before that the player
   * can cancel it, and callbacks change nothing.
   */
  function after(state: string, delivery: Delivery, isRepeat: boolean): string {
    if (delivery === 'cancel') return state === 'pending' ? 'cancelled' : state
    if (delivery.startsWith('callback') && (isRepeat || state === 'pending')) return state
    if (state !== 'pending' && state !== 'sent') return state
    return ENDS[stateOf(delivery)] ?? 'sent'
  }

  async function deliver(id: string, delivery: Delivery): Promise<void> {
    if (delivery === 'cancel') {
      const refused = await cancelWithdrawal(bed.deps, player, id).catch(
        (error: Error) => error.message,
      )
      if (typeof refused === 'string') expect(refused).toBe('withdrawal_cannot_be_cancelled')
    } else if (delivery.startsWith('sweep')) await sweepWithdrawals(bed.deps)
    else
      expect(
        await send({ ...payoutOf(id), ...reportOf(stateOf(delivery)) }, `${id} ${delivery}`),
      ).toBe(200)
  }

  const payoutOf = (id: string): PaymentReport => ({
    providerId: 'cashier',
    reference: id,
    providerRef: `pay_${id}`,
    kind: 'payout',
    ...reportOf('pending'),
    amount: 3000n,
    currency: 'EUR',
    pageUrl: null,
    instrument: null,
  })

  async function deliverOrder(order: Delivery[], how: 'in turn' | 'at once'): Promise<void> {
    const before = await bed.purses(player)
    const { id } = await startWithdrawal(bed.deps, bed.methods, {
      playerId: player,
      key: bed.deps.ids.newId(),
      methodId: 'card',
      requestId: 'test',
      amount: 3000n,
    })
    const state = async () => (await findWithdrawal(bed.db, id))?.state ?? ''
    bed.deps.clock.advance(2 * HOUR_MS)
    if (how === 'in turn') {
      let expected = 'pending'
      for (const [at, delivery] of order.entries()) {
        states = [stateOf(delivery)]
        bed.provider.reports.set(id, {
          ...payoutOf(id),
          ...reportOf(stateOf(delivery) ?? 'pending'),
        })
        await deliver(id, delivery)
        expected = after(expected, delivery, order.indexOf(delivery) < at)
        expect([await state(), delivery, order]).toEqual([expected, delivery, order])
        bed.deps.clock.advance(2 * HOUR_MS)
      }
    } else {
      states = order.filter(isLookUp).map(stateOf)
      await Promise.all(order.map((delivery) => deliver(id, delivery)))
    }
    states = ['paid']
    bed.deps.clock.advance(2 * HOUR_MS)
    await sweepWithdrawals(bed.deps)
    bed.deps.clock.advance(2 * HOUR_MS)
    await sweepWithdrawals(bed.deps)
    const end = await state()
    expect(['paid', 'declined', 'cancelled']).toContain(end)
    expect([await bed.purses(player), end, order]).toEqual([
      { real: before.real - (end === 'paid' ? 3000n : 0n), held: 0n },
      end,
      order,
    ])
  }

  test('ends in one place, whether it is cancelled, paid or declined, in whatever order, in turn and at once', {
    timeout: HOUR_MS,
  }, async () => {
    const { id } = await bed.deposit(player)
    states = ['paid']
    await checkDeposit(bed.deps, player, id)
    await bed.give(player, 100_000_000n)
    await deliverAll(STORIES, deliverOrder)
    await sumIsClean()
  })
})
