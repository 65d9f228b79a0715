import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DepositState, PaidUser } from './quick-deposit-queries.ts'
import {
  afterEvent,
  type QuickDepositEvent,
  type QuickDepositState,
  type RequestedPayment,
  request,
} from './quick-deposit-state.ts'

const payment: RequestedPayment = {
  id: 'p1',
  methodId: 'oak-bank',
  scriptUrl: null,
  amount: '50.00',
  currency: 'EUR',
}
const id = payment.id
const paying: QuickDepositState = { name: 'paying', payment, url: 'https://cashier.test/pay/p1' }
const pending: QuickDepositState = { name: 'pending', payment, token: null }
const widget: QuickDepositState = { name: 'pending', payment, token: 'bank-token' }
const received = { amount: '41.00', currency: 'EUR' }
const user = { id: 'u1', received, firstName: 'Robin', email: null } as PaidUser
const deposit: DepositState = {
  id,
  state: 'STARTED',
  currency: 'EUR',
  amount: '50.00',
  credited: null,
  reason: null,
}

describe('a payment that was started', () => {
  test('opens its page', () => {
    const result = {
      __typename: 'PayNPlayRedirect',
      id,
      url: 'https://cashier.test/pay/p1',
    } as const
    expect(afterEvent(request, { name: 'started', payment, result })).toEqual(paying)
  })

  test('waits, with the widget where a token came along', () => {
    const result = { __typename: 'PayNPlayPending', id, data: { token: 'bank-token' } } as const
    expect(afterEvent(request, { name: 'started', payment, result })).toEqual(widget)
    expect(
      afterEvent(request, { name: 'started', payment, result: { ...result, data: null } }),
    ).toEqual(pending)
  })

  test('waits for the provider once its page is closed', () => {
    expect(afterEvent(paying, { name: 'page_closed', id })).toEqual(pending)
  })
})

describe('a widget that closes', () => {
  test.each([10, 11, 12])('with %i has done its work: only its dialog goes', (status) => {
    expect(afterEvent(widget, { name: 'widget_closed', id, status })).toEqual(pending)
  })

  test('with any other status cancels', () => {
    fc.assert(
      fc.property(
        fc.integer().filter((status) => ![10, 11, 12].includes(status)),
        (status) => {
          expect(afterEvent(widget, { name: 'widget_closed', id, status })).toEqual(request)
        },
      ),
    )
  })
})

describe('a visitor who has paid', () => {
  test.each([paying, pending, widget])(
    'is signed in, or registers, wherever they stand',
    (state) => {
      expect(afterEvent(state, { name: 'login_given', id, received })).toEqual({
        name: 'login',
        payment,
        received,
      })
      expect(afterEvent(state, { name: 'user_given', id, user })).toEqual({
        name: 'registration',
        payment,
        user,
      })
    },
  )

  test('reads why signing in failed', () => {
    expect(
      afterEvent({ name: 'login', payment, received }, { name: 'login_failed', id, message: 'No' }),
    ).toEqual({
      name: 'login_failed',
      message: 'No',
    })
  })

  test('keeps the registration when the socket ends afterwards', () => {
    const registering: QuickDepositState = { name: 'registration', payment, user }
    expect(
      afterEvent(registering, {
        name: 'check_failed',
        id,
        reason: null,
        moneyStatus: 'unreachable',
      }),
    ).toBe(registering)
  })
})

describe('a player', () => {
  test('is shown what was credited, not what was requested', () => {
    const paid = { ...deposit, state: 'PAID', credited: '48.00' } as const
    expect(afterEvent(pending, { name: 'deposit_known', id, deposit: paid })).toEqual({
      name: 'paid',
      received: { amount: '48.00', currency: 'EUR' },
    })
  })

  test('whose money is held reads that, instead of waiting for ever', () => {
    const held = { ...deposit, state: 'HELD' } as const
    const ended = { name: 'failed', payment, reason: null, moneyStatus: 'held' }
    for (const state of [paying, pending])
      expect(afterEvent(state, { name: 'deposit_known', id, deposit: held })).toEqual(ended)
  })

  test.each(['STARTED', 'PENDING'] as const)(
    'never reads that a payment failed which is %s',
    (state) => {
      expect(
        afterEvent(pending, { name: 'deposit_known', id, deposit: { ...deposit, state } }),
      ).toEqual(pending)
    },
  )
})

describe('a failure', () => {
  test('says its reason, and whether we know it', () => {
    expect(
      afterEvent(pending, {
        name: 'check_failed',
        id,
        reason: 'LOW_BALANCE',
        moneyStatus: 'not_charged',
      }),
    ).toEqual({
      name: 'failed',
      payment,
      reason: 'LOW_BALANCE',
      moneyStatus: 'not_charged',
    })
    expect(
      afterEvent(pending, { name: 'check_failed', id, reason: null, moneyStatus: 'unreachable' }),
    ).toMatchObject({ moneyStatus: 'unreachable' })
  })

  test('is not shown to a player who cancelled: they may choose again', () => {
    expect(
      afterEvent(paying, {
        name: 'check_failed',
        id,
        reason: 'CANCELLED',
        moneyStatus: 'not_charged',
      }),
    ).toEqual(request)
    const cancelled = { ...deposit, state: 'FAILED', reason: 'CANCELLED' } as const
    expect(afterEvent(pending, { name: 'deposit_known', id, deposit: cancelled })).toEqual(request)
  })

  test('that is not certain can be looked up again', () => {
    const failed: QuickDepositState = {
      name: 'failed',
      payment,
      reason: null,
      moneyStatus: 'unreachable',
    }
    expect(afterEvent(failed, { name: 'check_again', id })).toEqual(pending)
    expect(afterEvent(failed, { name: 'reset' })).toEqual(request)
  })
})

test('news of a payment that one has turned away from changes nothing', () => {
  const news = fc.constantFrom<QuickDepositEvent>(
    { name: 'page_closed', id: 'p0' },
    { name: 'widget_closed', id: 'p0', status: 12 },
    { name: 'login_given', id: 'p0', received },
    { name: 'user_given', id: 'p0', user },
    { name: 'deposit_known', id: 'p0', deposit: { ...deposit, id: 'p0', state: 'PAID' } },
    { name: 'check_failed', id: 'p0', reason: 'LOW_BALANCE', moneyStatus: 'not_charged' },
    { name: 'login_failed', id: 'p0', message: 'No' },
  )
  fc.assert(
    fc.property(fc.constantFrom(request, paying, pending, widget), news, (state, event) => {
      expect(afterEvent(state, event)).toBe(state)
    }),
  )
})
