import { beforeAll, describe, expect, test } from 'vitest'
import type { Delta } from './changes.ts'
import type { Fixture } from './event.ts'
import { isListed, marketsOf } from './event-view.ts'
import { type Feed, openFeed } from './feed.ts'
import { dayOf } from './ids.ts'
import type { Market } from './market.ts'
import type { World } from './world.ts'
import { openWorlds } from './worlds.ts'

const SECRET = 'a secret of this test'
const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 10, 26, 15, 7)
let worlds: readonly World[]
beforeAll(() => {
  worlds = openWorlds(SECRET)
})

/** A feed whose time stands still until the test moves it. */
function openAt(time: number): { feed: Feed; moveTo: (time: number) => void } {
  let now = time
  return { feed: openFeed({ worlds, nowMs: () => now }), moveTo: (time) => (now = time) }
}

function playedOut(sportId: number, from = START): Fixture[] {
  const world = worlds.find((each) => each.sportId === sportId)
  return [...(world?.eventsOn(dayOf(from)) ?? [])]
}

describe('the calendar', () => {
  test('has something live, today and tomorrow at every hour of many days', () => {
    const { feed, moveTo } = openAt(START)
    for (let hour = 0; hour < 24 * 20; hour += 7) {
      moveTo(START + hour * HOUR_MS)
      expect(feed.listEvents({ live: true, sportId: 1 }, { limit: 1 }).total).toBeGreaterThan(0)
      for (const coupon of [2, 3])
        expect(feed.listEvents({ coupon, sportId: 1 }, { limit: 1 }).total).toBeGreaterThan(10)
    }
  })

  test('gives the same events, with the same ids, after a restart', () => {
    const again = openWorlds(SECRET)
    for (const [at, world] of worlds.entries())
      expect(again[at]?.eventsOn(2500)).toEqual(world.eventsOn(2500))
  })

  test('finds each event again by its id alone', () => {
    const { feed } = openAt(START)
    for (const world of worlds)
      for (const fixture of world.eventsOn(dayOf(START)).slice(0, 40))
        expect(feed.getEvent(fixture.id)).toMatchObject({
          id: fixture.id,
          startsAt: fixture.startsAt,
          competitors: fixture.competitors,
        })
  })
})

describe('an event', () => {
  test('goes the same way from the same secret, and another way from another', () => {
    const [same, other] = [openWorlds(SECRET), openWorlds('another secret')]
    for (const [at, world] of worlds.entries()) {
      const fixtures = world.eventsOn(dayOf(START)).slice(0, 20)
      const end = (from: World | undefined) =>
        fixtures.map((fixture) => from?.play(fixture).situationAt(fixture.startsAt + 6 * HOUR_MS))
      expect(end(same[at])).toEqual(end(world))
      expect(end(other[at])).not.toEqual(end(world))
    }
  })

  test('ends with every market settled by one result for each selection', () => {
    for (const world of worlds)
      for (const fixture of playedOut(world.sportId).slice(0, 25)) {
        const play = world.play(fixture)
        if (play.situationAt(play.endsAt).state !== 'ended') continue
        const markets = marketsOf(play, play.endsAt)
        expect(markets.filter(({ state }) => state !== 'settled')).toEqual([])
        for (const { selections } of markets)
          for (const { result, why, odds } of selections)
            expect([result !== null, why !== null, odds]).toEqual([true, true, null])
      }
  })

  test('keeps a result once it is there', () => {
    for (const world of worlds)
      for (const fixture of playedOut(world.sportId).slice(0, 2)) {
        const play = world.play(fixture)
        const known = new Map<number, string>()
        for (let time = fixture.startsAt; time <= play.endsAt + 60_000; time += 97_000)
          for (const market of marketsOf(play, time)) {
            if (market.state !== 'settled') continue
            const published = JSON.stringify(market.selections.map(({ result }) => result))
            expect(known.get(market.id) ?? published).toBe(published)
            known.set(market.id, published)
          }
      }
  })
})

