import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatAmount, parseAmount } from '#rules/money.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { tomhornWalletRoutes } from '../../src/games/wallet/dialects/tomhorn.routes.ts'
import { type CallResult, keepsTheRules, type Move, newMove } from './dialect.contract.ts'
import { post, type Seat, setTable } from './dialect-table.ts'
import { newRef } from './wallet-caller.ts'

const provider = {
  id: 'tomhorn',
  gamePrefix: 'tomhorn.',
  partnerId: 'baize',
  secrets: ['the key', 'the key before'],
}
const table = setTable(openTestDatabase, provider.id, (deps) =>
  tomhornWalletRoutes({ ...deps, provider }),
)

async function call(name: string, given: object, key = 'the key'): Promise<CallResult> {
  const fields = { partnerID: 'baize', ...given }
  // Amounts are signed as they are written.
  const sign = createHmac('sha256', key)
    .update(Object.values(fields).join(''))
    .digest('hex')
    .toUpperCase()
  const body = JSON.stringify({ ...fields, sign }).replace(/"amount":"([\d.]+)"/, '"amount":$1')
  const { status, text } = await post(`${table.url}/${name}`, body)
  const { Code, Balance, Transaction } = JSON.parse(text)
  const amount = Balance
    ? [Balance.Amount, Balance.Currency]
    : [Transaction?.Balance ?? '', Transaction?.Currency ?? 'EUR']
  const balance = parseAmount(String(amount[0]), amount[1])
  return {
    ...{ status, code: Code === 0 ? 'OK' : String(Code) },
    ...(balance !== null && { balance: Number(balance) }),
    ...(Transaction && { id: Transaction.ID }),
  }
}

const about = ({ playerId, ref, currency }: Seat) => ({ name: playerId, currency, sessionID: ref })
const move =
  (name: string, more: object = {}) =>
  (seat: Seat, { round, id, amount, written, player, currency, forged }: Move) => {
    const fields = {
      name: player ?? seat.playerId,
      amount: written ?? formatAmount(BigInt(amount), seat.currency),
      currency: currency ?? seat.currency,
      reference: id,
      sessionID: seat.ref,
      gameRoundID: round,
      gameModule: 'comet',
    }
    return call(name, { ...fields, ...more }, forged ? 'another key' : 'the key before')
  }
const [withdraw, deposit] = [move('Withdraw'), move('Deposit')]
const rollback = ({ playerId: name, ref: sessionID }: Seat, reference = '') =>
  call('RollbackTransaction', { name, reference, sessionID })

keepsTheRules(table, {
  balance: (seat) => call('GetBalance', about(seat)),
  bet: withdraw,
  win: deposit,
  rollback: (seat, { bet }) => rollback(seat, bet),
  codes: {
    funds: '6',
    repeat: '11',
    duplicate: '11',
    over: '5',
    unknownSession: '5',
    otherPlayer: '5',
    otherCurrency: '8',
    barred: '1',
    limit: '1',
    amount: '2',
    unknownRollback: '12',
    unknownAgain: '12',
    undone: '9',
    forged: '3',
    busy: '1',
  },
  oddAmounts: ['1.001', '-1', '1e2', '1,5', '', '1.00000000000000000001', '99999999999.00'],
})

it('sends the balance with an error about money', async () => {
  expect(await withdraw(await table.sit({ real: 10 }), newMove(11))).toEqual({
    status: 200,
    code: '6',
    balance: 10,
  })
})

it('answers that a rollback was done before', async () => {
  const seat = await table.sit()
  const one = newMove(100)
  await withdraw(seat, one)
  const first = await rollback(seat, one.id)
  expect(first).toMatchObject({ code: 'OK', balance: 1000 })
  expect(await rollback(seat, one.id)).toEqual({ ...first, code: '9' })
})

