import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatAmount, parseAmount } from '#rules/money.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { tvbetWalletRoutes } from '../../src/games/wallet/dialects/tvbet.routes.ts'
import { type CallResult, keepsTheRules, type Move, newMove } from './dialect.contract.ts'
import { post, type Seat, setTable } from './dialect-table.ts'

const provider = { id: 'tvbet', gamePrefix: 'tvbet.', secrets: ['the key', 'the key before'] }
const table = setTable(openTestDatabase, provider.id, (deps) =>
  tvbetWalletRoutes({ ...deps, provider }),
)

type Answer = CallResult & { val?: Record<string, unknown> | null; sc?: boolean }

const signatureOf = (values: object, key: string) =>
  createHash('md5')
    .update(Object.values(values).join('') + key)
    .digest('base64')

async function call(name: string, given: object, key = 'the key'): Promise<Answer> {
  const fields = { ti: Math.floor(Date.now() / 1000), ...given }
  const body = JSON.stringify({ ...fields, si: signatureOf(fields, key) })
  const { status, text } = await post(`${table.url}/${name}`, body)
  const { si, ...answer } = JSON.parse(text)
  expect(si, 'the answer is signed').toBe(
    signatureOf({ ...answer, ...answer.val, val: '' }, 'the key'),
  )
  const { cd, val, sc } = answer
  expect(sc).toBe(cd === 0)
  const balance = val?.bl === undefined ? null : parseAmount(val.bl, val.cc)
  const parts = {
    ...(balance !== null && { balance: Number(balance) }),
    ...(val?.tid && { id: val.tid }),
  }
  return { status, code: cd === 0 ? 'OK' : String(cd), ...parts, ...(val && { val }) }
}

const pay =
  (tt: number) =>
  ({ token: to, currency }: Seat, { round: bid, amount, written, forged }: Move) =>
    call(
      'MakePayment',
      { to, bid, tt, sm: written ?? formatAmount(BigInt(amount), currency), ed: '{}' },
      forged ? 'another key' : 'the key before',
    )
const [bet, win, refund, winRefund, jackpot] = [pay(-1), pay(1), pay(2), pay(-2), pay(4)]

keepsTheRules(table, {
  balance: ({ token: to }) => call('GetUserData', { to }),
  bet,
  win,
  rollback: refund,
  codes: {
    funds: '8',
    repeat: '12',
    duplicate: '12',
    over: '6',
    unknownSession: '5',
    barred: '11',
    limit: '11',
    amount: '7',
    unknownRollback: 'OK',
    unknownAgain: '12',
    undone: '13',
    forged: '1',
    busy: '2',
  },
  oddAmounts: ['1.001', '-1', '1e2', '1,5', '', '99999999999.00'],
})

it('names the player, and keeps the token', async () => {
  const seat = await table.sit({ real: 1250 })
  const { val } = await call('GetUserData', { to: seat.token })
  expect(val).toEqual({ uid: seat.playerId, cc: 'EUR', lng: 'en', bl: '12.50' })
  expect((await call('RefreshToken', { to: seat.token })).val).toEqual({ to: seat.token })
  const over = await table.sit({ of: seat, over: 'expired' })
  for (const name of ['GetUserData', 'RefreshToken'])
    expect((await call(name, { to: over.token })).code).toBe('6')
})

it('sends the facts of a payment, when it is made and for each later request', async () => {
  const seat = await table.sit()
  const one = newMove(150)
  const made = await bet(seat, one)
  const payment = {
    tid: made.id,
    dt: expect.any(String),
    bid: one.round,
    tt: -1,
    uid: seat.playerId,
    sm: '1.50',
    cc: 'EUR',
  }
  expect(made.val).toEqual(payment)
  expect(Math.abs(Date.parse(String(made.val?.dt)) - Date.now())).toBeLessThan(60_000)
  const fields = { to: seat.token, bid: one.round, tt: -1 }
  expect((await call('GetPaymentInfo', fields)).val).toEqual(made.val)
  expect(
    (await bet(seat, { ...one, amount: 200 })).val,
    'another amount gets the first payment',
  ).toEqual(made.val)
  expect((await call('GetPaymentInfo', { ...fields, tt: 1 })).code).toBe('14')
  const other = await table.sit()
  expect((await call('GetPaymentInfo', { ...fields, to: other.token })).code).toBe('14')
  expect(await bet(other, one), 'no facts of another player’s payment').toMatchObject({
    code: '12',
  })
  expect(await table.has(other)).toBe(1000)
})

