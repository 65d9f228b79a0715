import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openCasinoWithCashier } from '#testkit/casino-with-cashier.ts'
import { openLive } from '#testkit/live.ts'
import type { Casino } from '#testkit/open-casino.ts'
import { type ManualClock, manualClock } from '../src/kit/clock.ts'
import { findCredentials } from '../src/players/player.ts'

const DAY_MS = 86_400_000
const BREAK = 'mutation { excludeMyself(input: { time: WEEK }) { until } }'
const DEPOSIT =
  'mutation { startDeposit(input: { key: "a-press-of-a-button", methodId: "card", amount: "20.00" }) { id } }'
const QUICK =
  'mutation { payNPlay(input: { id: "ferrybank", amount: "20.00", closePath: "/closewindow" }) { __typename } }'
const METHODS = '{ withdrawMethods { provider { id } } }'
const WITHDRAW =
  'mutation ($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { state } }'

let casino: Casino
let clock: ManualClock
let close: () => Promise<void>

beforeAll(async () => {
  clock = manualClock(new Date())
  ;({ casino, close } = await openCasinoWithCashier({ clock }))
})
afterAll(() => close())

const VERA = { email: 'player@baize.test', password: 'Welcome-1' }

/** A socket of this session, and the code it is closed with. */
async function openSocket(token: string): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(
    `${casino.url.replace('http', 'ws')}/api/graphql`,
    'graphql-transport-ws',
    { origin: casino.app.publicUrl },
  )
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-token': token } }))
  await once(socket, 'message')
  return { closed: once(socket, 'close').then(([code]) => code as number) }
}

async function bet(playerId: string): Promise<string> {
  const { games, ids } = casino.app.parts
  const open = {
    providerId: 'studio',
    playerId,
    signInId: null,
    gameId: 'comet',
    currency: 'EUR',
    language: 'en',
  }
  const session = await games.sessions.find(await games.sessions.open(open))
  if (!session) throw new Error('The game is not open.')
  const actions = [{ action: 'bet' as const, id: ids.newId(), amount: 1_00 }]
  const order = {
    kind: 'play' as const,
    session,
    gameId: 'comet',
    roundRef: ids.newId(),
    actions,
    roundClosed: false,
  }
  const decision = await games.wallet.carryOut(order)
  return decision.done ? 'done' : decision.code
}

const login = (form: Record<string, string> = {}) =>
  fetch(`${casino.url}/auth/login`, {
    method: 'POST',
    headers: { origin: casino.app.publicUrl },
    body: new URLSearchParams({ username: VERA.email, password: VERA.password, ...form }),
  })

test('G3 a player who takes a break is refused everything but their money, everywhere, until it is over', async () => {
  const [token, elsewhere] = [await casino.signIn(VERA), await casino.signIn(VERA)]
  const { playerId = '' } = (await findCredentials(casino.db, VERA.email)) ?? {}
  const sockets = await Promise.all([openSocket(token), openSocket(elsewhere)])
  expect(await bet(playerId)).toBe('done')

  expect((await casino.query(BREAK, { token })).data).toEqual({
    excludeMyself: { until: new Date(clock.nowMs() + 7 * DAY_MS).toISOString() },
  })
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4403, 4403])
  expect(await bet(playerId)).toBe('PLAYER_DISABLED')
  clock.advance(1000)
  expect(
    (await casino.query('{ user { id } }', { token: elsewhere })).errors?.[0]?.extensions?.code,
  ).toBe(401)
  const codeOf = async (query: string) =>
    (await casino.query(query, { token })).errors?.[0]?.extensions?.code
  for (const query of [DEPOSIT, QUICK])
    expect(await codeOf(query), query).toBe('account_not_active')
  expect(await codeOf('mutation { acceptBonus(id: "any") { id } }')).toBe('account_not_active')

  expect(
    (
      await casino.query('{ user { active status balances { amount } } exclusion { until } }', {
        token,
      })
    ).data,
  ).toEqual({
    user: {
      active: true,
      status: 'EXCLUDED',
      balances: [{ amount: '999.00' }, { amount: '50.00' }],
    },
    exclusion: { until: expect.any(String) },
  })
  const live = openLive(casino, token)
  expect(await live.watch('subscription { user { status } }')()).toEqual({ status: 'EXCLUDED' })
  await live.close()
  expect((await login()).status).toBe(401)
  const forMoney = await (await login({ purpose: 'withdraw' })).text()
  const { withdrawMethods } = (await casino.query(METHODS, { token: forMoney })).data as {
    withdrawMethods: { provider: { id: string } }[]
  }
  const input = { key: 'take-it-out', methodId: withdrawMethods[0]?.provider.id, amount: '20.00' }
  expect((await casino.query(WITHDRAW, { token: forMoney, variables: { input } })).data).toEqual({
    startWithdrawal: { state: 'PENDING' },
  })

  clock.advance(7 * DAY_MS)
  expect((await login()).status).toBe(200)
  expect(await bet(playerId)).toBe('done')
})
