import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Delta } from './feed/changes.ts'
import type { Feed } from './feed/feed.ts'
import { openLiveSocket } from './live-socket.ts'

const MOST_IN_TURN = 5
const EVENTS = Array.from({ length: 200 }, (_, at) => at + 1)

let server: Server
let live: ReturnType<typeof openLiveSocket>
let publish: (delta: Delta) => void
let hasListener: boolean
/** Events that were looked at in each turn of the loop. */
let turns: number[]

beforeEach(async () => {
  turns = [0]
  hasListener = false
  const feed: Pick<Feed, 'getEvent' | 'subscribe'> = {
    getEvent() {
      const last = turns.length - 1
      if (turns[last] === 0) setImmediate(() => turns.push(0))
      turns[last] = (turns[last] ?? 0) + 1
      return {} as ReturnType<Feed['getEvent']>
    },
    subscribe(listener) {
      publish = listener
      hasListener = true
      return () => {
        hasListener = false
      }
    },
  }
  live = openLiveSocket(feed as Feed)
  server = createServer().on('upgrade', live.upgrade).listen(0)
  await once(server, 'listening')
})
afterEach(() => {
  live.close()
  server.close()
})

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}/`)
  await once(socket, 'open')
  return socket
}

/** Returns the messages of the socket until it has been answered for a list of so many events. */
async function messagesUntil(socket: WebSocket, watching: number): Promise<object[]> {
  const messages: object[] = []
  return new Promise((done) =>
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      messages.push(message)
      if (message.watching === watching) done(messages)
    }),
  )
}

test('events that sockets begin to watch are looked at a few in a turn, and of a socket only the newest list', async () => {
  const sockets = [await open(), await open()]
  const answered = sockets.map((socket) => messagesUntil(socket, EVENTS.length))
  for (const socket of sockets)
    for (let time = 0; time < 20; time++) socket.send(JSON.stringify({ watch: EVENTS }))
  await Promise.all(answered)
  expect(Math.max(...turns)).toBe(MOST_IN_TURN)
  const all = turns.reduce((sum, each) => sum + each, 0)
  expect(all).toBeLessThan(20 * EVENTS.length)
})

test('an event that was watched before and still is misses no change while the others are looked at', async () => {
  const socket = await open()
  const first = messagesUntil(socket, 1)
  socket.send(JSON.stringify({ watch: [200] }))
  await first
  const before = turns.length
  const answered = messagesUntil(socket, EVENTS.length)
  socket.send(JSON.stringify({ watch: EVENTS }))
  while (turns.length < before + 2) await new Promise(setImmediate)
  publish({ eventId: 200 } as Delta)
  expect(await answered).toEqual([{ changes: [{ eventId: 200 }] }, { watching: 200 }])
})

test('the socket listens to the feed while an event is watched, and only then', async () => {
  const [one, other] = [await open(), await open()]
  expect(hasListener).toBe(false)
  for (const socket of [one, other]) {
    const answered = messagesUntil(socket, 1)
    socket.send(JSON.stringify({ watch: [200] }))
    await answered
  }
  const without = messagesUntil(other, 0)
  other.send(JSON.stringify({ watch: [] }))
  await without
  expect(hasListener).toBe(true)
  one.close()
  await expect.poll(() => hasListener).toBe(false)
})
