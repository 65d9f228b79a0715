import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatAmount, parseAmount } from '#rules/money.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { pragmaticWalletRoutes } from '../../src/games/wallet/dialects/pragmatic.routes.ts'
import { type CallResult, keepsTheRules, type Move, newMove } from './dialect.contract.ts'
import { post, type Seat, setTable } from './dialect-table.ts'
import { newRef } from './wallet-caller.ts'

const provider = {
  id: 'pragmatic',
  gamePrefix: 'pragmatic.',
  providerId: 'pragmaticplay',
  secrets: ['the key', 'the key before'],
}
const table = setTable(openTestDatabase, provider.id, (deps) =>
  pragmaticWalletRoutes({ ...deps, provider }),
)

type Answer = CallResult & Record<string, unknown>

/** Each call is of its own time, as a bet and its refund are. */
let now = 1_772_366_400_000

async function call(
  name: string,
  given: Record<string, string>,
  key = 'the key',
  more = '',
): Promise<Answer> {
  const values: Record<string, string> = {
    providerId: 'pragmaticplay',
    timestamp: String(++now),
    ...given,
  }
  const names = Object.keys(values).filter((each) => values[each] !== '')
  const pairs = names.sort().map((each) => `${each}=${values[each]}`)
  const hash = createHash('md5')
    .update(pairs.join('&') + key)
    .digest('hex')
  const { status, text } = await post(
    `${table.url}/${name}.html`,
    new URLSearchParams({ ...values, hash }).toString() + more,
  )
  const { error, cash, bonus: _, transactionId: id, description, ...rest } = JSON.parse(text)
  expect(description).toMatch(/./)
  const balance = cash === undefined ? null : parseAmount(String(cash), rest.currency)
  const parts = { ...(balance !== null && { balance: Number(balance) }), ...(id && { id }) }
  return { status, code: error === 0 ? 'OK' : String(error), ...parts, ...rest }
}

const about = ({ token, playerId: userId }: Seat) => ({ token, userId })
const move =
  (name: string, more: Record<string, string> = {}) =>
  (
    seat: Seat,
    { round: roundId, id: reference, amount, written, player, currency, forged }: Move,
  ) => {
    const fields = {
      ...about(seat),
      ...(player && { userId: player }),
      ...(currency && { currency }),
    }
    const of = {
      gameId: 'comet',
      roundId,
      reference,
      amount: written ?? formatAmount(BigInt(amount), seat.currency),
      ...more,
    }
    return call(name, { ...fields, ...of }, forged ? 'another key' : 'the key before')
  }
const [bet, result] = [move('bet'), move('result')]

keepsTheRules(table, {
  balance: (seat) => call('balance', about(seat)),
  bet,
  win: result,
  rollback: (seat, each) => move('refund')(seat, { ...each, id: each.bet ?? '' }),
  codes: {
    funds: '1',
    repeat: 'OK',
    duplicate: '120',
    over: '4',
    unknownSession: '2',
    otherPlayer: '2',
    otherCurrency: '7',
    barred: '6',
    limit: '50',
    amount: '7',
    unknownRollback: 'OK',
    unknownAgain: 'OK',
    undone: '120',
    forged: '5',
    busy: '100',
  },
  oddAmounts: ['1.001', '-1', '1e2', '1,5', '', '99999999999.00'],
})

it('names the player', async () => {
  const seat = await table.sit({ real: 1250 })
  const expected = {
    status: 200,
    code: 'OK',
    userId: seat.playerId,
    currency: 'EUR',
    country: 'DE',
    token: seat.token,
    balance: 1250,
  }
  expect(await call('authenticate', { token: seat.token, gameId: 'comet' })).toEqual(expected)
  const over = await table.sit({ of: seat, over: 'signed out' })
  expect((await call('authenticate', { token: over.token })).code).toBe('4')
})

it('ends a round, and has nothing to end in one that it does not know', async () => {
  const seat = await table.sit()
  const one = newMove(100)
  await bet(seat, one)
  for (let time = 0; time < 2; time++)
    expect(await call('endRound', { ...about(seat), roundId: one.round })).toMatchObject({
      code: 'OK',
      balance: 900,
    })
  expect((await result(seat, { ...one, id: newRef() })).code).toBe('120')
  expect(await call('endRound', { ...about(seat), roundId: newRef() })).toMatchObject({
    code: 'OK',
    balance: 900,
  })
})

it('pays free spins, jackpots and promotions without a bet, once, also without a round', async () => {
  const seat = await table.sit()
  expect((await result(seat, newMove(100))).code).toBe('120')
  for (const name of ['bonusWin', 'jackpotWin', 'promoWin']) {
    const fields = { ...about(seat), reference: newRef(), amount: '1.00' }
    const first = await call(name, fields)
    expect(first.code).toBe('OK')
    expect((await call(name, fields)).id).toBe(first.id)
    expect((await move(name)(seat, newMove(100))).code).toBe('OK')
  }
  expect(await table.has(seat)).toBe(1600)
})

