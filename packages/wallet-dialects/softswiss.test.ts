import { expect, test } from 'vitest'
import type { WalletCall } from './dialect.ts'
import { openSoftswiss } from './softswiss.ts'
import { authenticate, balance, bet, betAndWin, close, jackpot, rollback } from './test-session.ts'

const dialect = openSoftswiss({ casinoId: 'baize', secret: 'example-secret' })
const stepOf = (call: WalletCall) => {
  const [step] = dialect.steps(call)
  if (!step) throw new Error(call.kind)
  return step
}
const of = { user_id: 'ann', currency: 'EUR', session_id: 's-1', game: 'comet' }
const ok = (body: object) => ({ status: 200, body: JSON.stringify(body) })
const no = (status: number, body: object) =>
  stepOf(bet).read({ status, body: JSON.stringify(body) })

test('a bet and a win are one signed call', () => {
  expect(dialect.steps(betAndWin)).toHaveLength(1)
  expect(stepOf(betAndWin).request).toEqual({
    path: 'play',
    body: '{"user_id":"ann","currency":"EUR","session_id":"s-1","game":"comet","game_id":"r-1","finished":true,"actions":[{"action":"bet","action_id":"r-1-bet","amount":100},{"action":"win","action_id":"r-1-win","amount":250}]}',
    headers: {
      'content-type': 'application/json',
      // printf '%s' "$body" | openssl dgst -sha256 -hmac example-secret
      'x-request-sign': 'd06377e1a8ae355826ac65a1576c5de24fb76bba18392cde3520cd9cbf27eb9b',
    },
  })
})

test.each([
  [authenticate, 'play', of],
  [balance, 'play', of],
  [close, 'play', { ...of, game_id: 'r-1', finished: true }],
  [
    rollback,
    'rollback',
    {
      ...of,
      game_id: 'r-1',
      finished: false,
      actions: [{ action: 'rollback', action_id: 'r-1-void', original_action_id: 'r-1-bet' }],
    },
  ],
  [
    jackpot,
    'play',
    {
      ...of,
      game_id: 'r-1',
      finished: false,
      actions: [{ action: 'win', action_id: 'r-1-win', amount: 250, jackpot_win: 250 }],
    },
  ],
] as const)('a call of $kind has its fields', (call, path, fields) => {
  const { request } = stepOf(call)
  expect(request.path).toBe(path)
  expect(JSON.parse(request.body)).toEqual(fields)
})

test('an answer names the transactions by the actions’ ids, in any order', () => {
  const transactions = [
    { action_id: 'r-1-win', tx_id: 't-2' },
    { action_id: 'r-1-bet', tx_id: 't-1' },
  ]
  const result = { outcome: 'done', balance: 1150, transactionId: 't-2' }
  expect(stepOf(betAndWin).read(ok({ balance: 1150, game_id: 'r-1', transactions }))).toEqual(
    result,
  )
  expect(
    stepOf(betAndWin).read(ok({ balance: 1150, transactions: transactions.slice(0, 1) })),
  ).toEqual({ outcome: 'unclear' })
  expect(stepOf(balance).read(ok({ balance: 1150 }))).toEqual({ outcome: 'done', balance: 1150 })
})

test.each([
  [
    412,
    { code: 100, message: 'Not enough funds', balance: 5 },
    { code: 'INSUFFICIENT_FUNDS', balance: 5 },
  ],
  [400, { code: 101, message: 'Player is invalid' }, { code: 'TOKEN_UNKNOWN' }],
  [400, { code: 105, message: '' }, { code: 'LIMIT_REACHED' }],
  [400, { code: 107, message: '' }, { code: 'GAME_UNKNOWN' }],
  [400, { code: 110, message: '' }, { code: 'PLAYER_DISABLED' }],
  [400, { code: 154, message: 'Currency is not allowed' }, { code: 'BAD_REQUEST' }],
  [400, { code: 400, message: 'game already finished' }, { code: 'ROUND_CLOSED' }],
  [403, { code: 403, message: 'Forbidden' }, { code: null }],
])('%i %j is a refusal', (status, body, refused) => {
  expect(no(status, body)).toEqual({ outcome: 'refused', ...refused })
})

test('an error of the casino’s, or an answer of another shape, is unclear', () => {
  for (const status of [500, 503, 200])
    expect(no(status, { code: 500, message: '' })).toEqual({ outcome: 'unclear' })
  expect(stepOf(bet).read({ status: 403, body: '' })).toEqual({ outcome: 'refused', code: null })
})