describe('prices', () => {
  let offered: readonly Market[]
  beforeAll(() => {
    offered = offeredAt([-HOUR_MS, 60_000, 31 * 60_000, 70 * 60_000])
  })

  test('of a market leave no sure profit', () => {
    for (const market of offered) {
      const inverse = market.selections.reduce(
        (sum, { odds }) => sum + (odds === null ? 0 : 1 / Number(odds)),
        0,
      )
      const winners = market.selections.reduce((sum, { probability }) => sum + probability, 0)
      if (market.selections.every(({ odds }) => odds !== null))
        expect(inverse).toBeGreaterThanOrEqual(Math.min(winners, 1) - 1e-9)
    }
  })

  test('are never above the fair price of the one distribution that all markets share', () => {
    for (const { selections } of offered)
      for (const { odds, probability } of selections)
        if (odds !== null && probability > 0.002)
          expect(Number(odds) * probability).toBeLessThanOrEqual(1.001)
  })

  function offeredAt(offsets: readonly number[]): Market[] {
    return worlds.flatMap((world) =>
      playedOut(world.sportId)
        .slice(0, 12)
        .flatMap((fixture) =>
          offsets.flatMap((offset) =>
            marketsOf(world.play(fixture), fixture.startsAt + offset).filter(isListed),
          ),
        ),
    )
  }
})

