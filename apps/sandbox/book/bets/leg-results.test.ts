import { expect, test } from 'vitest'
import { openFeed } from '../feed/feed.ts'
import { dayOf } from '../feed/ids.ts'
import { openRacingWorld } from '../feed/racing/racing-world.ts'
import { settleSlip } from '../settlement/settle-slip.ts'
import { slipOf } from './bet.ts'
import { withResult } from './leg-results.ts'
import { legNow } from './quote.ts'

const world = openRacingWorld('a secret of small fields')
let now = 0
const feed = openFeed({ worlds: [world], nowMs: () => now })

/** Races for which five horses were listed an hour before, and in which four ran. */
function shrunkRaces() {
  const day = dayOf(Date.UTC(2026, 10, 28))
  return Array.from({ length: 7 }, (_, at) => world.eventsOn(day + at))
    .flat()
    .filter(({ competitors }) => competitors.length === 5)
    .filter(({ id, startsAt }) => {
      now = startsAt - 1
      return feed.getEvent(id)?.situation.incidents.length === 1
    })
    .slice(0, 5)
}

test('an each-way bet gets its place half back when too few horses run for places', () => {
  const races = shrunkRaces()
  expect(races.length).toBeGreaterThan(3)
  for (const { id, startsAt } of races) {
    now = startsAt - 60 * 60_000
    const win = feed.getEvent(id)?.markets.find(({ kind }) => kind === 'win')
    const legs = (win?.selections ?? []).map(({ id, odds }) =>
      legNow(feed, { id, odds: odds ?? '' }, { policy: 'ask', eachWay: true }),
    )
    const placedAt = now
    now = startsAt + 60 * 60_000
    for (const leg of legs) {
      const settled = withResult(feed, leg, placedAt)
      const eachWay = { type: 'single', stake: 100, eachWay: true, odds: leg.odds } as const
      const paid = settleSlip(slipOf({ ...eachWay, legs: [settled] })).returnedMinor
      const winHalf = slipOf({ ...eachWay, eachWay: false, legs: [settled] })
      expect(paid).toBe(settleSlip(winHalf).returnedMinor + 100n)
    }
    const whys = legs.map((leg) => withResult(feed, leg, placedAt).why?.key)
    expect(whys.filter((key) => key === 'why.few_runners')).toHaveLength(3)
  }
})

test('a bet on a place is void before the start once too few horses are left, and tells no finish', () => {
  for (const { id, startsAt } of shrunkRaces()) {
    now = startsAt - 1
    const place = feed.getEvent(id)?.markets.find(({ kind }) => kind === 'place')
    expect(place?.state).toBe('settled')
    const whys = place?.selections.map(({ result, why }) => [result, why?.key])
    expect(whys?.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => ['void', 'why.few_runners']),
      ['void', 'why.non_runner'],
    ])
  }
})
