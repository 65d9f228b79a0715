import { expect, test } from 'vitest'
import { openTopics } from '../../kit/topics.ts'
import { playerTopic } from './player-topic.ts'
import { watch } from './watch.ts'

function start() {
  const topics = openTopics()
  const stop = new AbortController()
  let state = 0
  let readings = 0
  const values = watch({
    topics,
    topic: playerTopic('1'),
    signal: stop.signal,
    async read() {
      readings++
      const seen = state
      await Promise.resolve()
      return seen
    },
  })
  const change = () => {
    state++
    topics.publish(playerTopic('1'), 'balance')
  }
  return { values, change, stop, topics, readings: () => readings }
}

test('the state is sent at once, and again after each piece of news', async () => {
  const { values, change } = start()
  expect((await values.next()).value).toBe(0)
  const next = values.next()
  change()
  expect((await next).value).toBe(1)
})

test('A3 the first reading has news from before it, and news during a reading is sent after it', async () => {
  const { values, change } = start()
  change()
  const first = values.next()
  change()
  expect((await first).value).toBe(1)
  expect((await values.next()).value).toBe(2)
})

test('a slow reader gets one reading of the newest state for much news', async () => {
  const { values, change, readings } = start()
  await values.next()
  for (let round = 0; round < 100; round++) change()
  expect((await values.next()).value).toBe(100)
  expect(readings()).toBe(2)
})

test('leaving ends a wait at once and stops listening', async () => {
  const { values, change, readings } = start()
  await values.next()
  const waiting = values.next()
  await values.return()
  expect((await waiting).done).toBe(true)
  change()
  expect(readings()).toBe(1)
})

test('watching a player ends with its signal', async () => {
  const { values, stop } = start()
  await values.next()
  const waiting = values.next()
  stop.abort()
  expect((await waiting).done).toBe(true)
})
