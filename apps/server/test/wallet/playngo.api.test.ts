import { expect, it } from 'vitest'
import { formatAmount, parseAmount } from '#rules/money.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { playngoWalletRoutes } from '../../src/games/wallet/dialects/playngo.routes.ts'
import { type CallResult, keepsTheRules, type Move, newMove } from './dialect.contract.ts'
import { post, type Seat, setTable } from './dialect-table.ts'
import { newRef } from './wallet-caller.ts'

const provider = {
  id: 'playngo',
  gamePrefix: 'playngo.',
  accessTokens: ['the token', 'the token before'],
}
const table = setTable(openTestDatabase, provider.id, (deps) =>
  playngoWalletRoutes({ ...deps, provider }),
)

type Answer = CallResult & { values?: Record<string, string> }

const xmlOf = (name: string, values: object) =>
  `<${name}>${Object.entries(values)
    .map(([key, text]) => `<${key}>${text}</${key}>`)
    .join('')}</${name}>`

async function send(name: string, body: string): Promise<Answer> {
  const { status, text } = await post(`${table.url}/${name}`, body, { 'content-type': 'text/xml' })
  if (text === '') return { status, code: String(status) }
  const [, inner = ''] =
    text.match(new RegExp(`^<\\?xml version="1.0" encoding="UTF-8"\\?><${name}>(.*)</${name}>$`)) ??
    []
  const values = Object.fromEntries(
    [...inner.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, key, value]) => [key, value]),
  )
  const minor = parseAmount(values.real ?? '', values.currency ?? values.userCurrency ?? 'EUR')
  const code = values.statusCode === '0' ? 'OK' : values.statusCode
  const { externalTransactionId: id } = values
  return {
    status,
    code,
    ...(minor !== null && { balance: Number(minor) }),
    ...(id && { id }),
    values,
  }
}

const call = (name: string, values: object, accessToken = 'the token') =>
  send(name, xmlOf(name, { ...values, accessToken }))

const about = ({ token, playerId }: Seat, player = playerId) => ({
  externalId: player,
  externalGameSessionId: token,
})
const move =
  (name: string, more: object = {}) =>
  async (
    seat: Seat,
    { round, id, amount, written, player, currency = seat.currency, forged }: Move,
  ) => {
    const real = written ?? formatAmount(BigInt(amount), seat.currency)
    const fields = {
      ...about(seat, player),
      transactionId: id,
      roundId: round,
      real,
      currency,
      ...more,
    }
    const { values: _, ...result } = await call(
      name,
      fields,
      forged ? 'another token' : 'the token before',
    )
    return result
  }
const [reserve, release] = [move('reserve'), move('release', { state: 0, type: 0 })]

keepsTheRules(table, {
  balance: (seat) => call('balance', about(seat)),
  bet: reserve,
  win: release,
  rollback: (seat, each) => move('cancelReserve')(seat, { ...each, id: each.bet ?? '' }),
  codes: {
    funds: '7',
    repeat: 'OK',
    duplicate: '2',
    over: '10',
    unknownSession: '1',
    otherPlayer: '1',
    otherCurrency: '3',
    barred: '6',
    limit: '9',
    amount: '2',
    unknownRollback: 'OK',
    unknownAgain: 'OK',
    undone: '2',
    forged: '403',
    busy: '2',
  },
  oddAmounts: ['1.001', '-1', '1e2', '1,5', '', '.5', '99999999999.00', '1 000'],
})

it('names the owner of the ticket, and the session for the next calls', async () => {
  const seat = await table.sit({ real: 1250 })
  const { values } = await call('authenticate', { username: seat.token, gameId: '100' })
  expect(values).toMatchObject({
    ...{
      externalId: seat.playerId,
      externalGameSessionId: seat.token,
      userCurrency: 'EUR',
      country: 'DE',
      language: 'en',
    },
    ...{ real: '12.50', statusCode: '0', statusMessage: '' },
  })
  expect(
    (
      await call('authenticate', {
        username: (await table.sit({ of: seat, over: 'expired' })).token,
      })
    ).code,
  ).toBe('10')
  expect((await call('authenticate', { username: 'nobody' })).code).toBe('1')
})

it('sends the balance with an error about money', async () => {
  expect(await reserve(await table.sit({ real: 10 }), newMove(11))).toMatchObject({
    status: 200,
    code: '7',
    balance: 10,
  })
})

it('ends the round by its state', async () => {
  const seat = await table.sit()
  const one = newMove(100)
  await reserve(seat, one)
  const end = {
    ...about(seat),
    transactionId: newRef(),
    roundId: one.round,
    real: '0.00',
    currency: 'EUR',
    state: 1,
    type: 0,
  }
  expect((await call('release', end)).code).toBe('OK')
  expect((await release(seat, newMove(5, { round: one.round }))).code).toBe('2')
})

it('pays without a stake what is marked as a gift, a free game or a jackpot', async () => {
  const seat = await table.sit()
  const win = () => ({
    ...about(seat),
    transactionId: newRef(),
    roundId: newRef(),
    real: '1.00',
    currency: 'EUR',
  })
  expect((await call('release', win())).code).toBe('2')
  for (const marked of [{ type: 1 }, { freegameExternalId: 'f1' }, { jackpotGain: '1.00' }])
    expect((await call('release', { ...win(), ...marked })).code).toBe('OK')
  expect(await table.has(seat)).toBe(1300)
})

it('cancels a reserve without the name of its round', async () => {
  const seat = await table.sit()
  const one = newMove(100)
  await reserve(seat, one)
  expect(await call('cancelReserve', { ...about(seat), transactionId: one.id })).toMatchObject({
    code: 'OK',
    balance: 1000,
  })
})

it.each([
  ['a document type', (xml: string) => `<!DOCTYPE balance [<!ENTITY token "the token">]>${xml}`],
  ['an entity', (xml: string) => xml.replace('the token', '&token;')],
  [
    'one element twice',
    (xml: string) => xml.replace('</balance>', '<accessToken>the token</accessToken></balance>'),
  ],
  ['no end', (xml: string) => xml.replace('</balance>', '')],
  ['elements in elements', (xml: string) => xml.replace('the token', '<b>the token</b>')],
  ['thousands of levels', () => `<balance>${'<b>'.repeat(8000)}${'</b>'.repeat(8000)}</balance>`],
  ['no text at all', () => ''],
])('does not believe XML with %s', async (_, spoil) => {
  const seat = await table.sit()
  const xml = xmlOf('balance', { ...about(seat), accessToken: 'the token' })
  expect((await send('balance', xml)).code).toBe('OK')
  expect(await send('balance', spoil(xml))).toEqual({ status: 403, code: '403' })
})

it('reads the element that the address names, and escapes', async () => {
  const seat = await table.sit()
  expect(
    (await send('balance', xmlOf('reserve', { ...about(seat), accessToken: 'the token' }))).code,
  ).toBe('2')
  const escaped = `<?xml version="1.0"?>\n${xmlOf('balance', { ...about(seat), accessToken: '&#116;he token' })}\n`
  expect((await send('balance', escaped)).code).toBe('OK')
})