it('refunds a bet that has been won on after its win, and only what it was', async () => {
  const seat = await table.sit()
  const one = newMove(100)
  await bet(seat, one)
  await win(seat, { ...one, amount: 300 })
  expect((await refund(seat, one)).code).toBe('14')
  expect((await winRefund(seat, { ...one, amount: 299 })).code).toBe('7')
  expect((await winRefund(seat, { ...one, amount: 300 })).code).toBe('OK')
  expect((await refund(seat, one)).code).toBe('OK')
  expect(await table.has(seat)).toBe(1000)
})

it('pays a jackpot, and nothing for a bet that there is not or of a type that there is not', async () => {
  const seat = await table.sit()
  const one = newMove(100)
  expect((await win(seat, one)).code).toBe('14')
  expect((await jackpot(seat, one)).code).toBe('OK')
  expect((await pay(3)(seat, one)).code).toBe('14')
  expect(await table.has(seat)).toBe(1100)
})

it('takes the documented fields in their order, of a time near now, and no others', async () => {
  const { token: to } = await table.sit()
  const now = Math.floor(Date.now() / 1000)
  const day = 86_400
  for (const odd of [
    { to, note: 'x' },
    { ti: now - 31 * day, to },
    { ti: now + day, to },
    { ti: 'now', to },
  ])
    expect((await call('GetUserData', odd)).code).toBe('14')
  expect((await call('GetUserData', { ti: now - 29 * day, to })).code).toBe('OK')
  const bet = { bid: newMove(1).round, tt: -1, sm: '1.00' }
  expect((await call('MakePayment', { ...bet, to })).code).toBe('14')
  expect((await call('MakePayment', { to, ...bet, bid: `${bet.bid}-` })).code).toBe('14')
})

it('believes one reading of a signature: a win is no jackpot of the digits around it', async () => {
  const seat = await table.sit()
  const { token: to } = seat
  const round = String(Date.now())
  const one = { ...newMove(100), round: `${round}4` }
  await bet(seat, one)
  const genuine = {
    ti: String(Math.floor(Date.now() / 1000)),
    to,
    bid: one.round,
    tt: '1',
    sm: '1.00',
  }
  const si = signatureOf(genuine, 'the key')
  const send = async (fields: object) =>
    JSON.parse((await post(`${table.url}/MakePayment`, JSON.stringify({ ...fields, si }))).text).cd
  expect(await send(genuine)).toBe(0)
  expect(await send({ ...genuine, bid: round, tt: '4', sm: '11.00' })).toBe(12)
  expect(await send(genuine), 'a repeat').toBe(12)
  expect(await table.has(seat)).toBe(1000)
})

it('believes one reading of the signature of a question: it is no jackpot of the digits in it', async () => {
  const seat = await table.sit()
  const { token: to } = seat
  const ti = String(Math.floor(Date.now() / 1000))
  const bid = String(Date.now())
  const long = 'b'.repeat(128)
  const send = async (name: string, fields: object, si: string) =>
    JSON.parse((await post(`${table.url}/${name}`, JSON.stringify({ ...fields, si }))).text).cd
  const jackpot = { ti, to, bid, tt: '4', sm: '9999.00' }
  for (const [name, question, code, asPayment] of [
    ['GetPaymentInfo', { ti, to, bid: `${bid}4999`, tt: '1' }, 14, { ...jackpot, sm: '9991' }],
    // A player can send any token to the vendor, which sends it on.
    ['GetUserData', { ti, to: `${to}${bid}49999.00` }, 5, jackpot],
    [
      'RefreshToken',
      { ti, to: `${to}${long}4${'9.00'.padStart(30, '0')}` },
      14,
      { ...jackpot, bid: long, sm: '9.00'.padStart(30, '0') },
    ],
  ] as const) {
    const si = signatureOf(question, 'the key')
    expect(signatureOf(asPayment, 'the key'), name).toBe(si)
    expect(await send(name, question, si), name).toBe(code)
    expect(await send('MakePayment', asPayment, si), name).toBe(12)
    expect(await send(name, question, si), `${name}, a repeat`).toBe(code)
  }
  expect(await table.has(seat)).toBe(1000)
})
