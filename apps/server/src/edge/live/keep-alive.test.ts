import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../kit/clock.ts'
import { openTopics, type Topics } from '../../kit/topics.ts'
import { NEWS, openTestSocket, PATH, subscribe } from './test-protocol.ts'

const PING_EVERY_MS = 100
/** One ping is on its way, and the next finds that it was not answered. */
const SOON = { timeout: 10_000, interval: 10 }

let server: Server
let topics: Topics
let close: () => Promise<void>
/** One for each subscription that has begun. */
let signals: AbortSignal[]
let wires: Socket[]
/** Sockets that are notified when their session ends. */
let listeners: number
/** Called while a token is looked up. */
let onLookUp: () => Promise<void>

beforeEach(async () => {
  signals = []
  wires = []
  listeners = 0
  onLookUp = async () => {}
  const usual = openTopics()
  topics = {
    ...usual,
    subscribe(topic, signal) {
      signals.push(signal)
      return usual.subscribe(topic, signal)
    },
  }
  ;({ server, close } = await openTestSocket({
    topics,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    limits: { pingEveryMs: PING_EVERY_MS },
    async whoIs(playerId) {
      await onLookUp()
      return { viewer: { playerId, sessionId: 's' }, expiresAtMs: Date.now() + 900_000 }
    },
    onSessionEnd() {
      listeners += 1
      return () => {
        listeners -= 1
      }
    },
  }))
})
afterEach(async () => {
  for (const wire of wires) wire.destroy()
  await close()
  server.closeAllConnections()
})

/** A frame of a client: its mask is nothing but zeros, which leaves the content as it is. */
function frame(kind: number, given: string | Buffer = ''): Buffer {
  const content = Buffer.from(given)
  const length =
    content.length < 126
      ? [0x80 | content.length]
      : [0xfe, content.length >> 8, content.length & 255]
  return Buffer.concat([Buffer.from([0x80 | kind, ...length, 0, 0, 0, 0]), content])
}
const TEXT = 1
const CLOSE = 8
const PING = 0x9
const PONG = 0xa

/** Answers the ping in what has come, if there is one: its frame has eight bytes of content. */
function answerPing(wire: Socket, bytes: Buffer): boolean {
  const at = bytes.indexOf(Buffer.from([0x80 | PING, 8]))
  if (at >= 0) wire.write(frame(PONG, bytes.subarray(at + 2, at + 10)))
  return at >= 0
}

/**
 * A TCP client that speaks WebSockets by hand, with a subscription that has begun. It answers pings
 * until then.
 */
async function follow(payload: object = {}): Promise<Socket> {
  const before = signals.length
  const wire = connect((server.address() as AddressInfo).port, '127.0.0.1')
  wires.push(wire)
  // The server may end it by a reset.
  wire.on('error', () => {})
  await once(wire, 'connect')
  wire.write(
    `GET ${PATH} HTTP/1.1\r\nhost: casino\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n' +
      'sec-websocket-protocol: graphql-transport-ws\r\n\r\n',
  )
  const welcome = Promise.withResolvers<void>()
  const onBytes = (bytes: Buffer) => {
    answerPing(wire, bytes)
    if (bytes.includes('Switching Protocols'))
      wire.write(frame(TEXT, JSON.stringify({ type: 'connection_init', payload })))
    if (bytes.includes('connection_ack')) welcome.resolve()
  }
  wire.on('data', onBytes)
  await welcome.promise
  wire.write(frame(TEXT, subscribe('s', 'subscription { news }')))
  await vi.waitFor(() => expect(signals.length).toBe(before + 1), SOON)
  wire.off('data', onBytes)
  return wire
}

/** Holds the loop up until the next ping is overdue. */
function holdUpLoop(): void {
  const endMs = performance.now() + 2 * PING_EVERY_MS
  while (performance.now() < endMs);
}

const openConnections = () =>
  new Promise<number>((done) => server.getConnections((_error, count) => done(count)))
const areFreed = () =>
  vi.waitFor(async () => {
    expect(signals.map(({ aborted }) => aborted)).toEqual(signals.map(() => true))
    expect(await openConnections()).toBe(0)
  }, SOON)

test('a client that has gone without a message answers no ping: its connection and subscription are freed', async () => {
  const wire = await follow()
  wire.resume()
  await areFreed()
})

test('a client that reads nothing is freed as well, though the system takes what is sent to it', async () => {
  const wire = await follow()
  wire.pause()
  await areFreed()
})

test('a subscription without news ends when its client completes it, or closes', async () => {
  const wire = await follow()
  wire.on('data', (bytes: Buffer) => void answerPing(wire, bytes))
  wire.write(frame(TEXT, JSON.stringify({ type: 'complete', id: 's' })))
  await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]), SOON)
  wire.write(frame(TEXT, subscribe('t', 'subscription { news }')))
  await vi.waitFor(() => expect(signals.length).toBe(2), SOON)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  wire.end(frame(CLOSE))
  await areFreed()
})

test('a client that answers each ping with what it held stays', async () => {
  const wire = await follow()
  let pings = 0
  wire.on('data', (bytes: Buffer) => {
    if (answerPing(wire, bytes)) pings += 1
  })
  await vi.waitFor(() => expect(pings).toBe(4), SOON)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  expect(await openConnections()).toBe(1)
})

test('a client whose answer comes while the loop is held up stays', async () => {
  const wire = await follow()
  let pings = 0
  wire.on('data', (bytes: Buffer) => {
    if (pings === 0) holdUpLoop()
    if (answerPing(wire, bytes)) pings += 1
  })
  await vi.waitFor(() => expect(pings).toBe(2), SOON)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

test('a client that sends pongs without having read a ping is freed, and little has waited for it', async () => {
  const wire = await follow()
  wire.pause()
  const timer = setInterval(() => {
    topics.publish(NEWS, 'x'.repeat(10_000))
    if (wire.writable) wire.write(frame(PONG))
  }, PING_EVERY_MS / 4)
  await areFreed().finally(() => clearInterval(timer))
})

test('a socket of a player is notified of the end of its session until it closes', async () => {
  const wire = await follow({ 'x-token': 'ann' })
  expect(listeners).toBe(1)
  wire.destroy()
  await vi.waitFor(() => expect(listeners).toBe(0), SOON)
})

test('a socket that closes while its token is looked up leaves nothing behind', async () => {
  const requested = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  onLookUp = () => {
    requested.resolve()
    return answer.promise
  }
  void follow({ 'x-token': 'ann' })
  await requested.promise
  for (const wire of wires) wire.destroy()
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), SOON)
  answer.resolve()
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(listeners).toBe(0)
})
