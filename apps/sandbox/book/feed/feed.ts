import { changesOf, type Delta, type Snapshot } from './changes.ts'
import type { Fixture, Situation } from './event.ts'
import { type EventView, isListed, marketAt, marketsOf } from './event-view.ts'
import { type EventFilter, filterFixtures, isWithin } from './filter.ts'
import { partsOfMarket } from './ids.ts'
import { openKept } from './kept.ts'
import type { Market, Selection } from './market.ts'
import { openProgramme } from './programme.ts'
import { type Category, type Championship, SPORTS, type Sport } from './sport.ts'
import type { World } from './world.ts'

/** Events whose prices are followed: all live ones, and those that were asked for of late. */
const MOST_FOLLOWED = 1_000
const MOST_LISTED = 100
const MOST_LISTENERS = 10_000
/** So long after its end an event's last results are told. */
const AFTER_END_MS = 15 * 60_000

interface Followed {
  fixture: Fixture
  /** Changes when the markets may have. */
  stamp: string
  snapshot: Snapshot
  view: EventView
}

export interface SportOverview extends Sport {
  /** Listed events, and those under way among them. */
  events: number
  live: number
  categories: readonly (Category & { championships: readonly (Championship & { events: number; live: number })[] })[]
}

/** A line of the board. */
export interface EventSummary extends Fixture {
  situation: Situation
  /** The market that stands on the board; null when there is none at the moment. */
  main: Market | null
  /** Markets that are open or suspended. */
  marketCount: number
}

export interface Feed {
  listSports(): SportOverview[]
  /** At most 100 at a time, from `offset`. */
  listEvents(filter?: EventFilter, page?: { offset?: number; limit?: number }): { total: number; events: EventSummary[] }
  /** Also an event that is over; null when there never was one. */
  getEvent(id: number): EventView | null
  /** One market at this moment, whether it is listed or not; null when the event has none such (or not yet). */
  marketResult(marketId: number): Market | null
  findSelection(id: number): { selection: Selection; market: Market; event: Fixture; situation: Situation } | null
  /** Tells each change of a followed event. Answers how to stop. Throws when there are too many listeners. */
  subscribe(listener: (delta: Delta) => void): () => void
  /** Looks what has changed since the last time, and tells it. The owner calls it about once a second. */
  tick(): void
  /** The feed's own time. */
  nowMs(): number
}

export function openFeed({ worlds, nowMs }: { worlds: readonly World[]; nowMs: () => number }): Feed {
  const programme = openProgramme(worlds)
  const followed = openKept<number, Followed>(MOST_FOLLOWED)
  const listeners = new Set<(delta: Delta) => void>()
  const championships = new Map(worlds.flatMap((world) => world.championships.map((each) => [each.id, each] as const)))

  /** The event as it is now. Followed from here on; its listeners are told what has changed. */
  function look(fixture: Fixture): EventView {
    const time = nowMs()
    const play = programme.play(fixture)
    const situation = play.situationAt(time)
    const stamp = `${play.priceKey(time)}/${situation.state}/${situation.phase}/${play.isSuspendedAt(time)}/${situation.incidents.length}`
    const before = followed.get(fixture.id)
    if (before?.stamp === stamp) return { ...before.view, situation }
    const all = marketsOf(play, time)
    const shown = all.filter((market) => isListed(market) || (before?.snapshot.markets.has(market.id) && market.state === 'settled'))
    const snapshot = { situation, markets: new Map(shown.map((market) => [market.id, market])) }
    const view = { ...fixture, situation, markets: shown }
    followed.set(fixture.id, { fixture, stamp, snapshot, view })
    const delta = before ? changesOf(fixture.id, before.snapshot, snapshot) : null
    if (delta) for (const listener of listeners) listener(delta)
    return view
  }

  function summaryOf(fixture: Fixture): EventSummary {
    const { markets, situation } = look(fixture)
    const usable = markets.filter(({ state }) => state === 'open' || state === 'suspended')
    return { ...fixture, situation, main: usable[0] ?? markets[0] ?? null, marketCount: usable.length }
  }

  function listEvents(filter: EventFilter = {}, { offset = 0, limit = 50 } = {}) {
    const time = nowMs()
    const fixtures = filterFixtures(programme.listed(time), filter, { time, championships })
    const { maxOdd } = filter
    const fitting = maxOdd === undefined ? fixtures : fixtures.filter((fixture) => isWithin(summaryOf(fixture), maxOdd))
    const page = fitting.slice(offset, offset + Math.min(limit, MOST_LISTED))
    return { total: fitting.length, events: page.map(summaryOf) }
  }

  function marketResult(id: number): Market | null {
    const parts = partsOfMarket(id)
    const fixture = parts ? programme.find(parts.event) : null
    if (!parts || !fixture) return null
    const time = nowMs()
    const play = programme.play(fixture)
    const assessed = play
      .assess(time)
      .find(({ definition }) => definition.code === parts.code && definition.lineNumber === parts.lineNumber)
    return assessed ? marketAt(play, assessed, play.situationAt(time).state, time) : null
  }

  return {
    listEvents,
    marketResult,
    nowMs,
    listSports: () => overviewOf(worlds, programme.listed(nowMs()), nowMs()),
    getEvent(id) {
      const fixture = programme.find(id)
      return fixture && look(fixture)
    },
    findSelection(id) {
      const parts = partsOfMarket(id)
      const event = parts ? programme.find(parts.event) : null
      const market = event ? marketOfSelection(id, marketResult) : null
      const selection = market?.selections.find((one) => one.id === id)
      return event && market && selection ? { event, market, selection, situation: programme.play(event).situationAt(nowMs()) } : null
    },
    subscribe(listener) {
      if (listeners.size >= MOST_LISTENERS) throw new Error('Too many listeners')
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tick() {
      for (const fixture of programme.live(nowMs())) look(fixture)
      for (const [id, { fixture }] of [...followed.entries()]) {
        if (programme.play(fixture).endsAt + AFTER_END_MS < nowMs()) followed.delete(id)
        else look(fixture)
      }
    },
  }
}

/** A market of one line may have more selections than the space between two lines; its id is then that of line 0. */
function marketOfSelection(id: number, marketResult: (id: number) => Market | null): Market | null {
  const parts = partsOfMarket(id)
  if (!parts) return null
  const ofKind = id - parts.rest
  for (const market of [marketResult(ofKind + parts.lineNumber * 50), marketResult(ofKind)])
    if (market?.selections.some((one) => one.id === id)) return market
  return null
}

function overviewOf(worlds: readonly World[], listed: readonly Fixture[], time: number): SportOverview[] {
  const count = (has: (fixture: Fixture) => boolean) => {
    const fitting = listed.filter(has)
    return { events: fitting.length, live: fitting.filter(({ startsAt }) => startsAt <= time).length }
  }
  return SPORTS.flatMap((sport) => {
    const world = worlds.find(({ sportId }) => sportId === sport.id)
    if (!world) return []
    const categories = world.categories.map((category) => ({
      ...category,
      championships: world.championships
        .filter(({ categoryId }) => categoryId === category.id)
        .map((championship) => ({ ...championship, ...count(({ championshipId }) => championshipId === championship.id) })),
    }))
    return [{ ...sport, ...count(({ sportId }) => sportId === sport.id), categories }]
  })
}
