import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { manualClock } from '../src/kit/clock.ts'
import type { DemoPlayer } from '../src/seed/players.ts'

let casino: Casino

beforeAll(async () => {
  casino = await openCasino()
})
afterAll(() => casino.close())

test('the user subscription sends the balance now', async () => {
  const token = await casino.signIn(player(0))
  const client = liveClient({ 'x-token': token })
  const values = client.iterate<{ user: { balances: { amount: string }[] } }>({
    query: 'subscription { user { balances { amount } } }',
  })
  const first = await values.next()
  await client.dispose()
  expect(first.value?.data?.user.balances.map(({ amount }: { amount: string }) => amount)).toEqual([
    '1000.00',
    '50.00',
  ])
})

test('A3 a socket with a token that is no good is closed with 4403', async () => {
  const closed = Promise.withResolvers<number>()
  const client = createClient({
    url: socketUrl(),
    webSocketImpl: WebSocket,
    connectionParams: { 'x-token': 'not.a.token' },
    retryAttempts: 0,
    on: { closed: (event) => closed.resolve((event as { code: number }).code) },
  })
  client.subscribe(
    { query: 'subscription { user { id } }' },
    { next() {}, error() {}, complete() {} },
  )
  expect(await closed.promise).toBe(4403)
})

test('A3 a socket whose token runs out is closed with 4403 at that moment', async () => {
  // Tokens count in whole seconds.
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  const timed = await openCasino({ clock })
  const [first] = timed.players
  const token = await timed.signIn(first as DemoPlayer)
  // The token lasts ten minutes; when the socket opens it has a fifth of a second left.
  clock.advance(10 * 60_000 - 200)
  const [opened, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
  const client = createClient({
    url: `${timed.url.replace('http', 'ws')}/api/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    connectionParams: { 'x-token': token },
    retryAttempts: 0,
    onNonLazyError: () => {},
    on: {
      connected: () => opened.resolve(),
      closed: (event) => closed.resolve((event as { code: number }).code),
    },
  })
  await opened.promise
  expect(await closed.promise).toBe(4403)
  await client.dispose()
  await timed.close()
})

test('A1 signing out closes the sockets of the session with 4403', async () => {
  const login = await fetch(`${casino.url}/auth/login`, {
    method: 'POST',
    headers: { origin: casino.app.publicUrl },
    body: new URLSearchParams({ username: player(1).email, password: player(1).password }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const closed = Promise.withResolvers<number>()
  const client = createClient({
    url: socketUrl(),
    webSocketImpl: WebSocket,
    lazy: false,
    connectionParams: { 'x-token': await login.text() },
    retryAttempts: 0,
    onNonLazyError: () => {},
    on: {
      connected: () =>
        void fetch(`${casino.url}/auth/logout`, {
          method: 'POST',
          headers: { cookie, origin: casino.app.publicUrl },
        }),
      closed: (event) => closed.resolve((event as { code: number }).code),
    },
  })
  expect(await closed.promise).toBe(4403)
  await client.dispose()
})

test('a socket from another site is not opened', async () => {
  const socket = new WebSocket(socketUrl(), 'graphql-transport-ws', { origin: 'https://evil.test' })
  const outcome = await new Promise((done) => {
    socket.on('open', () => done('open'))
    socket.on('error', () => done('refused'))
  })
  expect(outcome).toBe('refused')
})

function socketUrl(): string {
  return `${casino.url.replace('http', 'ws')}/api/graphql`
}

function liveClient(connectionParams: Record<string, unknown>) {
  return createClient({
    url: socketUrl(),
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  })
}

function player(index: number) {
  const found = casino.players[index]
  if (!found) throw new Error('The demo has no such player.')
  return found
}
