import { expect, test } from 'vitest'
import type { PlayAnswer } from '../play-view.ts'
import { openRoundNews } from './round-news.ts'

function openGame() {
  const seen: unknown[] = []
  let onNews = () => {}
  const waiting: (() => void)[] = []
  const rounds = openRoundNews({
    host: {
      round: (running) => seen.push(running ? 'begun' : 'over'),
      onBalanceNews: (listener) => {
        onNews = listener
      },
    },
    api: {
      balance: () => new Promise((done) => waiting.push(() => done({ balance: 7 } as PlayAnswer))),
    },
    settle: ({ balance }) => seen.push(balance),
  })
  return {
    seen,
    /** Returns how many questions for the balance wait for their answer. */
    requests: () => waiting.length,
    rounds,
    publish: () => onNews(),
    async answer() {
      waiting.shift()?.()
      await Promise.resolve()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('a game that rests shows a changed balance at once', async () => {
  const { seen, publish, answer } = openGame()
  publish()
  await answer()
  expect(seen).toEqual([7])
})

test('a game shows a balance that has changed during a round once the round is over, and once', async () => {
  const { seen, requests, rounds, publish, answer } = openGame()
  rounds.begin()
  publish()
  expect(requests()).toBe(0)
  rounds.end()
  await answer()
  expect(seen).toEqual(['begun', 'over', 7])
  rounds.begin()
  rounds.end()
  await answer()
  expect(seen).toEqual(['begun', 'over', 7, 'begun', 'over'])
})

test('a game that shows a balance between two rounds does not say that a round is over', async () => {
  const { seen, rounds, publish, answer } = openGame()
  publish()
  await answer()
  rounds.end()
  expect(seen).toEqual([7])
})

test('a balance that comes when the next round has begun is requested again after it', async () => {
  const { seen, rounds, publish, answer } = openGame()
  publish()
  rounds.begin()
  await answer()
  expect(seen).toEqual(['begun'])
  rounds.end()
  await answer()
  expect(seen).toEqual(['begun', 'over', 7])
})
