import { expect, test } from 'vitest'
import type { WalletCall } from './dialect.ts'
import { authenticate, balance, bet, betAndWin, close, jackpot, rollback } from './test-session.ts'
import { openTomhorn } from './tomhorn.ts'

const dialect = openTomhorn({ partnerId: 'partner', secret: 'example-secret' })
const paths = (call: WalletCall) => dialect.steps(call).map(({ request }) => request.path)
const read = (call: WalletCall, body: object, status = 200) =>
  dialect.steps(call)[0]?.read({ status, body: JSON.stringify(body) })
const moved = { Code: 0, Message: '', Transaction: { Balance: '9.00', Currency: 'EUR', ID: 7 } }

test('a withdrawal is signed over its values in order', () => {
  const { path, body } = dialect.steps(bet)[0]?.request ?? { path: '', body: '' }
  expect(path).toBe('Withdraw')
  expect(JSON.parse(body)).toEqual({
    partnerID: 'partner',
    name: 'ann',
    amount: '1.00',
    currency: 'EUR',
    reference: 'r-1-bet',
    sessionID: 's-1',
    gameRoundID: 'r-1',
    gameModule: 'comet',
    // printf '%s' 'partnerann1.00EURr-1-bets-1r-1comet' | openssl dgst -sha256 -hmac
    // example-secret | tr a-f A-F
    sign: '0B9B0D587591015FC6E8291EBD4C3C0A68079FB63595CA78DEB36D9E03188D00',
  })
})

test.each<[WalletCall, string[]]>([
  [authenticate, ['GetBalance']],
  [balance, ['GetBalance']],
  [betAndWin, ['Withdraw', 'Deposit']],
  [rollback, ['RollbackTransaction']],
  [close, []],
])('a call is sent to these paths: $kind', (call, expected) => {
  expect(paths(call)).toEqual(expected)
})

test('a deposit without a stake names its reason, and a rollback what it undoes', () => {
  expect(JSON.parse(dialect.steps(jackpot)[0]?.request.body ?? '')).toMatchObject({
    type: 'jackpot',
    amount: '2.50',
  })
  expect(JSON.parse(dialect.steps(rollback)[0]?.request.body ?? '')).toMatchObject({
    reference: 'r-1-bet',
    name: 'ann',
  })
})

test('an answer names the balance and the transaction', () => {
  expect(read(balance, { Code: 0, Balance: { Amount: 7.5, Currency: 'EUR' } })).toEqual({
    outcome: 'done',
    balance: 750,
  })
  expect(read(bet, moved)).toEqual({ outcome: 'done', balance: 900, transactionId: '7' })
})

test('a repeat is done, and so is a rollback of what was rolled back or never came', () => {
  expect(read(bet, { Code: 11, Message: '' })).toEqual({ outcome: 'done' })
  for (const Code of [9, 12]) expect(read(rollback, { Code })).toEqual({ outcome: 'done' })
  expect(read(bet, { Code: 9 })).toEqual({ outcome: 'refused', code: 'ROUND_ROLLED_BACK' })
  expect(read(bet, { Code: 12 })).toEqual({ outcome: 'refused', code: 'BET_MISSING' })
})

test.each([
  [6, 'INSUFFICIENT_FUNDS'],
  [5, 'TOKEN_UNKNOWN'],
  [8, 'BAD_REQUEST'],
  [77, 'BAD_REQUEST'],
  [3, null],
])('the code %i is read as %s', (Code, code) => {
  expect(read(bet, { ...moved, Code })).toEqual({ outcome: 'refused', code, balance: 900 })
})

test('an answer without a status is unclear', () => {
  for (const body of [{}, { Code: 1 }, { Code: '0' }])
    expect(read(bet, body)).toEqual({ outcome: 'unclear' })
  expect(read(bet, moved, 500)).toEqual({ outcome: 'unclear' })
  expect(read(bet, moved, 403)).toEqual({ outcome: 'refused', code: null })
})
