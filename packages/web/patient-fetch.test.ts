import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patientFetch } from './patient-fetch.ts'

const closers: (() => void)[] = []

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) close()
})

it('a server that sends nothing is given up after twenty seconds, and not before', async () => {
  const { url, requested } = await serve(() => {})
  let isOver = false
  const answer = patientFetch(url).finally(() => {
    isOver = true
  })
  const refused = expect(answer).rejects.toThrow('aborted')
  await requested
  vi.advanceTimersByTime(19_999)
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  vi.advanceTimersByTime(1)
  await refused
})

it('a server that falls silent in the middle of its answer is given up too', async () => {
  const { url } = await serve(
    (_request, response) => void response.writeHead(200).write('{"data":'),
  )
  const answer = await patientFetch(url)
  const refused = expect(answer.text()).rejects.toThrow('aborted')
  vi.advanceTimersByTime(20_000)
  await refused
})

it('a caller may stop waiting earlier', async () => {
  const { url, requested } = await serve(() => {})
  const own = new AbortController()
  const refused = expect(patientFetch(url, { signal: own.signal })).rejects.toThrow('aborted')
  await requested
  own.abort()
  await refused
})

/** `requested` resolves at the first request. */
async function serve(
  listener: RequestListener,
): Promise<{ url: string; requested: Promise<unknown> }> {
  const server = createServer(listener).listen(0)
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const requested = once(server, 'request')
  await once(server, 'listening')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, requested }
}
