import { beforeEach, expect, test } from 'vitest'
import { collectMissingWords } from './missing-words.ts'

interface Write {
  path: string
  words: Readonly<Record<string, string>>
}

let writes: Write[]
let timers: { ms: number; then: () => void }[]
let taken: boolean

beforeEach(() => {
  writes = []
  timers = []
  taken = true
})

const collect = () =>
  collectMissingWords({
    post: async (path, words) => {
      writes.push({ path, words })
      return taken
    },
    after: (ms, then) => {
      const timer = { ms, then }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
  })

async function passTime(): Promise<void> {
  const due = timers
  timers = []
  for (const { then } of due) then()
  await new Promise(setImmediate)
}

test('missing keys are written back together, five seconds after the last one, by namespace', async () => {
  const missing = collect()
  missing.add('shell', 'one', 'one')
  missing.add('join', 'two', 'two')
  missing.add('shell', 'three', 'three')
  expect(timers.map(({ ms }) => ms)).toEqual([5000])
  expect(writes).toEqual([])
  await passTime()
  expect(writes).toEqual([
    { path: '/locales/missing/latest/en/shell', words: { one: 'one', three: 'three' } },
    { path: '/locales/missing/latest/en/join', words: { two: 'two' } },
  ])
})

test('a key is written once, however often it is missed', async () => {
  const missing = collect()
  missing.add('shell', 'one', 'one')
  await passTime()
  missing.add('shell', 'one', 'one')
  await passTime()
  expect(writes).toHaveLength(1)
})

test('at most a thousand keys go in one write', async () => {
  const missing = collect()
  for (let at = 0; at < 2001; at++) missing.add('shell', `key${at}`, '')
  await passTime()
  expect(writes.map(({ words }) => Object.keys(words).length)).toEqual([1000, 1000, 1])
})

test('missing words that were not taken wait for the next write', async () => {
  const missing = collect()
  taken = false
  missing.add('shell', 'one', 'one')
  await passTime()
  taken = true
  await passTime()
  expect(writes.map(({ words }) => words)).toEqual([{ one: 'one' }, { one: 'one' }])
  await passTime()
  expect(writes).toHaveLength(2)
})
