import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { openLiveTables } from './live-tables.ts'

let studio: WebSocketServer

beforeEach(async () => {
  studio = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(studio, 'listening')
})
afterEach(() => {
  for (const socket of studio.clients) socket.terminate()
  studio.close()
})

function open(keptMs = 10) {
  const { port } = studio.address() as AddressInfo
  return openLiveTables({
    url: `ws://127.0.0.1:${port}/tables`,
    log: { info: () => {} },
    pausesMs: { first: 10, longest: 20 },
    gatherMs: 10,
    keptMs,
  })
}

/** The casino's connection, once it has subscribed. */
async function casino(): Promise<{
  socket: WebSocket
  message: string
  publish(news: unknown): void
}> {
  const [socket] = (await once(studio, 'connection')) as [WebSocket]
  const [message] = await once(socket, 'message')
  return {
    socket,
    message: String(message),
    publish: (news) => socket.send(JSON.stringify({ news })),
  }
}

const roulette = {
  id: 'roulette',
  players: 3,
  freeSeats: null,
  road: ['17', '0', '32', '5', '9', '11', '2'],
}
const blackjack = { id: 'blackjack', players: 2, freeSeats: 5, road: ['20'] }

describe('live tables', () => {
  test('are what the studio reports: players, free seats and the last results', async () => {
    const stop = new AbortController()
    const tables = open().follow(stop.signal)
    expect((await tables.next()).value).toEqual([])
    const next = tables.next()
    const { message, publish } = await casino()
    expect(JSON.parse(message)).toEqual({ watch: 'tables' })
    publish([roulette, blackjack])
    expect((await next).value).toEqual([
      { id: 'roulette', players: 3, freeSeats: null, results: ['17', '0', '32', '5', '9', '11'] },
      { id: 'blackjack', players: 2, freeSeats: 5, results: ['20'] },
    ])
    publish([{ ...blackjack, freeSeats: 4 }])
    expect((await tables.next()).value?.[1]).toMatchObject({ id: 'blackjack', freeSeats: 4 })
    stop.abort()
    await tables.next()
  })

  test('are followed by one connection, however often a page comes and goes', async () => {
    let connections = 0
    studio.on('connection', () => {
      connections += 1
    })
    const tables = open(60_000)
    for (let at = 0; at < 10; at++) {
      const stop = new AbortController()
      const followed = tables.follow(stop.signal)
      await followed.next()
      if (at === 0) await casino()
      stop.abort()
      await followed.next()
    }
    expect(connections).toBe(1)
    tables.close()
  })

  test('are followed while a page follows, and not for long after that', async () => {
    const stop = new AbortController()
    const tables = open().follow(stop.signal)
    await tables.next()
    const { socket } = await casino()
    const closed = once(socket, 'close')
    stop.abort()
    expect((await tables.next()).done).toBe(true)
    await closed
  })

  test('that the studio reports in another shape are left out, and a lost connection is made again', async () => {
    const stop = new AbortController()
    const tables = open().follow(stop.signal)
    await tables.next()
    const next = tables.next()
    const first = await casino()
    first.socket.send('no JSON')
    first.publish([{ ...roulette, players: -1 }])
    first.publish([roulette])
    expect((await next).value).toHaveLength(1)
    const again = casino()
    const lost = tables.next()
    first.socket.close()
    expect((await lost).value, 'nothing is known meanwhile').toEqual([])
    const published = tables.next()
    const second = await again
    second.publish([blackjack])
    expect((await published).value).toMatchObject([{ id: 'blackjack' }])
    stop.abort()
    await tables.next()
  })
})
