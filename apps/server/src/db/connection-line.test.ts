import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { runForCaller } from '../kit/caller.ts'
import type { Connection } from './connection.ts'
import { type LineLimits, openConnectionLine } from './connection-line.ts'

const CONNECTION: Connection = { query: () => Promise.reject(new Error()), release: () => {} }

/** A line for two connections of callers, and the names of those who were given one, in turn. */
function openLine({
  most = 2,
  mostOfOne,
  longestWaitMs = 60_000,
  take = async () => CONNECTION,
}: { take?: () => Promise<Connection> } & Partial<LineLimits> = {}) {
  const line = openConnectionLine(take, { most, mostOfOne, longestWaitMs })
  const given: { name: string; release(): void }[] = []
  const held = new Set<Connection>()
  async function work(name: string): Promise<void> {
    const connection = await line()
    held.add(connection)
    const release = () => void (held.delete(connection) && connection.release())
    given.push({ name, release })
  }
  const request = (caller: string | null, name = caller ?? 'a wallet') =>
    caller === null
      ? work(name)
      : runForCaller(
          () => caller,
          () => work(name),
        )
  // No question is left to wait when the test has ended: it would be refused in a later one.
  onTestFinished(async () => {
    for (const { release } of given) {
      release()
      await setImmediate()
    }
    expect(held).toEqual(new Set())
  })
  return { request, given, names: () => given.map(({ name }) => name) }
}

test('requests of visitors hold as many connections as they may, and a wallet call waits for none of them', async () => {
  const { request, given, names } = openLine({ mostOfOne: 2 })
  for (const name of ['first', 'second', 'third', 'fourth']) void request('a visitor', name)
  await setImmediate()
  expect(names()).toEqual(['first', 'second'])
  await request(null)
  await request(null)
  expect(names()).toEqual(['first', 'second', 'a wallet', 'a wallet'])
  given[0]?.release()
  await setImmediate()
  expect(names().slice(4), 'one connection was given back').toEqual(['third'])
})

test('callers take turns: one with many questions delays another by one', async () => {
  const { request, given, names } = openLine({ mostOfOne: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void request('a', name)
  void request('b')
  await setImmediate()
  for (let at = 0; at < 4; at++) {
    given[at]?.release()
    await setImmediate()
  }
  expect(names()).toEqual(['a1', 'a2', 'a3', 'b', 'a4', 'a5'])
})

test('the networks of an IPv6 /48 have the turns of ten', async () => {
  const { request, given, names } = openLine({ mostOfOne: 2 })
  for (let at = 0; at < 30; at++)
    void request(`2001:db8:1:${at.toString(16)}::/64`, `of the site ${at}`)
  void request('192.0.2.1')
  await setImmediate()
  for (let at = 0; at < 11; at++) {
    given[at]?.release()
    await setImmediate()
  }
  expect(names()).toHaveLength(13)
  expect(names().at(-1)).toBe('192.0.2.1')
})

test('a caller holds no more than its share of the connections, counted over all its networks', async () => {
  const { request, names, given } = openLine({ mostOfOne: 1 })
  const stuck = (at: number) => `2001:db8:1:${at}::/64`
  for (const name of ['a1', 'a2', 'a3']) void request(stuck(name.length), name)
  void request(stuck(4), 'a4')
  void request('b', 'b1')
  void request('b', 'b2')
  await setImmediate()
  expect(names()).toEqual(['a1', 'b1'])
  given[1]?.release()
  await setImmediate()
  given[2]?.release()
  await setImmediate()
  expect(names(), 'what is free stays free for others').toEqual(['a1', 'b1', 'b2'])
  given[0]?.release()
  await setImmediate()
  expect(names().slice(3)).toEqual(['a2'])
})

test('a caller holds a third of the connections of callers, when nothing else is set', async () => {
  const { request, names } = openLine({ most: 12 })
  for (let at = 0; at < 12; at++) void request('a')
  await setImmediate()
  expect(names()).toHaveLength(4)
})

test('a question that waits too long is refused, and takes no place of others', async () => {
  const { request, given, names } = openLine({ mostOfOne: 2, longestWaitMs: 1 })
  await request('a', 'a1')
  await request('a', 'a2')
  await expect(request('a', 'late')).rejects.toThrow(
    'No connection to the database was free in time.',
  )
  for (const each of given) each.release()
  await request('a', 'a3')
  await request('a', 'a4')
  expect(names().slice(2)).toEqual(['a3', 'a4'])
})

test('a connection that cannot be had keeps no place', async () => {
  const { request, names } = openLine({
    take: () =>
      names().length < 0 ? Promise.resolve(CONNECTION) : Promise.reject(new Error('down')),
  })
  for (let at = 0; at < 3; at++) await expect(request('a')).rejects.toThrow('down')
})
