import { expect, test } from 'vitest'
import type { WalletCall } from './dialect.ts'
import { openPragmatic } from './pragmatic.ts'
import {
  authenticate,
  balance,
  bet,
  betAndWin,
  close,
  jackpot,
  rollback,
  rollbackOfWin,
} from './test-session.ts'

const dialect = openPragmatic({
  providerId: 'baize',
  secret: 'example-secret',
  nowMs: () => 1_772_366_400_000,
})
const paths = (call: WalletCall) => dialect.steps(call).map(({ request }) => request.path)
const read = (call: WalletCall, body: object, status = 200) =>
  dialect.steps(call)[0]?.read({ status, body: JSON.stringify(body) })

test('a bet is a form with a hash over its sorted values', () => {
  const { path, headers, body } = dialect.steps(bet)[0]?.request ?? {
    path: '',
    headers: {},
    body: '',
  }
  expect([path, headers]).toEqual([
    'bet.html',
    { 'content-type': 'application/x-www-form-urlencoded' },
  ])
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    providerId: 'baize',
    userId: 'ann',
    token: 'a-token-of-this-game',
    gameId: 'comet',
    roundId: 'r-1',
    reference: 'r-1-bet',
    amount: '1.00',
    timestamp: '1772366400000',
    currency: 'EUR',
    // printf '%s'
    // 'amount=1.00&currency=EUR&gameId=comet&providerId=baize&reference=r-1-bet&roundId=r-1&timestamp=1772366400000&token=a-token-of-this-game&userId=annexample-secret' |
    // openssl dgst -md5
    hash: 'd568278375d0c1418a50c74c2d6aa7d6',
  })
})

test.each<[WalletCall, string[]]>([
  [authenticate, ['authenticate.html']],
  [balance, ['balance.html']],
  [betAndWin, ['bet.html', 'result.html', 'endRound.html']],
  [jackpot, ['jackpotWin.html']],
  [rollback, ['refund.html']],
  [close, ['endRound.html']],
])('a call is sent to these paths: $kind', (call, expected) => {
  expect(paths(call)).toEqual(expected)
})

test('a win cannot be rolled back', () => {
  expect(() => dialect.steps(rollbackOfWin)).toThrow('cannot be refunded')
})

test('an answer has real and bonus money as one balance', () => {
  const body = {
    userId: 'ann',
    currency: 'EUR',
    cash: 7.5,
    bonus: 0.25,
    error: 0,
    description: 'Success',
  }
  expect(read(authenticate, body)).toEqual({
    outcome: 'done',
    balance: 775,
    player: { id: 'ann', currency: 'EUR', language: '' },
  })
  expect(read(bet, { ...body, transactionId: 12 })).toEqual({
    outcome: 'done',
    balance: 775,
    transactionId: '12',
  })
  expect(read(rollback, { error: '0', transactionId: '13' })).toEqual({
    outcome: 'done',
    transactionId: '13',
  })
})

test.each([
  [1, 'INSUFFICIENT_FUNDS'],
  [2, 'TOKEN_UNKNOWN'],
  [4, 'TOKEN_EXPIRED'],
  [50, 'LIMIT_REACHED'],
  [120, 'BAD_REQUEST'],
  [5, null],
])('the error %i is read as %s', (error, code) => {
  expect(read(bet, { error, cash: '5.00', bonus: '0.00' })).toEqual({
    outcome: 'refused',
    code,
    balance: 500,
  })
})

test('an answer without a status is unclear', () => {
  for (const body of [{}, { error: 100 }, { error: 'none' }])
    expect(read(bet, body)).toEqual({ outcome: 'unclear' })
  expect(read(bet, { error: 0 }, 503)).toEqual({ outcome: 'unclear' })
  expect(read(bet, { error: 0 }, 403)).toEqual({ outcome: 'refused', code: null })
})
