import { expect, test } from 'vitest'
import { manualClock } from '../../kit/clock.ts'
import { NoTurnNow, openTurns } from './turns.ts'

const clock = manualClock(new Date('2026-01-01T00:00:00Z'))

/**
 * Turns whose pages are made when the test says so, and a record of what was begun and how each
 * ended.
 */
function open(limits: { mostOfAddress: number; mostWaiting: number }) {
  const inTurn = openTurns({ clock, longestWaitMs: 1000, ...limits })
  const begun: string[] = []
  const finish: (() => void)[] = []
  const ask = (address: string, name: string) =>
    inTurn(address, async () => {
      begun.push(name)
      await new Promise<void>((done) => finish.push(done))
      return name
    }).catch((error: unknown) =>
      error instanceof NoTurnNow ? error.status : Promise.reject(error),
    )
  const finishAll = async () => {
    for (let turn = 0; turn < 100; turn++) {
      finish.shift()?.()
      await Promise.resolve()
    }
  }
  return { ask, begun, finishAll }
}

test('one page is made at a time, and addresses take turns', async () => {
  const { ask, begun, finishAll } = open({ mostOfAddress: 10, mostWaiting: 10 })
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')]
  await Promise.resolve()
  expect(begun).toEqual(['a1'])
  await finishAll()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('an address may have so many pages under way, and more once they are made', async () => {
  const { ask, finishAll } = open({ mostOfAddress: 2, mostWaiting: 10 })
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')]
  await finishAll()
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 429, 'b1'])
  const later = ask('a', 'a4')
  await finishAll()
  expect(await later).toBe('a4')
})

test('when too many wait, the last of the address with the most gives way to an address with fewer, and none gives way to an address with as many', async () => {
  const { ask, finishAll } = open({ mostOfAddress: 10, mostWaiting: 3 })
  const asked = [
    ask('a', 'a1'),
    ask('a', 'a2'),
    ask('a', 'a3'),
    ask('a', 'a4'),
    ask('a', 'a5'),
    ask('b', 'b1'),
    ask('c', 'c1'),
    ask('d', 'd1'),
  ]
  await finishAll()
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 503, 503, 503, 'b1', 'c1', 503])
})

test('whose turn comes too late gets none', async () => {
  const { ask, begun, finishAll } = open({ mostOfAddress: 10, mostWaiting: 10 })
  const asked = [ask('a', 'a1'), ask('b', 'b1')]
  clock.advance(1001)
  const fresh = ask('c', 'c1')
  await finishAll()
  expect(await Promise.all([...asked, fresh])).toEqual(['a1', 503, 'c1'])
  expect(begun).toEqual(['a1', 'c1'])
})

test('a page that breaks makes room for the next', async () => {
  const inTurn = openTurns({ clock, longestWaitMs: 1000, mostOfAddress: 1, mostWaiting: 1 })
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn('a', async () => 'well')).toBe('well')
})