it('refunds a bet without the name of its round, and sends the balance with an error about money', async () => {
  const seat = await table.sit({ real: 100 })
  const one = newMove(100)
  await bet(seat, one)
  expect(await bet(seat, newMove(1))).toMatchObject({ code: '1', balance: 0 })
  expect(await call('refund', { ...about(seat), reference: one.id })).toMatchObject({
    code: 'OK',
    balance: 100,
  })
})

it('knows its vendor and its game, and reads no form that has one field twice', async () => {
  const seat = await table.sit()
  expect((await call('balance', { ...about(seat), providerId: 'another' })).code).toBe('7')
  expect((await call('balance', { ...about(seat), gameId: 'other' })).code).toBe('8')
  expect((await call('balance', about(seat), 'the key', '&token=other')).code).toBe('5')
  const joined = { amount: '1.00', reference: `${newRef()}&roundId=1` }
  expect((await call('promoWin', { ...about(seat), ...joined })).code).toBe('7')
})

it('believes one reading of a hash: a refused stake is no promotion, nor a part of it a reference', async () => {
  const seat = await table.sit({ real: 100 })
  const values = {
    amount: '7.00',
    providerId: 'pragmaticplay',
    reference: newRef(),
    roundId: newRef(),
    ...about(seat),
  }
  const { roundId, ...others } = values
  const pairs = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  const hash = createHash('md5')
    .update(`${pairs.map((pair) => pair.join('=')).join('&')}the key`)
    .digest('hex')
  const send = async (name: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, hash }).toString()
    return JSON.parse((await post(`${table.url}/${name}.html`, body)).text).error
  }
  expect(await send('bet', values)).toBe(1)
  expect(await send('promoWin', values)).toBe(120)
  const joined = { ...others, reference: `${values.reference}&roundId=${roundId}` }
  expect(await send('promoWin', joined)).toBe(120)
  expect(await send('bet', values), 'a repeat').toBe(1)
  expect(await table.has(seat)).toBe(100)
})

it('refuses what is signed for a call that there is not, and its hash is good for no promotion', async () => {
  const seat = await table.sit()
  const fields = { ...about(seat), reference: newRef(), amount: '7.00', timestamp: String(++now) }
  const isNot = ['adjustment', 'promoWin.html/promoWin', 'promo%57in']
  for (const [at, name] of isNot.entries()) {
    const values = { ...fields, reference: `${fields.reference}${at}` }
    expect((await call(name, values)).code, name).toBe('7')
    expect((await call('promoWin', values)).code).toBe('120')
    expect((await call(name, values)).code, 'a repeat').toBe('7')
  }
  expect((await call('adjustment', fields, 'another key')).code).toBe('5')
  expect(await table.has(seat)).toBe(1000)
})

it("takes a refund under a hash of its own, never under its bet's", async () => {
  const seat = await table.sit({ real: 100 })
  const values = {
    amount: '1.00',
    providerId: 'pragmaticplay',
    reference: newRef(),
    roundId: newRef(),
    timestamp: String(++now),
    ...about(seat),
  }
  expect((await call('bet', values)).code).toBe('OK')
  expect((await call('refund', values)).code).toBe('120')
  expect(await table.has(seat)).toBe(0)
  expect((await call('refund', { ...values, timestamp: String(++now) })).code).toBe('OK')
  expect(await table.has(seat)).toBe(100)
})

it('ends no round by what was signed for a bet, and stores no end that reads in no other way', async () => {
  const seat = await table.sit()
  const one = newMove(100)
  const stored = async () => {
    const [row] = await table.db.run<{ stored: bigint }>(
      '',
      'select count(*) as stored from sports_heard_call',
      [],
    )
    return Number(row?.stored)
  }
  const signed = {
    amount: '1.00',
    providerId: 'pragmaticplay',
    quality: 'x',
    reference: one.id,
    roundId: one.round,
    timestamp: String(++now),
    ...about(seat),
  }
  expect((await call('bet', signed)).code).toBe('OK')
  const { quality, reference, ...others } = signed
  const hidden = { ...others, [`quality=${quality}&reference`]: reference }
  const within = { ...others, quality: `${quality}&reference=${reference}` }
  for (const reading of [signed, hidden, within])
    expect((await call('endRound', reading)).code).toBe('120')
  expect((await result(seat, { ...one, id: newRef() })).code, 'it is open').toBe('OK')
  const before = await stored()
  const end = { ...about(seat), roundId: one.round }
  expect((await call('endRound', end)).code).toBe('OK')
  expect((await call('endRound', { ...end, roundDetails: 'spin' })).code).toBe('OK')
  expect(await stored()).toBe(before)
  expect((await call('endRound', { ...end, roundDetails: 'spin&x=1' })).code).toBe('OK')
  expect(await stored()).toBe(before + 1)
})
