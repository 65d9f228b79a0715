import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatAmount } from '#rules/money.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { hub88WalletRoutes } from '../../src/games/wallet/dialects/hub88.routes.ts'
import { type CallResult, keepsTheRules, type Move, newMove } from './dialect.contract.ts'
import { post, type Seat, setTable } from './dialect-table.ts'
import { newRef } from './wallet-caller.ts'

const [key, keyBefore, stranger] = [0, 1, 2].map(() =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
)
const publicKeys = [key, keyBefore].map(
  (each) => each?.publicKey.export({ type: 'spki', format: 'pem' }) as string,
)
const provider = { id: 'oryx', gamePrefix: 'oryx.', listPublicKeys: async () => publicKeys }
const table = setTable(openTestDatabase, provider.id, (deps) =>
  hub88WalletRoutes({ ...deps, provider }),
)

type Answer = CallResult & {
  request_uuid?: string
  user?: string
  currency?: string
  country?: string
}

async function call(path: string, fields: object | string, pair = key): Promise<Answer> {
  const body = typeof fields === 'string' ? fields : JSON.stringify(fields)
  const signature = pair
    ? sign('sha256', Buffer.from(body), pair.privateKey).toString('base64')
    : ''
  const { status, text } = await post(`${table.url}/${path}`, body, {
    'x-hub88-signature': signature,
  })
  const { status: code, balance, ...rest } = JSON.parse(text)
  const minor =
    balance === undefined ? {} : { balance: (balance * 10 ** exponentOf(rest.currency)) / 100_000 }
  return { status, code: code.replace(/^RS_(ERROR_)?/, ''), ...minor, ...rest }
}

const exponentOf = (currency: string) => ({ JPY: 0, KWD: 3 })[currency] ?? 2
const about = ({ token, playerId }: Seat) => ({
  token,
  user: playerId,
  request_uuid: newRef(),
  game_code: 'comet',
})

/**
 * The dialect's answer has no transaction id of the casino, so the balance after a repeat has to
 * show that nothing moved.
 */
const move = (path: string, more: (move: Move) => object) => async (seat: Seat, each: Move) => {
  const amount = each.written ?? String((each.amount * 100_000) / 10 ** exponentOf(seat.currency))
  const named = {
    currency: each.currency ?? seat.currency,
    ...(each.player && { user: each.player }),
  }
  const fields = {
    ...about(seat),
    ...named,
    transaction_uuid: each.id,
    round: each.round,
    amount: '#',
    ...more(each),
  }
  const body = JSON.stringify(fields).replace('"#"', amount)
  const { status, code, balance } = await call(
    `transaction/${path}`,
    body,
    each.forged ? stranger : keyBefore,
  )
  if (each.forged) return { status, code }
  return { status, code, ...(balance !== undefined && { balance }), id: each.id }
}
const bet = move('bet', () => ({}))
const win = move('win', (each) => ({ reference_transaction_uuid: each.bet }))

keepsTheRules(table, {
  balance: (seat) => call('user/balance', about(seat)),
  bet,
  win,
  rollback: move('rollback', (each) => ({
    reference_transaction_uuid: each.bet,
    amount: undefined,
  })),
  codes: {
    funds: 'NOT_ENOUGH_MONEY',
    repeat: 'OK',
    duplicate: 'DUPLICATE_TRANSACTION',
    over: 'TOKEN_EXPIRED',
    unknownSession: 'INVALID_TOKEN',
    otherPlayer: 'INVALID_TOKEN',
    otherCurrency: 'WRONG_CURRENCY',
    barred: 'USER_DISABLED',
    limit: 'BET_LIMIT',
    amount: 'WRONG_SYNTAX',
    unknownRollback: 'OK',
    unknownAgain: 'OK',
    undone: 'TRANSACTION_ROLLED_BACK',
    forged: 'INVALID_SIGNATURE',
    busy: 'UNKNOWN',
  },
  oddAmounts: ['1', '999', '100000.5', '-1000', '1e5', 'null', '999999999999999999'],
})

it('names the player, and echoes the request', async () => {
  const seat = await table.sit({ real: 12 })
  const fields = about(seat)
  const expected = {
    status: 200,
    code: 'OK',
    user: seat.playerId,
    currency: 'EUR',
    request_uuid: fields.request_uuid,
  }
  expect(await call('user/info', fields)).toEqual({ ...expected, country: 'DE' })
  expect(await call('user/balance', fields)).toEqual({ ...expected, balance: 12 })
  const over = await table.sit({ of: seat, over: 'expired' })
  expect((await call('user/info', about(over))).code).toBe('TOKEN_EXPIRED')
})