it('ends a round, and pays without a stake only what is marked', async () => {
  const seat = await table.sit()
  const one = newMove(100)
  await withdraw(seat, one)
  expect(
    (await move('Deposit', { isRoundEnd: true })(seat, { ...one, id: newRef(), amount: 0 })).code,
  ).toBe('OK')
  expect((await deposit(seat, { ...one, id: newRef() })).code).toBe('2')
  expect((await deposit(seat, newMove(100))).code).toBe('2')
  for (const type of ['jackpot', 'free_round', '2'])
    expect((await move('Deposit', { type })(seat, newMove(100))).code).toBe('OK')
  expect(await table.has(seat)).toBe(1200)
})

it('takes a bet and its rollback at once, in whatever order they come', async () => {
  const seat = await table.sit()
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const one = newMove(10)
      const [, undone] = await Promise.all([withdraw(seat, one), rollback(seat, one.id)])
      expect(['OK', '12']).toContain(undone.code)
    }),
  )
  expect(await table.has(seat)).toBe(1000)
})

it('knows its partner and its game', async () => {
  const seat = await table.sit()
  expect((await call('GetBalance', { ...about(seat), partnerID: 'another' })).code).toBe('2')
  expect((await call('GetBalance', { ...about(seat), gameModule: 'other' })).code).toBe('1')
})

it('takes the documented fields in their order, and no others', async () => {
  const seat = await table.sit()
  const { name, currency, sessionID } = about(seat)
  const one = { name, amount: '1.00', currency, reference: newRef(), sessionID }
  for (const odd of [
    { ...one, gameRoundID: newRef(), note: 'x' },
    { name, sessionID, amount: '1.00', currency, reference: newRef(), gameRoundID: newRef() },
    { name, amount: '1.00', reference: newRef(), sessionID, gameRoundID: newRef() },
  ])
    expect((await call('Withdraw', odd)).code).toBe('2')
  expect(await table.has(seat)).toBe(1000)
})

it('believes one reading of a signature: a refused stake is never a win, by no cut of its values', async () => {
  const seat = await table.sit({ real: 100 })
  const { name, currency, sessionID } = about(seat)
  const of = { partnerID: 'baize', name, amount: '7.00', currency, reference: newRef(), sessionID }
  const bet = { ...of, gameRoundID: '9000027' }
  const sign = createHmac('sha256', 'the key')
    .update(Object.values(bet).join(''))
    .digest('hex')
    .toUpperCase()
  const send = async (path: string, fields: object) =>
    JSON.parse((await post(`${table.url}/${path}`, JSON.stringify({ ...fields, sign }))).text).Code
  expect(await send('Withdraw', bet)).toBe(6)
  for (const [path, cut] of [
    ['Deposit', { ...of, gameRoundID: '900002', type: '7' }],
    ['Deposit', { ...of, gameRoundID: '9000027', gameModule: '' }],
    ['Withdraw', { ...of, gameRoundID: '9000', gameModule: '027' }],
  ] as const)
    expect(await send(path, cut), path).toBe(11)
  expect(await send('Withdraw', bet), 'a repeat').toBe(6)
  expect(await table.has(seat)).toBe(100)
})

it('believes one of a stake and a win that come at once under one signature', async () => {
  const seat = await table.sit()
  const { name, currency, sessionID } = about(seat)
  for (let at = 0; at < 10; at++) {
    const before = await table.has(seat)
    const of = {
      partnerID: 'baize',
      name,
      amount: '1.00',
      currency,
      reference: newRef(),
      sessionID,
    }
    const [bet, win] = [
      { ...of, gameRoundID: '900007' },
      { ...of, gameRoundID: '90000', gameModule: '', type: '7' },
    ]
    const sign = createHmac('sha256', 'the key')
      .update(Object.values(bet).join(''))
      .digest('hex')
      .toUpperCase()
    const calls = [
      ['Withdraw', bet, before - 100],
      ['Deposit', win, before + 100],
    ] as const
    const codes = await Promise.all(
      (at % 2 === 0 ? calls : calls.toReversed()).map(async ([path, fields]) => {
        const { text } = await post(`${table.url}/${path}`, JSON.stringify({ ...fields, sign }))
        return JSON.parse(text).Code
      }),
    )
    expect(codes.toSorted()).toEqual([0, 11])
    const first = (at % 2 === 0) === (codes[0] === 0) ? 0 : 1
    expect(await table.has(seat)).toBe(calls[first][2])
  }
})
