import { expect, test } from 'vitest'
import { failedScreen } from './failed-screen.ts'

test.each(['held', 'unknown', 'in_account'] as const)(
  'a payer whose money may have come is not asked to pay again: %s',
  (moneyStatus) => {
    expect(failedScreen(moneyStatus)).toMatchObject({ mayRetry: false, mayCheck: false })
  },
)

test('money that is held has arrived: the screen does not call it a failure', () => {
  expect(failedScreen('held')).toMatchObject({ title: 'held', look: 'calm' })
})

test('money that is in an account has gone through, though it may not be played with', () => {
  expect(failedScreen('in_account').title).toBe('reasons.ACCOUNT_NOT_ACTIVE')
})

test('a payment whose end cannot be known is not shown as failed', () => {
  expect(failedScreen('unknown').title).toBe('end_unknown')
})

test.each(['not_charged', 'returned'] as const)(
  'a payer who has lost nothing may try again: %s',
  (moneyStatus) => {
    expect(failedScreen(moneyStatus)).toMatchObject({
      title: 'pay_n_play_deposit_failed',
      mayRetry: true,
    })
  },
)

test('a request whose connection was lost can be sent again', () => {
  expect(failedScreen('unreachable')).toMatchObject({ title: 'connection_lost', mayCheck: true })
})
