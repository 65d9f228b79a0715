import { expect, test } from 'vitest'
import type { WalletCall } from './dialect.ts'
import {
  authenticate,
  balance,
  bet,
  betAndWin,
  close,
  jackpot,
  lostRound,
  rollback,
  rollbackOfWin,
  twoBets,
} from './test-session.ts'
import { openTvbet } from './tvbet.ts'

const dialect = openTvbet({ secret: 'example-secret', nowMs: () => 1_772_366_400_000 })
const payments = (call: WalletCall) =>
  dialect.steps(call).map(({ request }) => {
    const { bid, tt, sm } = JSON.parse(request.body)
    return [bid, tt, sm]
  })
const read = (call: WalletCall, body: object, status = 200) =>
  dialect.steps(call)[0]?.read({ status, body: JSON.stringify(body) })

test('a payment is signed over its values', () => {
  const { path, body } = dialect.steps(bet)[0]?.request ?? { path: '', body: '' }
  expect(path).toBe('MakePayment')
  expect(JSON.parse(body)).toEqual({
    ti: 1_772_366_400,
    to: 'a-token-of-this-game',
    bid: 'r-1',
    tt: -1,
    sm: '1.00',
    ed: 'comet',
    // printf '%s' '1772366400a-token-of-this-gamer-1-11.00cometexample-secret' | openssl dgst -md5
    // -binary | base64
    si: 'HfzsmPpes1iIIvrtZvHxUQ==',
  })
})

test.each<[WalletCall, unknown[]]>([
  [
    betAndWin,
    [
      ['r-1', -1, '1.00'],
      ['r-1', 1, '2.50'],
    ],
  ],
  [
    lostRound,
    [
      ['r-1', -1, '1.00'],
      ['r-1', 1, '0.00'],
    ],
  ],
  [jackpot, [['r-1', 4, '2.50']]],
  [rollback, [['r-1', 2, '1.00']]],
  [rollbackOfWin, [['r-1', -2, '2.50']]],
  [close, [['r-1', 1, '0.00']]],
])('a call is these payments: $kind', (call, paid) => {
  expect(payments(call)).toEqual(paid)
})

test('two bets of one round cannot be written', () => {
  expect(() => dialect.steps(twoBets)).toThrow('one payment of each type')
})

test('an answer names the player and the balance', () => {
  const body = { sc: true, cd: 0, er: '', val: { uid: 'ann', cc: 'EUR', bl: '7.50' } }
  expect(read(authenticate, body)).toEqual({
    outcome: 'done',
    balance: 750,
    player: { id: 'ann', currency: 'EUR', language: '' },
  })
  expect(read(balance, body)).toEqual({ outcome: 'done', balance: 750 })
  expect(
    read(bet, { sc: true, cd: 0, val: { tid: 't-1', bid: 'r-1', tt: -1, sm: 1, cc: 'EUR' } }),
  ).toEqual({
    outcome: 'done',
    transactionId: 't-1',
  })
})

test('a payment that exists is done when it is of the same amount', () => {
  expect(read(bet, { sc: false, cd: 12, val: { tid: 7, sm: 1, cc: 'EUR' } })).toEqual({
    outcome: 'done',
    transactionId: '7',
  })
  expect(read(bet, { sc: false, cd: 12, val: null })).toEqual({ outcome: 'done' })
  expect(read(rollback, { sc: false, cd: 12, val: { sm: '0.00', cc: 'EUR' } })).toEqual({
    outcome: 'done',
  })
  expect(read(bet, { sc: false, cd: 12, val: { sm: '1.01', cc: 'EUR' } })).toEqual({
    outcome: 'refused',
    code: 'DUPLICATE_TRANSACTION',
  })
})

test.each([
  [8, 'INSUFFICIENT_FUNDS'],
  [5, 'TOKEN_UNKNOWN'],
  [6, 'TOKEN_EXPIRED'],
  [13, 'ROUND_ROLLED_BACK'],
  [14, 'BAD_REQUEST'],
  [1, null],
])('the code %i is read as %s', (cd, code) => {
  expect(read(bet, { sc: false, cd, er: '', val: null })).toEqual({ outcome: 'refused', code })
})

test('an answer without a status is unclear', () => {
  for (const body of [{}, { sc: true, cd: '0' }])
    expect(read(bet, body)).toEqual({ outcome: 'unclear' })
  expect(read(bet, {}, 502)).toEqual({ outcome: 'unclear' })
  expect(read(bet, {}, 403)).toEqual({ outcome: 'refused', code: null })
})
