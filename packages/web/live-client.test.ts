import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { openSilentRelay } from '#testkit/silent-relay.ts'
import { createLiveClient, type LiveOptions, retryDelayMs, USUAL_PULSE } from './live-client.ts'

const closers: (() => void)[] = []
const session = { freshToken: async () => 'fresh', refresh: async () => 'renewed' }
const portOf = (server: WebSocketServer) => (server.address() as AddressInfo).port

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

it('waits a second before the first retry, twice as long before each next, and 0.3 to 3 s more by chance', () => {
  expect([0, 1, 2, 3, 4].map((attempt) => retryDelayMs(attempt, 0))).toEqual([
    1300, 2300, 4300, 8300, 16_300,
  ])
  expect(retryDelayMs(0, 1)).toBe(4000)
})

it('lets a subscription that begins again after its retries wait no longer than by chance', () => {
  expect([5, 6, 20].map((attempt) => retryDelayMs(attempt, 1))).toEqual([3000, 3000, 3000])
})

describe('a socket that is closed', () => {
  it.each([4004, 4005, 4400, 4401, 4406, 4409, 4429, 4500])(
    'with %i is given up at once',
    async (code) => {
      const { opened, waited } = await subscribe(code)
      expect([opened, waited.length]).toEqual([1, 0])
    },
  )

  it.each([1006, 1012, 4408, 4504])('with %i is opened again five times', async (code) => {
    const { opened, waited } = await subscribe(code)
    expect(opened).toBe(6)
    for (const [attempt, ms] of waited.entries()) {
      expect(ms).toBeGreaterThanOrEqual(retryDelayMs(attempt, 0))
      expect(ms).toBeLessThanOrEqual(retryDelayMs(attempt, 1))
    }
  })

  it('with 4403 is opened again with a token that has been renewed first', async () => {
    const { tokens } = await subscribe(4403)
    expect(tokens).toEqual(['fresh', 'renewed', 'renewed', 'renewed', 'renewed', 'renewed'])
  })

  it('marks its news as possibly old', async () => {
    expect((await subscribe(4500)).interruptions).toEqual([true])
  })
})

describe('a line that falls silent', () => {
  it('is found out within fifteen seconds', () => {
    expect(USUAL_PULSE.everyMs + USUAL_PULSE.patienceMs).toBeLessThan(15_000)
    expect(USUAL_PULSE.openingMs).toBeLessThan(15_000)
  })

  it('is reported as an interruption, and another socket brings what has happened meanwhile', async () => {
    const { relay, received, interruption, news } = await listen()
    await news()
    relay.silence()
    expect(await interruption()).toBe(true)
    relay.speak()
    await news()
    expect(received).toEqual([1, 2])
  })

  it('is reported although messages on their way still arrive after the ping', async () => {
    const { interruption, news } = await listen({ newsForPong: true })
    await news()
    expect(await interruption()).toBe(true)
  })

  it('before the socket has opened is given up as well', async () => {
    const { relay, interruption } = await listen({ silentFromTheBeginning: true })
    expect(await interruption()).toBe(true)
    expect(relay.connections()).toBeGreaterThan(0)
  })
})

it('a socket on which both sides are alive stays open, however quiet it is', async () => {
  // A busy machine may answer late, and is no silent line.
  const { interruptions, news, pings } = await listen({ patienceMs: 10_000 })
  await news()
  for (let at = 0; at < 5; at++) await pings()
  expect(interruptions).toEqual([])
})

/**
 * A subscription through a line that can fall silent. The server speaks the protocol, and numbers
 * its sockets in what it sends.
 */
async function listen({
  newsForPong = false,
  silentFromTheBeginning = false,
  patienceMs = 200,
} = {}) {
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    handleProtocols: () => 'graphql-transport-ws',
  })
  await once(server, 'listening')
  const relay = await openSilentRelay(portOf(server))
  if (silentFromTheBeginning) relay.silence()
  const events = new EventEmitter()
  let sendNext = () => {}
  let sockets = 0
  server.on('connection', (socket) => {
    const number = ++sockets
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      const send = (answer: object) => socket.send(JSON.stringify(answer))
      if (message.type === 'connection_init') send({ type: 'connection_ack' })
      if (message.type === 'subscribe') {
        sendNext = () => send({ type: 'next', id: message.id, payload: { data: number } })
        sendNext()
      }
      if (message.type !== 'ping') return
      if (newsForPong) sendNext()
      else send({ type: 'pong' })
      events.emit('ping')
    })
  })
  const received: unknown[] = []
  const interruptions: boolean[] = []
  const client = createLiveClient({
    session,
    onConnected: () => {},
    onClosed: (interrupted) => {
      interruptions.push(interrupted)
      events.emit('closed', interrupted)
    },
    url: `ws://127.0.0.1:${relay.port}`,
    wait: async () => {},
    pulse: { everyMs: 20, patienceMs, openingMs: patienceMs },
  } satisfies LiveOptions)
  const stop = client.subscribe(
    { query: 'subscription { user { id } }' },
    {
      next: ({ data }) => {
        received.push(data)
        events.emit('news')
      },
      error: () => {},
      complete: () => {},
    },
  )
  closers.push(() => {
    stop()
    relay.close()
    server.close()
    for (const socket of server.clients) socket.terminate()
  })
  const next = async (event: string) => (await once(events, event))[0]
  return {
    relay,
    received,
    interruptions,
    news: () => next('news'),
    pings: () => next('ping'),
    interruption: () => next('closed') as Promise<boolean>,
  }
}

/**
 * A subscription at a server that closes every socket with `code` as soon as it has introduced
 * itself.
 */
async function subscribe(code: number) {
  const server = new WebSocketServer({ port: 0, handleProtocols: () => 'graphql-transport-ws' })
  closers.push(() => server.close())
  await once(server, 'listening')
  const tokens: string[] = []
  let opened = 0
  server.on('connection', (socket) => {
    opened += 1
    socket.on('message', (data) => {
      tokens.push(JSON.parse(String(data)).payload['x-token'])
      // A code that means that no code came cannot be sent: it comes when the line
      // is cut.
      if (code === 1006) socket.terminate()
      else socket.close(code)
    })
  })
  const waited: number[] = []
  const interruptions: boolean[] = []
  const client = createLiveClient({
    session,
    onConnected: () => {},
    onClosed: (interrupted) => interruptions.push(interrupted),
    url: `ws://localhost:${portOf(server)}`,
    wait: async (ms) => void waited.push(ms),
  })
  await new Promise<void>((done) => {
    client.subscribe(
      { query: 'subscription { user { id } }' },
      { next: () => {}, error: () => done(), complete: done },
    )
  })
  return { opened, waited, tokens, interruptions }
}