describe('a feed', () => {
  test('reports in small changes what a later look shows whole', () => {
    const { feed, moveTo } = openAt(START)
    const event = feed.listEvents({ live: true, sportId: 1 }).events[0]
    const before = feed.getEvent(event?.id ?? 0)
    const shown = new Map(
      before?.markets.map((market) => [
        market.id,
        structuredClone(market) as Market & { state: string },
      ]),
    )
    const deltas: Delta[] = []
    feed.subscribe((delta) => delta.eventId === event?.id && deltas.push(delta))
    for (let second = 3; second <= 900; second += 3) {
      moveTo(START + second * 1000)
      feed.tick()
    }
    const odds = new Map(
      [...shown.values()].flatMap(({ selections }) =>
        selections.map((one) => [one.id, one.odds] as const),
      ),
    )
    const states = new Map([...shown.values()].map(({ id, state }) => [id, state as string]))
    for (const delta of deltas) {
      for (const market of delta.markets) {
        states.set(market.id, market.state)
        for (const one of market.selections) odds.set(one.id, one.odds)
      }
      for (const [id, price] of delta.odds) odds.set(id, price)
      for (const [id, state] of delta.states) states.set(id, state)
    }
    const now = feed.getEvent(event?.id ?? 0)
    expect(deltas.length).toBeGreaterThan(20)
    for (const market of now?.markets ?? []) {
      expect([market.id, states.get(market.id)]).toEqual([market.id, market.state])
      for (const one of market.selections)
        expect([one.id, odds.get(one.id)]).toEqual([one.id, one.odds])
    }
  })

  test('works out changes only while it has a listener', () => {
    const { feed, moveTo } = openAt(START)
    const [event] = feed.listEvents({ live: true, sportId: 1 }).events
    const seen = new Set<number>()
    const goOn = (second: number) => {
      moveTo(START + second * 1000)
      feed.tick()
    }
    goOn(600)
    const stop = feed.subscribe(({ eventId }) => seen.add(eventId))
    feed.tick()
    expect(seen, 'since it was looked at').toContain(event?.id)
    stop()
    seen.clear()
    goOn(1200)
    expect(seen).toEqual(new Set())
  })

  test('finds a selection by its id, and its market with it', () => {
    const { feed } = openAt(START)
    for (const { id } of worlds.flatMap(({ sportId }) =>
      feed.listEvents({ sportId }).events.slice(0, 1),
    ))
      for (const market of feed.getEvent(id)?.markets ?? [])
        for (const selection of [market.selections[0], market.selections.at(-1)]) {
          const found = feed.findSelection(selection?.id ?? 0)
          expect([found?.market.id, found?.selection.number]).toEqual([
            market.id,
            selection?.number,
          ])
        }
  })

  test('filters by text, sport, championship and the coupons', () => {
    const { feed } = openAt(START)
    const some = feed.listEvents({ sportId: 1, coupon: 2 }).events[0]
    const team = some?.competitors[0]?.name ?? ''
    expect(
      feed.listEvents({ text: team }).events[0]?.competitors.map(({ name }) => name),
    ).toContain(team)
    const championshipIds = [some?.championshipId ?? 0]
    for (const event of feed.listEvents({ championshipIds }).events)
      expect(championshipIds).toContain(event.championshipId)
    for (const { main } of feed.listEvents({ coupon: 5, maxOdd: 1.5 }).events)
      expect(
        Math.min(...(main?.selections ?? []).map(({ odds }) => Number(odds ?? 99))),
      ).toBeLessThanOrEqual(1.5)
    expect(feed.listEvents({ coupon: 4 }).total).toBe(0)
    expect(feed.listEvents({}, { limit: 1000 }).events).toHaveLength(100)
  })

  test('shows a table that adds up, and outrights whose chances sum to the places there are', () => {
    const { feed } = openAt(START)
    const [outright] = feed.listOutrights(1001)
    const table = feed.getTable(1001) ?? []
    expect(table).toHaveLength(outright?.competitors.length ?? 0)
    const sum = (of: (row: (typeof table)[number]) => number) =>
      table.reduce((sum, row) => sum + of(row), 0)
    expect([sum(({ won }) => won), sum(({ goalsFor }) => goalsFor)]).toEqual([
      sum(({ lost }) => lost),
      sum(({ goalsAgainst }) => goalsAgainst),
    ])
    expect(sum(({ points }) => points)).toBe(sum(({ won, drawn }) => 3 * won + drawn))
    for (const [at, places] of [1, 4, 3].entries()) {
      const chances = outright?.markets[at]?.selections.map(({ probability }) => probability) ?? []
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(places, 1)
    }
  })

  test('takes no season bet while a match of it is played, and prices it again as that ends', () => {
    const { feed, moveTo } = openAt(START)
    const [match] = playedOut(1).filter(({ championshipId }) => championshipId === 1001)
    const startsAt = match?.startsAt ?? 0
    const season = (time: number) => {
      moveTo(time)
      const [market] = feed.listOutrights(1001)[0]?.markets ?? []
      return { state: market?.state, chances: market?.selections.map((each) => each.probability) }
    }
    const before = season(startsAt - 1)
    expect(season(startsAt).state).toBe('suspended')
    let ended = startsAt
    while (season(ended).state === 'suspended') ended += 60_000
    expect(ended - startsAt).toBeLessThan(6 * HOUR_MS)
    expect([before.state, season(ended).state]).toEqual(['open', 'open'])
    expect(season(ended).chances).not.toEqual(before.chances)
    expect(season(ended).chances).toEqual(season(ended + 60_000).chances)
  })

  test('settles an outright by the table of the last day', () => {
    const { feed, moveTo } = openAt(START)
    const [outright] = feed.listOutrights(1001)
    moveTo((outright?.startsAt ?? 0) + 26 * HOUR_MS)
    const winner = feed
      .getEvent(outright?.id ?? 0)
      ?.markets.find(({ kind }) => kind === 'outright_winner')
    expect(winner?.state).toBe('settled')
    const won = winner?.selections
      .filter(({ result }) => result === 'won')
      .map(({ name }) => name.values?.text)
    expect(won).toEqual([feed.getTable(1001)?.[0]?.competitor.name])
  })

  test('reports form and meetings from before the event alone', () => {
    const { feed } = openAt(START)
    for (const { id, startsAt } of worlds.flatMap(({ sportId }) =>
      feed.listEvents({ sportId }).events.slice(0, 2),
    )) {
      const insight = feed.getInsight(id)
      expect(insight?.form.flatMap(({ games }) => games).length).toBeGreaterThan(0)
      for (const game of insight?.form.flatMap(({ games }) => games) ?? [])
        expect(game.startsAt).toBeLessThan(Math.min(startsAt, START))
    }
  })
})
