import { describe, expect, test } from 'vitest'
import type { Fixture } from '../feed/event.ts'
import { marketsOf } from '../feed/event-view.ts'
import { openFeed } from '../feed/feed.ts'
import { dayOf, marketId } from '../feed/ids.ts'
import type { Market, Selection } from '../feed/market.ts'
import { PLACE } from '../feed/racing/race-results.ts'
import { openWorlds } from '../feed/worlds.ts'
import type { Bet } from './bet.ts'
import { offerFor } from './cash-out.ts'

const MINUTE_MS = 60_000
const STAKE = 10_000
/** Chances are counted in so many parts, and an offer is rounded to the nearest minor unit. */
const ROUNDING = 2
const TODAY = dayOf(Date.UTC(2026, 10, 28))
const worlds = openWorlds('a secret of the cash-outs')
let now = 0
const feed = openFeed({ worlds, nowMs: () => now })

function* eventsOf(sportId: number): Generator<Fixture> {
  for (let day = TODAY; day < TODAY + 40; day++)
    yield* worlds.find((world) => world.sportId === sportId)?.eventsOn(day) ?? []
}

function betOn(event: Fixture, market: Market, { id, odds }: Selection): Bet {
  const leg = {
    id,
    marketId: market.id,
    eventId: event.id,
    sportId: event.sportId,
    kind: market.kind,
    period: market.period,
    line: market.line,
    name: market.name,
    competitors: [],
    championshipId: event.championshipId,
    odds: odds ?? '',
    live: false,
    startsAt: event.startsAt,
    result: 'open',
    why: null,
  } as const
  return {
    id: 'a bet',
    playerId: 'ann',
    key: 'a press',
    phase: 'open',
    currency: 'EUR',
    type: 'single',
    lines: 1,
    stake: STAKE,
    total: STAKE,
    eachWay: false,
    odds: leg.odds,
    atMost: STAKE * Number(odds),
    legs: [leg],
    placedAt: now,
    refusal: null,
    settlement: null,
  }
}

function playOf(event: Fixture) {
  const play = worlds.find(({ sportId }) => sportId === event.sportId)?.play(event)
  if (!play) throw new Error('an event without a course')
  return play
}

describe('the offer for an open bet', () => {
  test('is what the ends of its market return on average, less five percent, also when stakes come back', () => {
    let compared = 0
    for (const event of [...eventsOf(1)].slice(0, 12)) {
      const play = playOf(event)
      now = event.startsAt - MINUTE_MS
      const bets = marketsOf(play, now).flatMap((market) =>
        market.selections.flatMap((each) => (each.odds ? [betOn(event, market, each)] : [])),
      )
      now = event.startsAt + 90 * MINUTE_MS
      for (const bet of bets) {
        const [leg] = bet.legs
        const shares = leg && feed.sharesOf(leg.marketId, leg.id - leg.marketId)
        const offer = offerFor(feed, bet)
        if (!shares || offer === null) continue
        compared += 1
        const odds = Number(bet.odds)
        const average =
          shares.won * odds +
          (shares.half_won * (1 + odds)) / 2 +
          shares.void +
          shares.half_lost / 2
        expect(Math.abs(offer - 0.95 * STAKE * average)).toBeLessThan(ROUNDING)
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('on a horse knows what a horse takes from its winnings that was taken out since', () => {
    let compared = 0
    for (const race of [...eventsOf(2)].slice(0, 300)) {
      const play = playOf(race)
      const [out, ...others] = play.situationAt(race.startsAt).incidents
      if (!out || others.length > 0 || Number(out.values?.deduction) < 0.2) continue
      now = out.at - 1
      const market = marketsOf(play, now).find(({ kind }) => kind === 'win')
      const horse = market?.selections.find(
        ({ number, odds }) => number !== out.values?.number && odds,
      )
      if (!market || !horse) continue
      const bet = betOn(race, market, horse)
      now = out.at + 20_000
      const shares = feed.sharesOf(market.id, horse.number)
      const kept = 1 - Number(out.values?.deduction)
      const average = (shares?.won ?? 0) * (1 + (Number(bet.odds) - 1) * kept)
      compared += 1
      expect(Math.abs((offerFor(feed, bet) ?? 0) - 0.95 * STAKE * average)).toBeLessThan(ROUNDING)
    }
    expect(compared).toBeGreaterThan(3)
  })

  test('each way counts with the places of the runners that are left, and gives the place half back where there are none', () => {
    const compared = { shrunk: 0, without: 0 }
    for (const race of [...eventsOf(2)].slice(0, 1200)) {
      const play = playOf(race)
      const runners = race.competitors.length
      const [out, ...others] = play.situationAt(race.startsAt).incidents
      if (!out || others.length > 0 || (runners !== 5 && runners !== 8)) continue
      now = out.at - 1
      const market = marketsOf(play, now).find(({ kind }) => kind === 'win')
      const horse = market?.selections.find(
        ({ number, odds }) => number !== out.values?.number && odds,
      )
      if (!market || !horse) continue
      const single = betOn(race, market, horse)
      const legs = single.legs.map((leg) => ({
        ...leg,
        placeFraction: market.eachWay?.fraction ?? '',
      }))
      const bet = { ...single, legs, eachWay: true, lines: 2, total: 2 * STAKE }
      now = out.at + 20_000
      const win = feed.sharesOf(market.id, horse.number)?.won ?? 0
      const place = feed.sharesOf(marketId(race.id, PLACE, 0), horse.number)?.won ?? 0
      const winnings = (Number(bet.odds) - 1) * (1 - Number(out.values?.deduction))
      const back = runners === 5 ? 1 : place * (1 + 0.25 * winnings)
      const average = win * (1 + winnings) + back
      compared[runners === 5 ? 'without' : 'shrunk'] += 1
      expect(Math.abs((offerFor(feed, bet) ?? 0) - 0.95 * STAKE * average)).toBeLessThan(ROUNDING)
    }
    expect(compared.shrunk).toBeGreaterThan(3)
    expect(compared.without).toBeGreaterThan(3)
  })
})
