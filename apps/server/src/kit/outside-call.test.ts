import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meter } from './meter.ts'
import { callOutside } from './outside-call.ts'

let answer: RequestListener = () => {}
const server = createServer((request, response) => answer(request, response))
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const call = (limits: { timeoutMs?: number; mostBytes?: number } = {}) =>
  callOutside(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    party: 'test',
    timeoutMs: 5000,
    mostBytes: 1000,
    ...limits,
  })

test('an answer as large as its bound is read whole', async () => {
  answer = (_request, response) => response.end('é'.repeat(500))
  expect(await call()).toMatchObject({ status: 200, ok: true, text: 'é'.repeat(500) })
})

test('an answer whose JSON holds what no database keeps is read with another character there', async () => {
  answer = (_request, response) => response.end(String.raw`{"name":"a\u0000b\ud83d"}`)
  expect(JSON.parse((await call()).text)).toEqual({ name: 'a\ufffdb\ufffd' })
})

test('an answer that never ends is read up to its bound, and its connection is closed', async () => {
  const closed = Promise.withResolvers<void>()
  answer = (_request, response) => {
    response.on('close', closed.resolve)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000))) {}
    }
    response.on('drain', more)
    more()
  }
  await expect(call()).rejects.toThrow('more than 1000 bytes')
  await closed.promise
})

test('an answer is measured as it is unpacked: a small one may hold a large one', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000)))
  }
  await expect(call()).rejects.toThrow('more than 1000 bytes')
})

test('the time-out holds for the body as well, not only for the headers', async () => {
  answer = (_request, response) => {
    response.write('begun')
  }
  await expect(call({ timeoutMs: 100 })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a redirect is refused', async () => {
  const seen: (string | undefined)[] = []
  answer = ({ url }, response) => {
    seen.push(url)
    response.writeHead(302, { location: '/elsewhere' }).end()
  }
  await expect(call()).rejects.toThrow()
  expect(seen).toEqual(['/'])
})

test('each call is measured with its outcome: ok, refused, failed, or unreachable', async () => {
  meter.resetMetrics()
  for (const status of [204, 404, 503]) {
    answer = (_request, response) => response.writeHead(status).end()
    await call()
  }
  answer = (_request, response) => response.destroy()
  await expect(call()).rejects.toThrow()
  const text = await meter.getSingleMetricAsString('baize_provider_call_seconds')
  for (const outcome of ['ok', 'refused', 'failed', 'unreachable'])
    expect(text).toContain(`baize_provider_call_seconds_count{party="test",outcome="${outcome}"} 1`)
})
