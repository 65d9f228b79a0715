import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { SocketPlace } from '../../http/page-sockets.ts'
import { claimSession, isKeyOf } from '../page-key.ts'
import { openAnswers } from '../play-answer.ts'
import type { PlayAnswer } from '../play-view.ts'
import { openTableSocket } from './table-socket.ts'
import type { CrowdedTable, TableNews } from './tables.ts'
import { openTestTables } from './test-tables.ts'

interface TableMessage {
  table?: CrowdedTable
  you?: PlayAnswer
  news?: TableNews[]
}

const KEY = 'k'.repeat(43)
let studio: Awaited<ReturnType<typeof openTestTables>>
let server: Server
let socket: SocketPlace
let url: string

beforeEach(async () => {
  studio = await openTestTables()
  const { tables, store, shelf } = studio
  socket = openTableSocket({
    tables,
    tableIds: ['roulette', 'wheel'],
    answer: openAnswers(store, shelf),
    findSession(id, key) {
      const session = store.findSession(id)
      return session && isKeyOf(session, key) ? session : null
    },
  })
  server = createServer().on('upgrade', socket.upgrade).listen(0)
  await once(server, 'listening')
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  socket.close()
  server.close()
  await studio.close()
})

/** A session whose page holds the key. */
function launch(player?: string): string {
  const id = studio.launch('roulette', player)
  claimSession(studio.store, id, KEY)
  return id
}

async function connect(hello: unknown) {
  const page = new WebSocket(url)
  const messages: TableMessage[] = []
  page.on('message', (data) => messages.push(JSON.parse(String(data))))
  await once(page, 'open')
  page.send(typeof hello === 'string' ? hello : JSON.stringify(hello))
  return {
    page,
    messages,
    until: (test: (message: TableMessage) => boolean) =>
      vi.waitFor(() => expect(messages.some(test)).toBe(true), { interval: 2 }),
  }
}

describe('the socket of live tables', () => {
  test('sends a page its table, every change, and how its own bet ended', async () => {
    const mine = launch()
    const { messages, until, page } = await connect({ join: mine, key: KEY })
    await until(({ table }) => table?.phase === 'betting')
    await studio.place(mine, 'red', 500)
    studio.clock.pass(20_000)
    await until(({ table }) => table?.phase === 'shown' && table.outcome !== null)
    await until(({ you }) => you?.round?.phase === 'settled')
    const own = messages.find(({ you }) => you)?.you
    expect(own).toMatchObject({
      round: { stake: 500, win: expect.any(Number) },
      balance: 9500 + (own?.round?.win ?? 0),
    })
    page.close()
  })

  test('sends nothing about a bet to others', async () => {
    const [mine, other] = [launch(), launch()]
    const [here, there] = [
      await connect({ join: mine, key: KEY }),
      await connect({ join: other, key: KEY }),
    ]
    await there.until(({ table }) => table !== undefined)
    await studio.place(mine, 'red', 500)
    studio.clock.pass(20_000)
    await here.until(({ you }) => you !== undefined)
    expect(there.messages.filter(({ you }) => you)).toEqual([])
    expect(JSON.stringify(there.messages)).not.toContain(mine)
  })

  test('sends a listener without a session the news of all tables', async () => {
    const { until } = await connect({ watch: 'tables' })
    await until(({ news }) => news?.length === 2)
    studio.clock.pass(20_000)
    await until(({ news }) => news?.[0]?.id === 'roulette' && news[0].road.length === 1)
  })

  test.each([
    ['without the key of the page', 1008, { join: 'session-1', key: 'another' }],
    ['that says nothing it understands', 1007, { watch: 'everything' }],
    ['that sends no JSON', 1007, 'hello'],
    ['that sends too much', 1009, { join: 'a'.repeat(2000), key: KEY }],
  ])('closes one %s', async (_name, code, hello) => {
    launch()
    const { page } = await connect(hello)
    const [closed] = await once(page, 'close')
    expect(closed).toBe(code)
  })

  test('closes one that goes on and on, and lets a session have four', async () => {
    const mine = launch()
    const { page } = await connect({ watch: 'tables' })
    for (let sent = 0; sent < 25; sent += 1) page.send(JSON.stringify({ watch: 'tables' }))
    expect((await once(page, 'close'))[0]).toBe(1008)
    const pages = await Promise.all(
      Array.from({ length: 4 }, () => connect({ join: mine, key: KEY })),
    )
    for (const { until } of pages) await until(({ table }) => table !== undefined)
    const fifth = await connect({ join: mine, key: KEY })
    expect((await once(fifth.page, 'close'))[0]).toBe(1008)
  })
})
