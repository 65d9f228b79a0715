import { expect, test } from 'vitest'
import { openFeed } from '../feed/feed.ts'
import { openWorlds } from '../feed/worlds.ts'
import type { Bet } from './bet.ts'
import { legNow } from './quote.ts'
import { makeRequestOf } from './wallet-words.ts'

const NOW = Date.UTC(2026, 10, 26, 9)
const feed = openFeed({ worlds: openWorlds('a secret of words'), nowMs: () => NOW })

/** A single on the first price of the sport, as the book writes it down. */
function betOn(sportId: number): Bet {
  const [first] = feed
    .listEvents({ sportId, live: false })
    .events.flatMap(({ main }) => (main?.state === 'open' ? main.selections : []))
  const leg = legNow(
    feed,
    { id: first?.id ?? 0, odds: first?.odds ?? '' },
    { policy: 'ask', eachWay: false },
  )
  return {
    id: 'a-bet',
    playerId: 'ann',
    key: 'a-press',
    phase: 'making',
    currency: 'EUR',
    type: 'single',
    lines: 1,
    stake: 500,
    total: 500,
    eachWay: false,
    odds: leg.odds,
    atMost: 1000,
    legs: [leg],
    placedAt: NOW,
    refusal: null,
    settlement: null,
  }
}

test('the casino gets the course and the number of the race of a bet', () => {
  const [leg] = makeRequestOf(feed, betOn(2), 'token').legs
  expect(leg?.event).toMatch(/^\p{Lu}\p{L}+( \p{Lu}\p{L}+)* · Race \d+$/u)
  expect(leg?.event.startsWith(leg.competition)).toBe(true)
})

test('the casino gets the two sides of the match of a bet', () => {
  expect(makeRequestOf(feed, betOn(1), 'token').legs[0]?.event).toMatch(/^\S.* – \S.*$/)
})
