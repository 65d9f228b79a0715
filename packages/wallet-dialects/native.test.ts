import { describe, expect, it, test } from 'vitest'
import { verify } from '#contracts/signature.ts'
import type { WalletCall } from './dialect.ts'
import { openNative } from './native.ts'
import { authenticate, balance, bet, betAndWin, close, rollback } from './test-session.ts'

const dialect = openNative({
  secrets: ['example-secret', 'before'],
  nowMs: () => 1_772_366_400_000,
  newId: () => 'msg_01',
})
const stepOf = (call: WalletCall) => {
  const [step] = dialect.steps(call)
  if (!step) throw new Error(call.kind)
  return step
}
const ok = (body: object) => ({ status: 200, body: JSON.stringify(body) })

test('a bet is written and signed with each secret', () => {
  const body =
    '{"token":"a-token-of-this-game","gameId":"comet","roundId":"r-1","actions":[{"action":"bet","id":"r-1-bet","amount":100}],"roundClosed":false}'
  expect(stepOf(bet).request).toEqual({
    path: 'play',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg_01',
      'webhook-timestamp': '1772366400',
      // printf '%s' "msg_01.1772366400.$body" | openssl dgst -sha256 -hmac example-secret -binary |
      // base64; and with `before`
      'webhook-signature':
        'v1,7Yg3E0HTF7vSfCEd+xYg2CDlxxbfBGfwNWGmGCyUHlo= v1,Ofyb2O8Itss4kjjFimKHr67Vh2cmMMDpLMZlBpetBug=',
    },
  })
})

test('each call has its own time and id, when none are given', () => {
  const [one, two] = [1, 2].map(
    () => openNative({ secrets: ['example-secret'] }).steps(balance)[0]?.request,
  )
  expect(one?.headers['webhook-id']).not.toBe(two?.headers['webhook-id'])
  expect(verify(['example-secret'], one?.headers ?? {}, one?.body ?? '', Date.now() / 1000)).toBe(
    true,
  )
})

test.each([
  [authenticate, 'authenticate', { token: 'a-token-of-this-game' }],
  [balance, 'balance', { token: 'a-token-of-this-game' }],
  [
    rollback,
    'rollback',
    { token: 'a-token-of-this-game', roundId: 'r-1', id: 'r-1-void', originalId: 'r-1-bet' },
  ],
  [close, 'close', { token: 'a-token-of-this-game', roundId: 'r-1' }],
] as const)('$kind is one call', (call, path, body) => {
  expect(dialect.steps(call)).toHaveLength(1)
  expect(stepOf(call).request).toMatchObject({ path, body: JSON.stringify(body) })
})

describe('an answer', () => {
  it('names the player and the balance', () => {
    const player = { id: 'ann', currency: 'EUR', language: 'de' }
    expect(stepOf(authenticate).read(ok({ player, balance: 7 }))).toEqual({
      outcome: 'done',
      player,
      balance: 7,
    })
    expect(stepOf(close).read(ok({ balance: 7 }))).toEqual({ outcome: 'done', balance: 7 })
  })

  it('to a play names the transaction of the last action', () => {
    const transactions = ['r-1-bet', 'r-1-win'].map((id) => ({ id, transactionId: `t-${id}` }))
    const result = { outcome: 'done', balance: 1150, transactionId: 't-r-1-win' }
    expect(stepOf(betAndWin).read(ok({ balance: 1150, transactions }))).toEqual(result)
    for (const others of [[], transactions.slice(1), transactions.toReversed()])
      expect(stepOf(betAndWin).read(ok({ balance: 1150, transactions: others }))).toEqual({
        outcome: 'unclear',
      })
  })

  it('with a code is final, and has the balance where it was sent', () => {
    const body = JSON.stringify({ code: 'INSUFFICIENT_FUNDS', message: '', balance: 5 })
    expect(stepOf(bet).read({ status: 402, body })).toEqual({
      outcome: 'refused',
      code: 'INSUFFICIENT_FUNDS',
      balance: 5,
    })
  })

  it.each([403, 413])('of %i without a code is about the call', (status) => {
    expect(stepOf(bet).read({ status, body: '' })).toEqual({ outcome: 'refused', code: null })
  })

  it.each([
    [503, '{"code":"BUSY","message":""}'],
    [500, ''],
    [429, 'rate_limited'],
    [200, ''],
    [200, '{"balance":"7","transactions":[]}'],
    [302, ''],
  ])('of %i %j is no answer', (status, body) => {
    expect(stepOf(bet).read({ status, body })).toEqual({ outcome: 'unclear' })
  })
})
