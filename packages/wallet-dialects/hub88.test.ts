import { generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import type { WalletCall } from './dialect.ts'
import { openHub88 } from './hub88.ts'
import { authenticate, balance, bet, betAndWin, close, jackpot, rollback } from './test-session.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const dialect = openHub88({
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  newId: () => 'request',
})
const about = {
  user: 'ann',
  token: 'a-token-of-this-game',
  game_code: 'comet',
  request_uuid: 'request',
}
const bodies = (call: WalletCall) =>
  dialect.steps(call).map(({ request }) => [request.path, JSON.parse(request.body)])
const read = (call: WalletCall, body: object | string, status = 200) =>
  dialect
    .steps(call)[0]
    ?.read({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })

/**
 * node -e "console.log(require('crypto').createHash('sha256').update('r-1-bet').digest('hex'))",
 * laid out as a UUID of version 5.
 */
const BET = '15c1d1ca-8a9d-5b3e-a260-7a25293e6141'

test('a bet and a win are two calls, of which the last ends the round', () => {
  const money = { ...about, round: 'r-1', is_free: false, currency: 'EUR' }
  expect(bodies(betAndWin)).toEqual([
    ['transaction/bet', { ...money, transaction_uuid: BET, round_closed: false, amount: 100_000 }],
    [
      'transaction/win',
      {
        ...money,
        transaction_uuid: expect.any(String),
        reference_transaction_uuid: BET,
        round_closed: true,
        amount: 250_000,
      },
    ],
  ])
})

test.each([
  [authenticate, ['user/info', 'user/balance']],
  [balance, ['user/balance']],
  [rollback, ['transaction/rollback']],
  [close, ['transaction/win']],
] as const)('$kind is sent as %j', (call, paths) => {
  expect(bodies(call).map(([path]) => path)).toEqual(paths)
})

test('a rollback names the bet by the same UUID, and a win without a stake is free', () => {
  expect(bodies(rollback)[0]?.[1]).toMatchObject({
    reference_transaction_uuid: BET,
    round: 'r-1',
    round_closed: false,
  })
  expect(bodies(jackpot)[0]?.[1]).toMatchObject({ is_free: true, amount: 250_000 })
  expect(bodies(close)[0]?.[1]).toMatchObject({ amount: 0, round_closed: true })
})

test('an id that is a UUID stays as it is', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  expect(
    bodies({ ...rollback, originalId: id } as WalletCall)[0]?.[1].reference_transaction_uuid,
  ).toBe(id)
})

test('the signature is of the body’s bytes', () => {
  const { body = '', headers = {} as Record<string, string> } = dialect.steps(bet)[0]?.request ?? {}
  expect(
    verify(
      'sha256',
      Buffer.from(body),
      publicKey,
      Buffer.from(headers['x-hub88-signature'] ?? '', 'base64'),
    ),
  ).toBe(true)
})

test('an answer is believed when it names the request', () => {
  const ok = {
    status: 'RS_OK',
    request_uuid: 'request',
    user: 'ann',
    currency: 'EUR',
    balance: 9_000_000,
  }
  const player = { id: 'ann', currency: 'EUR', language: '' }
  expect(read(bet, ok)).toEqual({ outcome: 'done', balance: 9000, player })
  expect(read(bet, { ...ok, request_uuid: 'another' })).toEqual({ outcome: 'unclear' })
})

test.each([
  ['RS_ERROR_NOT_ENOUGH_MONEY', 'INSUFFICIENT_FUNDS'],
  ['RS_ERROR_TOKEN_EXPIRED', 'TOKEN_EXPIRED'],
  ['RS_ERROR_TRANSACTION_ROLLED_BACK', 'ROUND_ROLLED_BACK'],
  ['RS_ERROR_WRONG_SYNTAX', 'BAD_REQUEST'],
  ['RS_ERROR_INVALID_SIGNATURE', null],
])('%s is read as %s', (status, code) => {
  expect(read(bet, { status, request_uuid: 'request', balance: 500_000 })).toEqual({
    outcome: 'refused',
    code,
    balance: 500,
  })
})

test('an answer without a status is unclear', () => {
  for (const body of [{ status: 'RS_ERROR_UNKNOWN' }, { status: 'OK' }, 'x'])
    expect(read(bet, body)).toEqual({ outcome: 'unclear' })
  expect(read(bet, '', 503)).toEqual({ outcome: 'unclear' })
  expect(read(bet, '', 403)).toEqual({ outcome: 'refused', code: null })
})
