import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import { openLog } from '../../kit/log.ts'
import type { Database } from '../database.ts'
import { openNotifyListener } from './notify-listener.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

describe.runIf(testsOnPostgres)('the connection that receives notifications', () => {
  test('reports after it was lost that something may have been missed, once it receives again', async () => {
    const messages: string[] = []
    const last = Promise.withResolvers<void>()
    const missed = Promise.withResolvers<void>()
    const onPayload = (payload: string) => {
      messages.push(payload)
      if (payload === 'last') last.resolve()
    }
    await db.listen('test_news', onPayload, missed.resolve)
    const endListener =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'baize listener' and datname = current_database()"
    expect(await db.run('test_end_listener', endListener, [])).toHaveLength(1)
    await missed.promise
    await db.notify('test_news', 'last')
    await last.promise
    expect(messages).toEqual(['last'])
  })
})

/**
 * Opens a server that takes connections and LISTEN like PostgreSQL; it ends the connections,
 * counted from 1, for which `cut` is true.
 */
async function openStandIn(cut: (connection: number) => boolean) {
  const message = (type: string, body: string) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    return Buffer.concat([Buffer.from(type), length, Buffer.from(body, 'latin1')])
  }
  const ready = message('Z', 'I')
  const sockets: Socket[] = []
  const openedAtMs: number[] = []
  const server = createServer((socket) => {
    const connection = sockets.push(socket)
    openedAtMs.push(performance.now())
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', '\0\0\0\0'), ready]))
      socket.on('data', (data) => {
        if (data[0] !== 'Q'.charCodeAt(0)) return
        if (cut(connection)) socket.destroy()
        else socket.write(Buffer.concat([message('C', 'LISTEN\0'), ready]))
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `postgres://ann@127.0.0.1:${(server.address() as AddressInfo).port}/none`
  return { url, sockets, openedAtMs, close: () => void server.close() }
}

test('a connection that is lost before it receives again is tried once more after a moment, not by two at once', async () => {
  const standIn = await openStandIn((connection) => connection === 2)
  const listener = openNotifyListener(standIn.url, openLog('silent'))
  const missed = Promise.withResolvers<void>()
  await listener.listen('test_news', () => {}, missed.resolve)
  standIn.sockets[0]?.destroy()
  await missed.promise
  const [, second = 0, third = 0] = standIn.openedAtMs
  expect(third - second).toBeGreaterThan(400)
  await listener.close()
  standIn.close()
})
