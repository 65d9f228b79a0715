import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createQuickDepositFlow,
  type DispatchEvent,
  type Follow,
  RESET_DELAY_MS,
} from './quick-deposit-flow.ts'

const payment = {
  id: 'p1',
  methodId: 'oak-bank',
  scriptUrl: null,
  amount: '50.00',
  currency: 'EUR',
}
const redirect = {
  __typename: 'PayNPlayRedirect',
  id: 'p1',
  url: 'https://cashier.test/pay/p1',
} as const
const notCharged = {
  name: 'check_failed',
  id: 'p1',
  reason: 'LOW_BALANCE',
  moneyStatus: 'not_charged',
} as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A flow whose payment is watched by a list of what happened. */
function started(look: (dispatch: DispatchEvent) => void = () => {}) {
  const flow = createQuickDepositFlow()
  const done: string[] = []
  const follow: Follow = ({ id }, dispatch) => {
    done.push(`follow ${id}`)
    return { stop: () => done.push('stop'), look: async () => look(dispatch) }
  }
  flow.begin(payment, redirect, follow)
  return { flow, done, name: () => flow.state.get().name }
}

test('a payment is followed until it is decided', () => {
  const { flow, done, name } = started()
  expect(name()).toBe('paying')
  flow.dispatch({ name: 'login_given', id: 'p1', received: { amount: '50.00', currency: 'EUR' } })
  expect(name()).toBe('login')
  expect(done).toEqual(['follow p1', 'stop'])
})

test('a page that has closed leaves a wait, unless the provider knows more already', async () => {
  const undecided = started()
  await undecided.flow.pageClosed()
  expect(undecided.name()).toBe('pending')

  const declined = started((dispatch) => dispatch(notCharged))
  await declined.flow.pageClosed()
  expect(declined.name()).toBe('failed')
})

test('cancelling gives a payment up, but not one that is decided meanwhile', async () => {
  const undecided = started()
  await undecided.flow.cancel()
  expect(undecided.name()).toBe('request')
  expect(undecided.done).toEqual(['follow p1', 'stop'])

  const declined = started((dispatch) => dispatch(notCharged))
  await declined.flow.cancel()
  expect(declined.name()).toBe('failed')
})

test('a retry resets', () => {
  const { flow, name } = started()
  flow.dispatch(notCharged)
  flow.reset()
  expect(name()).toBe('request')
})

test('a payment that was lost from sight can be followed again', () => {
  const { flow, done, name } = started()
  flow.dispatch({ ...notCharged, reason: null, moneyStatus: 'unreachable' })
  flow.checkAgain()
  expect(name()).toBe('pending')
  expect(done).toEqual(['follow p1', 'stop', 'follow p1'])
})

test('closing stops following at once and shows a deposit request after 300 ms', () => {
  const { flow, done, name } = started()
  flow.close()
  flow.leave()
  expect(done).toContain('stop')
  vi.advanceTimersByTime(RESET_DELAY_MS - 1)
  expect(name()).toBe('paying')
  vi.advanceTimersByTime(1)
  expect(name()).toBe('request')
})

test('leaving for another dialog resets at once', () => {
  const { flow, done, name } = started()
  flow.leave()
  expect(name()).toBe('request')
  expect(done).toContain('stop')
})

test('a payment that begins before the closed dialog has reset is not reset with it', () => {
  const { flow, name } = started()
  flow.close()
  flow.begin(payment, redirect, () => ({ stop: () => {}, look: async () => {} }))
  vi.advanceTimersByTime(RESET_DELAY_MS)
  expect(name()).toBe('paying')
})
