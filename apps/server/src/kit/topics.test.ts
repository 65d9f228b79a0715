import { expect, test } from 'vitest'
import { oneTopic, openTopics } from './topics.ts'

const NEWS = oneTopic('news')

test('a slow reader keeps the newest 64 messages', async () => {
  const stop = new AbortController()
  const topics = openTopics()
  const news = topics.subscribe(NEWS, stop.signal)
  const first = news.next()
  for (let at = 0; at <= 1000; at++) topics.publish(NEWS, String(at))
  expect((await first).value).toBe('937')
  const rest: (string | undefined)[] = []
  for (let at = 0; at < 63; at++) rest.push((await news.next()).value)
  expect([rest[0], rest.at(-1)]).toEqual(['938', '1000'])
  stop.abort()
  expect((await news.next()).done).toBe(true)
})
