import { expect, test } from 'vitest'
import { manualClock } from '../../kit/clock.ts'
import type { HttpRequest } from '../../kit/http.ts'
import { healthRoutes } from './health.ts'

/** Readiness over a database that answers when a test lets it. */
function openReadiness() {
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  const requested: PromiseWithResolvers<string[]>[] = []
  let problem: string | null = null
  const routes = healthRoutes({
    clock,
    listFrozen() {
      const question = Promise.withResolvers<string[]>()
      requested.push(question)
      return question.promise
    },
    whyNotWritable: () => problem,
  })
  const route = routes.find(({ path }) => path === '/healthz/readiness')
  const request = async () => {
    const { status, body } = (await route?.handle({} as HttpRequest)) ?? {}
    return { status, body: JSON.parse(String(body)) }
  }
  return { clock, requested, request, fillDisk: () => (problem = 'The disk is full.') }
}

const READY = { status: 200, body: { status: 'ready' } }

test('readiness queries the database once for all callers who come meanwhile and within a second', async () => {
  const { clock, requested, request } = openReadiness()
  const together = Array.from({ length: 100 }, request)
  clock.advance(5000)
  together.push(request())
  requested[0]?.resolve([])
  expect(await Promise.all(together)).toEqual(together.map(() => READY))
  clock.advance(999)
  expect(await request()).toEqual(READY)
  expect(requested).toHaveLength(1)

  clock.advance(1)
  const later = request()
  expect(requested).toHaveLength(2)
  requested[1]?.resolve(['EUR'])
  expect(await later).toEqual({ status: 200, body: { status: 'ready', frozenCurrencies: ['EUR'] } })
})

test('a database that cannot be used is queried again after a second, and a clock that is put back keeps no answer', async () => {
  const { clock, requested, request } = openReadiness()
  const [first, second] = [request(), request()]
  requested[0]?.reject(new Error('gone'))
  const notReady = {
    status: 503,
    body: { status: 'not ready', problems: { database: 'Error: gone' } },
  }
  expect(await Promise.all([first, second, request()])).toEqual([notReady, notReady, notReady])
  expect(requested).toHaveLength(1)
  clock.advance(-60_000)
  const later = request()
  requested[1]?.resolve([])
  expect(await later).toEqual(READY)
})

test('a disk that is full is reported at once', async () => {
  const { requested, request, fillDisk } = openReadiness()
  const first = request()
  requested[0]?.resolve([])
  expect(await first).toEqual(READY)
  fillDisk()
  expect(await request()).toEqual({
    status: 503,
    body: { status: 'not ready', problems: { disk: 'The disk is full.' } },
  })
})
