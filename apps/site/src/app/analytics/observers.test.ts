import { beforeEach, describe, expect, it } from 'vitest'
import { reportAccountEvent } from '../../components/data-layer/account-event.ts'
import { type QuickDepositState, request } from '../../features/pay-n-play/quick-deposit-state.ts'
import { createStore } from '../../lib/store.ts'
import type { SessionState } from '../../session/session.ts'
import { observeQuickDeposit } from './observe-quick-deposit.ts'
import { observeSession } from './observe-session.ts'

let layer: Record<string, unknown>[]
beforeEach(() => {
  layer = []
  globalThis.window = { dataLayer: layer } as unknown as Window & typeof globalThis
})
const sentEvents = () => layer.map(({ event }) => event)

describe('a session', () => {
  it('that begins and ends is reported, with the dialog it began in', () => {
    const state = createStore<SessionState>({ status: 'visitor', generation: 0 })
    observeSession(state, () => 'register')
    state.set({ status: 'player', generation: 1 })
    state.set({ status: 'visitor', generation: 2 })
    expect(layer).toEqual([{ event: 'sign_in', modal: 'register' }, { event: 'sign_out' }])
  })

  it('that is found again, or not found, is not', () => {
    const state = createStore<SessionState>({ status: 'restoring', generation: 0 })
    observeSession(state, () => null)
    state.set({ status: 'player', generation: 0 })
    expect(layer).toEqual([])

    const lost = createStore<SessionState>({ status: 'restoring', generation: 0 })
    observeSession(lost, () => null)
    lost.set({ status: 'visitor', generation: 0 })
    expect(layer).toEqual([])
  })
})

describe('a quick deposit', () => {
  const payment = { id: 'p1', methodId: 'bank', scriptUrl: null, amount: '20.00', currency: 'EUR' }
  const through = (...states: QuickDepositState[]) => {
    const state = createStore<QuickDepositState>(request)
    observeQuickDeposit(state)
    for (const next of states) state.set(next)
  }

  it('is reported from its start to its end, each step once', () => {
    through(
      { name: 'paying', payment, url: 'https://cashier.test' },
      { name: 'pending', payment, token: null },
      { name: 'pending', payment, token: null },
      { name: 'paid', received: { amount: '41.00', currency: 'EUR' } },
    )
    expect(sentEvents()).toEqual(['deposit_started', 'deposit_pending', 'deposit_paid'])
    expect(layer.at(-1), 'with the sum that came in').toMatchObject({
      event: 'deposit_paid',
      method: 'bank',
      amount: '41.00',
    })
    expect(layer[0]).toEqual({
      event: 'deposit_started',
      place: 'pay_n_play',
      method: 'bank',
      amount: '20.00',
      currency: 'EUR',
    })
  })

  it('says why it failed, or what became of the money where no reason was given', () => {
    through(
      { name: 'paying', payment, url: '' },
      { name: 'failed', payment, reason: 'LOW_BALANCE', moneyStatus: 'not_charged' },
    )
    expect(layer.at(-1)).toMatchObject({ event: 'deposit_failed', reason: 'LOW_BALANCE' })
    through(
      { name: 'pending', payment, token: null },
      { name: 'failed', payment, reason: null, moneyStatus: 'held' },
    )
    expect(layer.at(-1)).toMatchObject({ event: 'deposit_failed', reason: 'HELD' })
  })

  it('of a payer who may join or sign in by it has been paid', () => {
    through(
      { name: 'pending', payment, token: null },
      { name: 'login', payment, received: { amount: '41.00', currency: 'EUR' } },
      { name: 'login_failed', message: 'no' },
    )
    expect(sentEvents()).toEqual(['deposit_started', 'deposit_pending', 'deposit_paid'])
    expect(layer.at(-1)).toMatchObject({ amount: '41.00' })
  })
})

it('an event of the account area is published with its place', () => {
  reportAccountEvent({
    name: 'deposit_failed',
    method: 'card',
    amount: '12.50',
    currency: 'EUR',
    reason: null,
  })
  reportAccountEvent({
    name: 'withdrawal_requested',
    method: 'card',
    amount: '12.50',
    currency: 'EUR',
  })
  expect(layer).toEqual([
    {
      event: 'deposit_failed',
      place: 'account',
      method: 'card',
      amount: '12.50',
      currency: 'EUR',
      reason: null,
    },
    {
      event: 'withdrawal_requested',
      place: 'account',
      method: 'card',
      amount: '12.50',
      currency: 'EUR',
    },
  ])
})
