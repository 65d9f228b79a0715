import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { manualClock } from '../../kit/clock.ts'
import { NoTurnNow } from '../protection/turns.ts'
import { MOST_UNITS_AT_ONCE, openQueryTurns } from './query-turns.ts'

const clock = manualClock(new Date('2026-01-01T00:00:00Z'))
const a = () => '192.0.2.1'
const b = () => '192.0.2.2'

/** Requests a turn and writes down when it has come, and which turn of the loop that was. */
function openRecord() {
  const begun: [string, number][] = []
  let turn = 0
  return {
    begun,
    async count(turns: number) {
      for (; turn < turns; turn++) await setImmediate()
    },
    async recordAfter(name: string, requested: Promise<void> | null) {
      await requested
      begun.push([name, turn])
    },
  }
}

test('small pieces of work begin at once, until there is no more room in this turn of the loop', async () => {
  const { ofRequest } = openQueryTurns(clock)
  const small = MOST_UNITS_AT_ONCE / 5
  const requested = Array.from({ length: 6 }, () => ofRequest(a, small))
  expect(requested.map((each) => each === null)).toEqual([true, true, true, true, true, false])
  await requested[5]
  await setImmediate()
  expect(ofRequest(a, small)).toBeNull()
})

test('one of the costly queries that arrive together begins in a turn of the loop, and addresses take turns', async () => {
  const { ofRequest } = openQueryTurns(clock)
  const { begun, recordAfter, count } = openRecord()
  const requested = ['a1', 'a2', 'a3', 'a4'].map((name) =>
    recordAfter(name, ofRequest(a, MOST_UNITS_AT_ONCE)),
  )
  requested.push(recordAfter('b1', ofRequest(b, MOST_UNITS_AT_ONCE)))
  void count(1_000_000)
  await Promise.all(requested)
  expect(begun.map(([name]) => name)).toEqual(['a1', 'a2', 'a3', 'b1', 'a4'])
  expect(new Set(begun.map(([, turn]) => turn)).size).toBe(5)
})

test('work that takes more than a turn of the loop has room for gets one for itself', async () => {
  const { ofRequest } = openQueryTurns(clock)
  await ofRequest(a, 2 * MOST_UNITS_AT_ONCE)
  expect(ofRequest(b, 1)).not.toBeNull()
})

test('an address with too many that wait is refused with 429, and another one is not', async () => {
  const { ofRequest } = openQueryTurns(clock, {
    mostOfAddress: 2,
    mostWaiting: 10,
    longestWaitMs: 1000,
  })
  const statusOf = (requested: Promise<void> | null) =>
    Promise.resolve(requested).then(
      () => 'begun',
      (error: unknown) => (error instanceof NoTurnNow ? error.status : error),
    )
  ofRequest(a, MOST_UNITS_AT_ONCE)
  const requested = [a, a, a, b].map((address) => statusOf(ofRequest(address, MOST_UNITS_AT_ONCE)))
  expect(await Promise.all(requested)).toEqual(['begun', 'begun', 429, 'begun'])
})

test('operations of sockets wait beside those of requests, however many there are', async () => {
  const { ofRequest, ofSocket } = openQueryTurns(clock, {
    mostOfAddress: 1,
    mostWaiting: 1,
    longestWaitMs: 1000,
  })
  ofRequest(a, MOST_UNITS_AT_ONCE)
  const requested = Array.from({ length: 10 }, () => ofSocket(a, MOST_UNITS_AT_ONCE))
  expect(requested).not.toContain(null)
  await expect(Promise.all(requested)).resolves.toHaveLength(10)
})
