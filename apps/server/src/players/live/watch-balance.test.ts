import { expect, test } from 'vitest'
import { NEWS_MISSED, openTopics } from '../../kit/topics.ts'
import { balanceNews, type MovedBy } from './balance-news.ts'
import { playerTopic } from './player-topic.ts'
import { watchBalanceElsewhere } from './watch-balance.ts'

const PURSES = { real: 5n, bonus: 0n, newestTransfer: 7n }

function follow() {
  const topics = openTopics()
  const stop = new AbortController()
  const viewer = { playerId: 'ann', sessionId: 'a session' }
  const context = { viewer, signal: stop.signal }
  const changes = watchBalanceElsewhere(topics, 'reels', context)[Symbol.asyncIterator]()
  const seen: number[] = []
  const ended = (async () => {
    for (;;) {
      const { value, done } = await changes.next()
      if (done) return
      seen.push(value)
    }
  })()
  return {
    seen,
    news: (message: string) => topics.publish(playerTopic('ann'), message),
    move: (movedBy: MovedBy) => topics.publish(playerTopic('ann'), balanceNews(PURSES, movedBy)),
    miss: () => topics.publish(NEWS_MISSED, ''),
    end: async () => {
      stop.abort()
      await ended
    },
  }
}

test('the page of a game is told of every change of the balance but those by rounds of this game', async () => {
  const { seen, news, move, end } = follow()
  await expect.poll(() => seen.length, { message: 'at once' }).toBe(1)
  move('game/reels')
  move('game/reels-of-another-kind')
  await expect.poll(() => seen.length).toBe(2)
  move('game/reels')
  move('sports')
  await expect.poll(() => seen.length).toBe(3)
  news('balance')
  await expect.poll(() => seen.length).toBe(4)
  move('game/reels')
  await end()
  expect(seen.length).toBe(4)
})

test('the page of a game is told once more when news may have been missed', async () => {
  const { seen, miss, end } = follow()
  await expect.poll(() => seen.length).toBe(1)
  miss()
  await expect.poll(() => seen.length).toBe(2)
  await end()
})
