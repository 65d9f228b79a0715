import { expect, test } from 'vitest'
import { readCheckProblem } from './check-problem.ts'

function failed(extensions: Record<string, unknown>) {
  return readCheckProblem({ graphQLErrors: [{ extensions }] } as never)
}

test('a payment that failed was not charged, for a reason', () => {
  expect(
    failed({ code: 'pay_n_play_deposit_failed', reason: 'LOW_BALANCE', charged: false }),
  ).toEqual({
    reason: 'LOW_BALANCE',
    moneyStatus: 'not_charged',
  })
})

test('money that we refused was not charged, goes back, or waits in an account that may not play', () => {
  const refused = (facts: object) =>
    failed({ code: 'pay_n_play_refused', reason: 'underage', ...facts })
  expect(refused({ charged: false, refunded: false })).toEqual({
    reason: 'UNDERAGE',
    moneyStatus: 'not_charged',
  })
  expect(refused({ charged: true, refunded: true }).moneyStatus).toBe('returned')
  expect(refused({ charged: true, refunded: false }).moneyStatus).toBe('in_account')
})

test('money that is not as agreed is held', () => {
  expect(failed({ code: 'pay_n_play_held' })).toEqual({ reason: null, moneyStatus: 'held' })
})

test('no promise is made about money whose status is unknown', () => {
  expect(failed({ code: 'pay_n_play_unknown' }).moneyStatus).toBe('unknown')
  expect(failed({ code: 'internal' }).moneyStatus).toBe('unknown')
  expect(readCheckProblem({ graphQLErrors: [] }).moneyStatus).toBe('unreachable')
  expect(readCheckProblem(undefined).moneyStatus).toBe('unreachable')
})

test('a reason that we do not know is none', () => {
  expect(
    failed({ code: 'pay_n_play_deposit_failed', reason: 'FULL_MOON', charged: false }).reason,
  ).toBeNull()
})
