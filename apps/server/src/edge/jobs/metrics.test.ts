import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '#testkit/free-port.ts'
import { openLog } from '../../kit/log.ts'
import type { Queue } from '../../kit/module.ts'
import { openMetrics, openRouteOf } from './metrics.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function open(
  queues: Queue[] = [],
): Promise<{ casino: string; read: () => Promise<string> }> {
  const casino: Server = createServer((_request, response) => response.writeHead(204).end())
  await new Promise<void>((done) => casino.listen(0, '127.0.0.1', done))
  const port = await freePort()
  const routes = [{ path: '/auth/login' }, { path: '/locales/*' }]
  const metrics = await openMetrics({
    port,
    host: '127.0.0.1',
    casino,
    listFrozen: async () => [],
    routes,
    queues,
    log: openLog('silent'),
  })
  closing.push(metrics.close, () => {
    casino.closeAllConnections()
    casino.close()
  })
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return { casino: `http://127.0.0.1:${(casino.address() as AddressInfo).port}`, read }
}

test('answers are counted by route, and all paths that are no route under one label', async () => {
  const { casino, read } = await open()
  for (const path of ['/auth/login?x=1', '/locales/1/en/shell', '/a', '/b', '/c/d'])
    await fetch(casino + path)
  const text = await read()
  expect(text).toContain('baize_http_answers_total{route="/auth/login",status="204"} 1')
  expect(text).toContain('baize_http_answers_total{route="/locales/*",status="204"} 1')
  expect(text).toContain('baize_http_answers_total{route="page or file",status="204"} 3')
})

test('a queue is shown with its length and age, and not at all when it could not be looked at', async () => {
  const { read } = await open([
    { name: 'mail', look: async () => ({ waiting: 3, oldestS: 61 }) },
    { name: 'refunds', look: () => Promise.reject(new Error('a test')) },
  ])
  const text = await read()
  expect(text).toContain('baize_queue_waiting{queue="mail"} 3')
  expect(text).toContain('baize_queue_oldest_seconds{queue="mail"} 61')
  expect(text).not.toContain('queue="refunds"')
})

test('the label of a path is one of the routes, or one for all others', () => {
  const routeOf = openRouteOf([{ path: '/healthz' }, { path: '/providers/*' }])
  expect(
    ['/healthz', '/providers/studio/wallet/play', '/healthz/', '/providers'].map(routeOf),
  ).toEqual(['/healthz', '/providers/*', 'page or file', 'page or file'])
})
