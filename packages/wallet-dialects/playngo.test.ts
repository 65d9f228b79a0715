import { expect, test } from 'vitest'
import type { WalletCall } from './dialect.ts'
import { openPlayngo } from './playngo.ts'
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
} from './test-session.ts'
import { readXml } from './xml.ts'

const dialect = openPlayngo({ accessToken: 'a&b', productId: '7' })
const requests = (call: WalletCall) =>
  dialect
    .steps(call)
    .map(({ request }) => [
      request.path,
      Object.fromEntries(readXml(request.path, request.body) ?? []),
    ])
const read = (call: WalletCall, body: string, status = 200) =>
  dialect.steps(call)[0]?.read({ status, body })
const about = {
  externalUserId: 'ann',
  externalGameSessionId: 's-1',
  currency: 'EUR',
  productId: '7',
  accessToken: 'a&b',
}
const inRound = { ...about, gameId: 'comet', roundId: 'r-1', gameSessionId: 's-1' }

test('a reserve is written as XML', () => {
  expect(dialect.steps(bet)[0]?.request).toEqual({
    path: 'reserve',
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body:
      '<?xml version="1.0" encoding="UTF-8"?><reserve><externalUserId>ann</externalUserId><externalGameSessionId>s-1</externalGameSessionId>' +
      '<currency>EUR</currency><gameId>comet</gameId><roundId>r-1</roundId><gameSessionId>s-1</gameSessionId>' +
      '<transactionId>r-1-bet</transactionId><real>1.00</real><productId>7</productId><accessToken>a&amp;b</accessToken></reserve>',
  })
})

test.each<[WalletCall, unknown[]]>([
  [
    authenticate,
    [
      [
        'authenticate',
        { username: 'a-token-of-this-game', gameId: 'comet', productId: '7', accessToken: 'a&b' },
      ],
    ],
  ],
  [balance, [['balance', { ...about, gameId: 'comet' }]]],
  [
    betAndWin,
    [
      ['reserve', { ...inRound, transactionId: 'r-1-bet', real: '1.00' }],
      ['release', { ...inRound, transactionId: 'r-1-win', real: '2.50', state: '1', type: '0' }],
    ],
  ],
  [
    lostRound,
    [
      ['reserve', { ...inRound, transactionId: 'r-1-bet', real: '1.00' }],
      ['release', { ...inRound, transactionId: 'r-1-close', real: '0.00', state: '1', type: '0' }],
    ],
  ],
  [
    jackpot,
    [
      [
        'release',
        {
          ...inRound,
          transactionId: 'r-1-win',
          real: '2.50',
          state: '0',
          type: '1',
          jackpotGain: '2.50',
        },
      ],
    ],
  ],
  [rollback, [['cancelReserve', { ...inRound, transactionId: 'r-1-bet', real: '1.00' }]]],
  [
    close,
    [['release', { ...inRound, transactionId: 'r-1-close', real: '0.00', state: '1', type: '0' }]],
  ],
])('a call has its requests: $kind', (call, expected) => {
  expect(requests(call)).toEqual(expected)
})

test('a win cannot be rolled back', () => {
  expect(() => dialect.steps(rollbackOfWin)).toThrow('cannot be cancelled')
})

test('an answer names the player, the session and the balance', () => {
  const body = `<?xml version="1.0"?>
    <authenticate><externalId>a &amp; b</externalId><statusCode>0</statusCode><statusMessage/><userCurrency>SEK</userCurrency>
    <language>sv_SE</language><real>7.5</real><externalGameSessionId>casino-1</externalGameSessionId></authenticate>`
  const player = { id: 'a & b', currency: 'SEK', language: 'sv_SE' }
  expect(read(authenticate, body)).toEqual({
    outcome: 'done',
    balance: 750,
    player,
    sessionRef: 'casino-1',
  })
  const reserved =
    '<reserve><externalTransactionId>t-1</externalTransactionId><real>9.00</real><statusCode>0</statusCode></reserve>'
  expect(read(bet, reserved)).toEqual({ outcome: 'done', balance: 900, transactionId: 't-1' })
})

test.each([
  ['7', { code: 'INSUFFICIENT_FUNDS', balance: 500 }],
  ['10', { code: 'TOKEN_EXPIRED', balance: 500 }],
  ['1', { code: 'TOKEN_UNKNOWN', balance: 500 }],
  ['99', { code: 'BAD_REQUEST', balance: 500 }],
])('the status %s is a refusal', (status, refused) => {
  expect(
    read(bet, `<reserve><statusCode>${status}</statusCode><real>5.00</real></reserve>`),
  ).toEqual({ outcome: 'refused', ...refused })
})

test('an answer without a status is unclear', () => {
  for (const body of [
    '',
    '<reserve></reserve>',
    '<reserve><statusCode>2</statusCode></reserve>',
    '<release><statusCode>0</statusCode></release>',
  ])
    expect(read(bet, body)).toEqual({ outcome: 'unclear' })
  expect(read(bet, '', 500)).toEqual({ outcome: 'unclear' })
  expect(read(bet, '', 403)).toEqual({ outcome: 'refused', code: null })
})
