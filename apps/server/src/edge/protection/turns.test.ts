import { expect, test } from 'vitest'
import { manualClock } from '../../kit/clock.ts'
import { NoTurnNow, openTurns } from './turns.ts'

const clock = manualClock(new Date('2026-01-01T00:00:00Z'))

/**
 * Turns whose pages are made when the test lets them, and a record of what was begun and how each
 * ended.
 */
function open(limits: { mostOfAddress: number; mostWaiting: number }) {
  const inTurn = openTurns({ clock, longestWaitMs: 1000, ...limits })
  const begun: string[] = []
  const finish: (() => void)[] = []
  const request = (address: string, name: string) =>
    inTurn(address, async () => {
      begun.push(name)
      await new Promise<void>((done) => finish.push(done))
      return name
    }).catch((error: unknown) =>
      error instanceof NoTurnNow ? error.status : Promise.reject(error),
    )
  const finishAll = async () => {
    for (let turn = 0; turn < 1000; turn++) {
      finish.shift()?.()
      await Promise.resolve()
    }
  }
  return { request, begun, finishAll }
}

test('one page is drawn at a time, and addresses take turns', async () => {
  const { request, begun, finishAll } = open({ mostOfAddress: 10, mostWaiting: 10 })
  const requested = [request('a', 'a1'), request('a', 'a2'), request('a', 'a3'), request('b', 'b1')]
  await Promise.resolve()
  expect(begun).toEqual(['a1'])
  await finishAll()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  expect(await Promise.all(requested)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('an address may have so many pages under way, and more once they are made', async () => {
  const { request, finishAll } = open({ mostOfAddress: 2, mostWaiting: 10 })
  const requested = [request('a', 'a1'), request('a', 'a2'), request('a', 'a3'), request('b', 'b1')]
  await finishAll()
  expect(await Promise.all(requested)).toEqual(['a1', 'a2', 429, 'b1'])
  const later = request('a', 'a4')
  await finishAll()
  expect(await later).toBe('a4')
})

test('when too many wait, the last of the address with the most gives way to an address with fewer, and none gives way to an address with as many', async () => {
  const { request, finishAll } = open({ mostOfAddress: 10, mostWaiting: 3 })
  const requested = [
    request('a', 'a1'),
    request('a', 'a2'),
    request('a', 'a3'),
    request('a', 'a4'),
    request('a', 'a5'),
    request('b', 'b1'),
    request('c', 'c1'),
    request('d', 'd1'),
  ]
  await finishAll()
  expect(await Promise.all(requested)).toEqual(['a1', 'a2', 503, 503, 503, 'b1', 'c1', 503])
})

const network = (at: number) => `2001:db8:7:${at.toString(16)}::/64`

test('the networks of one IPv6 /48 have as many turns as ten of them, and hold another address up no longer', async () => {
  const { request, begun, finishAll } = open({ mostOfAddress: 100, mostWaiting: 100 })
  const requested = Array.from({ length: 60 }, (_, at) => request(network(at), `${at}`))
  const others = ['b1', 'b2', 'b3'].map((name) => request('b', name))
  await finishAll()
  expect(begun.filter((name) => name.startsWith('b'))).toHaveLength(3)
  expect(begun.indexOf('b3')).toBeLessThan(35)
  expect(await Promise.all([...requested, ...others])).not.toContain(503)
})

test('the networks of one IPv6 /48 fill the line for themselves alone', async () => {
  const { request, finishAll } = open({ mostOfAddress: 100, mostWaiting: 50 })
  const requested = Array.from({ length: 60 }, (_, at) => request(network(at), `${at}`))
  const other = request('192.0.2.1', 'other')
  await finishAll()
  expect(await other).toBe('other')
  expect((await Promise.all(requested)).filter((status) => status === 503)).toHaveLength(10)
})

test('the networks of one IPv6 /48 have ten times as much under way as an address', async () => {
  const { request, finishAll } = open({ mostOfAddress: 2, mostWaiting: 100 })
  const requested = Array.from({ length: 22 }, (_, at) => request(network(at), `${at}`))
  const other = request('2001:db8:8:1::/64', 'other')
  await finishAll()
  expect((await Promise.all(requested)).filter((status) => status === 429)).toHaveLength(2)
  expect(await other).toBe('other')
})

test('whose turn comes too late gets none', async () => {
  const { request, begun, finishAll } = open({ mostOfAddress: 10, mostWaiting: 10 })
  const requested = [request('a', 'a1'), request('b', 'b1')]
  clock.advance(1001)
  const fresh = request('c', 'c1')
  await finishAll()
  expect(await Promise.all([...requested, fresh])).toEqual(['a1', 503, 'c1'])
  expect(begun).toEqual(['a1', 'c1'])
})

test('a page that breaks makes room for the next', async () => {
  const inTurn = openTurns({ clock, longestWaitMs: 1000, mostOfAddress: 1, mostWaiting: 1 })
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn('a', async () => 'well')).toBe('well')
})
