import { expect, test } from 'vitest'
import { openFeed } from '../feed/feed.ts'
import { dayOf } from '../feed/ids.ts'
import { openRacingWorld } from '../feed/racing/racing-world.ts'
import { settleSlip } from '../settlement/settle-slip.ts'
import { slipOf } from './bet.ts'
import { withResult } from './leg-results.ts'
import { legNow, quote } from './quote.ts'

const world = openRacingWorld('a secret of small fields')
let now = 0
const feed = openFeed({ worlds: [world], nowMs: () => now })

/** Races for which that many horses were listed an hour before, and in which one less ran. */
function shrunkRaces(listed: number) {
  const day = dayOf(Date.UTC(2026, 10, 28))
  return Array.from({ length: 7 }, (_, at) => world.eventsOn(day + at))
    .flat()
    .filter(({ competitors }) => competitors.length === listed)
    .filter(({ id, startsAt }) => {
      now = startsAt - 1
      return feed.getEvent(id)?.situation.incidents.length === 1
    })
    .slice(0, 5)
}

test('an each-way bet gets its place half back when too few horses run for places', () => {
  const races = shrunkRaces(5)
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

test('a bet on a place is void before the start once too few horses are left, and shows no finish', () => {
  for (const { id, startsAt } of shrunkRaces(5)) {
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

test('an each-way bet is paid by the number of runners at the start, within the return that the casino has', () => {
  const places = shrunkRaces(8).flatMap(({ id, startsAt }) => {
    now = startsAt - 60 * 60_000
    const win = feed.getEvent(id)?.markets.find(({ kind }) => kind === 'win')
    expect(win?.eachWay).toEqual({ places: 3, fraction: '0.2' })
    const quotes = (win?.selections ?? []).map(({ id, odds }) => quoteOf(id, odds ?? ''))
    const placedAt = now
    now = startsAt + 60 * 60_000
    return quotes.map(({ legs, atMost, ...quoted }) => {
      const settled = legs.map((leg) => withResult(feed, leg, placedAt))
      const { returnedMinor } = settleSlip(slipOf({ ...quoted, legs: settled }))
      expect(returnedMinor <= BigInt(atMost)).toBe(true)
      return settled[0]
    })
  })
  const paid = places.filter((leg) => leg?.result === 'won' || leg?.result === 'placed')
  expect(paid.length).toBeGreaterThan(5)
  for (const leg of paid) expect(leg?.placeFraction).toBe('0.25')
})

function quoteOf(id: number, odds: string) {
  const wish = { type: 'single', stake: 100, eachWay: true, policy: 'ask' } as const
  const limits = { maxReturn: 5_000_000, maxOdds: '10000' }
  return quote(feed, { ...wish, legs: [{ id, odds }] }, limits)
}
