import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { createLiveClient, retryDelayMs } from './live.ts'
import { liveInterrupted } from './use-live.ts'

const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

it('waits a second before the first retry, twice as long before each next, and 0.3 to 3 s more by chance', () => {
  expect([0, 1, 2, 3, 4].map((attempt) => retryDelayMs(attempt, 0))).toEqual([1300, 2300, 4300, 8300, 16_300])
  expect(retryDelayMs(0, 1)).toBe(4000)
})

describe('a socket that is closed', () => {
  it.each([4004, 4005, 4400, 4401, 4406, 4409, 4429, 4500])('with %i is given up at once', async (code) => {
    const { opened, waited } = await subscribe(code)
    expect([opened, waited.length]).toEqual([1, 0])
  })

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

  it('leaves word that what it told may be old', async () => {
    await subscribe(4500)
    expect(liveInterrupted.get()).toBe(true)
  })
})

/** A subscription at a server that closes every socket with `code` as soon as it has introduced itself. */
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
      // A code that means that nothing was said cannot be sent: it is what is heard when the line is cut.
      if (code === 1006) socket.terminate()
      else socket.close(code)
    })
  })
  const waited: number[] = []
  const client = createLiveClient(
    { freshToken: async () => 'fresh', refresh: async () => 'renewed' },
    { url: `ws://localhost:${(server.address() as AddressInfo).port}`, wait: async (ms) => void waited.push(ms) },
  )
  await new Promise<void>((done) => {
    client.subscribe({ query: 'subscription { user { id } }' }, { next: () => {}, error: () => done(), complete: done })
  })
  return { opened, waited, tokens }
}