it('counts a whole of every currency as 100,000', async () => {
  const seat = await table.sit({ real: 1234 })
  const { text } = await post(`${table.url}/user/balance`, ...signed(JSON.stringify(about(seat))))
  expect(JSON.parse(text).balance).toBe(Number(formatAmount(1234n, 'EUR')) * 100_000)
})

function signed(body: string): [string, Record<string, string>] {
  return [
    body,
    {
      'x-hub88-signature': key
        ? sign('sha256', Buffer.from(body), key.privateKey).toString('base64')
        : '',
    },
  ]
}

it('sends the balance with an error about money', async () => {
  expect(await bet(await table.sit({ real: 10 }), newMove(11))).toMatchObject({
    code: 'NOT_ENOUGH_MONEY',
    balance: 10,
  })
})

it('pays only for a bet that stands, and in a round that is open', async () => {
  const seat = await table.sit()
  const one = newMove(100)
  expect((await win(seat, newMove(5, { bet: newRef() }))).code).toBe('TRANSACTION_DOES_NOT_EXIST')
  await bet(seat, one)
  const more = {
    currency: 'EUR',
    transaction_uuid: newRef(),
    round: one.round,
    amount: 0,
    round_closed: true,
  }
  expect((await call('transaction/win', { ...about(seat), ...more })).code).toBe('OK')
  expect((await win(seat, newMove(5, { round: one.round, bet: one.id }))).code).toBe('ROUND_CLOSED')
})

it('takes no money for what is free, and pays what it wins', async () => {
  const seat = await table.sit()
  const free = { currency: 'EUR', round: newRef(), amount: 100_000, is_free: true }
  expect(
    await call('transaction/bet', { ...about(seat), ...free, transaction_uuid: newRef() }),
  ).toMatchObject({
    code: 'OK',
    balance: 1000,
  })
  expect(
    await call('transaction/win', { ...about(seat), ...free, transaction_uuid: newRef() }),
  ).toMatchObject({
    code: 'OK',
    balance: 1100,
  })
})

it('knows its game, and finds the round of a rollback that does not name it', async () => {
  const seat = await table.sit()
  const one = newMove(100)
  await bet(seat, one)
  expect((await call('user/balance', { ...about(seat), game_code: 'other' })).code).toBe(
    'INVALID_GAME',
  )
  const undo = { ...about(seat), transaction_uuid: newRef(), reference_transaction_uuid: one.id }
  expect(await call('transaction/rollback', undo)).toMatchObject({ code: 'OK', balance: 1000 })
})

it('accepts a signed body only at the call where it came first: a refused bet is never a win', async () => {
  const seat = await table.sit({ real: 100 })
  const send = async (path: string, fields: object | string) => {
    const body = typeof fields === 'string' ? fields : JSON.stringify(fields)
    const { text } = await post(`${table.url}/transaction/${path}`, ...signed(body))
    return JSON.parse(text).status.replace(/^RS_(ERROR_)?/, '')
  }
  const round = newRef()
  const of = (amount: number, more = {}) => ({
    ...about(seat),
    currency: 'EUR',
    transaction_uuid: newRef(),
    round,
    amount: amount * 100_000,
    ...more,
  })
  const one = of(1)
  expect(await send('bet', one)).toBe('OK')
  const dear = of(7)
  expect(await send('bet', dear)).toBe('NOT_ENOUGH_MONEY')
  expect(await send('win', dear)).toBe('DUPLICATE_TRANSACTION')
  expect(await send('bet', dear), 'a repeat').toBe('NOT_ENOUGH_MONEY')
  const gift = of(7, { is_free: true })
  expect(await send('gift', gift), 'a call that there is not').toBe('WRONG_SYNTAX')
  expect(await send('win', gift)).toBe('DUPLICATE_TRANSACTION')
  const late = of(7, { reference_transaction_uuid: one.transaction_uuid, round: newRef() })
  expect(await send('win', late)).toBe('TRANSACTION_DOES_NOT_EXIST')
  for (const path of ['rollback', 'bet'])
    expect(await send(path, late), path).toBe('DUPLICATE_TRANSACTION')
  expect(await send('bet', one), 'a repeat').toBe('OK')
  expect(await table.has(seat)).toBe(0)
})
