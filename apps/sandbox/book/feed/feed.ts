import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { openAssessments } from './assessments.ts'
import type { Delta } from './changes.ts'
import type { Fixture, Situation } from './event.ts'
import { type EventView, marketAt } from './event-view.ts'
import { type EventFilter, filterFixtures, isWithin } from './filter.ts'
import { openFollowed } from './followed.ts'
import { OF_LINE, partsOfMarket } from './ids.ts'
import { type Insight, insightOf } from './insight.ts'
import type { Assessed, Joint, Market, Selection, Shares } from './market.ts'
import { openProgramme, type Programme } from './programme.ts'
import { type EventResult, listResults, type ResultFilter } from './results.ts'
import { type Category, type Championship, SPORTS, type Sport } from './sport.ts'
import type { Play, TableRow, World } from './world.ts'

const MOST_LISTED = 100
/** An event that was not looked at of late takes some milliseconds. */
const LOOKED_AT_IN_TURN = 5

export interface SportOverview extends Sport {
  /** Listed events, and those under way among them. */
  events: number
  live: number
  categories: readonly (Category & {
    championships: readonly (Championship & { events: number; live: number })[]
  })[]
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
  /** Lists events, at most 100 at a time, from `offset`. */
  listEvents(
    filter?: EventFilter,
    page?: { offset?: number; limit?: number },
  ): { total: number; events: EventSummary[] }
  /** Does so in several turns of the loop, because to look at all events at once takes seconds. */
  listEventsInTurns(...of: Parameters<Feed['listEvents']>): Promise<ReturnType<Feed['listEvents']>>
  /** Lists events that are over, at most 100 at a time. */
  listResults(filter: ResultFilter): { events: EventResult[]; hasMore: boolean }
  /** Returns an event, also one that is over; null when there is none, or none is listed yet. */
  getEvent(id: number): EventView | null
  /**
   * One market at this moment, whether it is listed or not; null when the event has none such (or
   * not yet).
   */
  marketResult(marketId: number): Market | null
  /**
   * The chance of each end of a selection, by its place among those of its market; null while it
   * cannot be bet on.
   */
  sharesOf(marketId: number, number: number): Shares | null
  /** Null also before the event is listed: nothing is sold of it yet. */
  findSelection(
    id: number,
  ): { selection: Selection; market: Market; event: Fixture; situation: Situation } | null
  /**
   * Selections of one event as one bet; null when they are not of one event, or its sport has no
   * model of all of them together.
   */
  jointOf(selectionIds: readonly number[]): Joint | null
  /** Bets on whole seasons, of one championship or of all. */
  listOutrights(championshipId?: number): EventView[]
  /** The present table of a league's season; null when there is no such season. */
  getTable(championshipId: number): readonly TableRow[] | null
  /** Form of the competitors and their meetings; null when there is no such event. */
  getInsight(eventId: number): Insight | null
  /**
   * Reports each change of a followed event. Returns a function that ends this. Throws when there
   * are too many listeners.
   */
  subscribe(listener: (delta: Delta) => void): () => void
  /**
   * Looks what has changed since the last time, and reports it. The owner calls it about once a
   * second.
   */
  tick(): void
  /** The feed's own time. */
  nowMs(): number
}

export function openFeed({
  worlds,
  nowMs,
}: {
  worlds: readonly World[]
  nowMs: () => number
}): Feed {
  const programme = openProgramme(worlds)
  const { look, subscribe, tick } = openFollowed(programme, nowMs)
  const championships = new Map(
    worlds.flatMap((world) => world.championships.map((each) => [each.id, each] as const)),
  )
  const worldOf = (sportId: number | undefined) => worlds.find((world) => world.sportId === sportId)
  const assess = openAssessments()

  function assessedNow(id: number, time: number): { play: Play; assessed: Assessed } | null {
    const parts = partsOfMarket(id)
    const fixture = parts ? programme.find(parts.event) : null
    if (!parts || !fixture) return null
    const play = programme.play(fixture)
    const isIt = ({ code, lineNumber }: { code: number; lineNumber: number }) =>
      code === parts.code && lineNumber === parts.lineNumber
    const assessed = assess(play, time).find(({ definition }) => isIt(definition))
    return assessed ? { play, assessed } : null
  }

  function marketResult(id: number): Market | null {
    const time = nowMs()
    const found = assessedNow(id, time)
    if (!found) return null
    const { play, assessed } = found
    return marketAt(play, assessed, play.situationAt(time).state, time)
  }

  function summaryOf(fixture: Fixture): EventSummary {
    const { markets, situation } = look(fixture)
    const usable = markets.filter(({ state }) => state === 'open' || state === 'suspended')
    return {
      ...fixture,
      situation,
      main: usable[0] ?? markets[0] ?? null,
      marketCount: usable.length,
    }
  }

  /** Events that fit a filter but for `maxOdd`, which needs their prices. */
  const fixturesOf = (filter: EventFilter, time = nowMs()) =>
    filterFixtures(programme.listed(time), filter, { time, championships })

  function listEvents(
    filter: EventFilter = {},
    { offset = 0, limit = 50 }: { offset?: number; limit?: number } = {},
  ) {
    const fixtures = fixturesOf(filter)
    const { maxOdd } = filter
    const fitting =
      maxOdd === undefined
        ? fixtures
        : fixtures.filter((fixture) => isWithin(summaryOf(fixture), maxOdd))
    return {
      total: fitting.length,
      events: fitting.slice(offset, offset + Math.min(limit, MOST_LISTED)).map(summaryOf),
    }
  }

  return {
    nowMs,
    subscribe,
    tick,
    marketResult,
    listEvents,
    async listEventsInTurns(filter = {}, page = {}) {
      const { offset = 0, limit = 50 } = page
      const fixtures = fixturesOf(filter)
      // They are remembered, so that the list itself takes a moment.
      const needed = filter.maxOdd === undefined ? fixtures.slice(offset, offset + limit) : fixtures
      await lookInTurns(needed, look)
      return listEvents(filter, page)
    },
    listSports: () => overviewOf(worlds, programme.listed(nowMs()), nowMs()),
    listResults: (filter) => listResults(programme, filter, nowMs()),
    getEvent(id) {
      const fixture = programme.findListed(id, nowMs())
      return fixture && look(fixture)
    },
    sharesOf: (id, number) =>
      marketResult(id)?.state === 'open'
        ? (assessedNow(id, nowMs())?.assessed.shares[number - 1] ?? null)
        : null,
    findSelection(id) {
      const parts = partsOfMarket(id)
      const event = parts ? programme.findListed(parts.event, nowMs()) : null
      const market = event ? marketOfSelection(id, marketResult) : null
      const selection = market?.selections.find((one) => one.id === id)
      return event && market && selection
        ? { event, market, selection, situation: programme.play(event).situationAt(nowMs()) }
        : null
    },
    jointOf: (ids) => jointNow(programme, ids, nowMs()),
    listOutrights(championshipId) {
      const all = worlds.flatMap((world) => world.outrightsAt?.(nowMs()) ?? [])
      return all
        .filter((each) => championshipId === undefined || each.championshipId === championshipId)
        .map(look)
    },
    getTable: (id) => worldOf(championships.get(id)?.sportId)?.tableOf?.(id, nowMs()) ?? null,
    getInsight(id) {
      const fixture = programme.findListed(id, nowMs())
      return (
        fixture &&
        insightOf(
          programme,
          fixture,
          nowMs(),
          worldOf(fixture.sportId)?.meetingsOf?.(fixture) ?? [],
        )
      )
    },
  }
}

async function lookInTurns(
  fixtures: readonly Fixture[],
  look: (fixture: Fixture) => void,
): Promise<void> {
  for (const [at, fixture] of fixtures.entries()) {
    look(fixture)
    if (at % LOOKED_AT_IN_TURN === LOOKED_AT_IN_TURN - 1) await turnOfLoop()
  }
}

function jointNow(programme: Programme, ids: readonly number[], time: number): Joint | null {
  const parts = ids.map(partsOfMarket)
  const event = parts[0]?.event
  const fixture =
    event !== undefined && parts.every((each) => each?.event === event)
      ? programme.find(event)
      : null
  const choices = parts.map((each) => ({
    code: each?.code ?? 0,
    lineNumber: each?.lineNumber ?? 0,
    number: (each?.rest ?? 0) % OF_LINE,
  }))
  return (fixture && programme.play(fixture).joint?.(choices, time)) ?? null
}

/**
 * A market of one line may have more selections than the space between two lines; its id is then
 * that of line 0.
 */
function marketOfSelection(id: number, marketResult: (id: number) => Market | null): Market | null {
  const parts = partsOfMarket(id)
  if (!parts) return null
  const ofKind = id - parts.rest
  for (const market of [marketResult(ofKind + parts.lineNumber * 50), marketResult(ofKind)])
    if (market?.selections.some((one) => one.id === id)) return market
  return null
}

function overviewOf(
  worlds: readonly World[],
  listed: readonly Fixture[],
  time: number,
): SportOverview[] {
  const count = (has: (fixture: Fixture) => boolean) => {
    const fitting = listed.filter(has)
    return {
      events: fitting.length,
      live: fitting.filter(({ startsAt }) => startsAt <= time).length,
    }
  }
  return SPORTS.flatMap((sport) => {
    const world = worlds.find(({ sportId }) => sportId === sport.id)
    if (!world) return []
    const categories = world.categories.map((category) => ({
      ...category,
      championships: world.championships
        .filter(({ categoryId }) => categoryId === category.id)
        .map((championship) => ({
          ...championship,
          ...count(({ championshipId }) => championshipId === championship.id),
        })),
    }))
    return [{ ...sport, ...count(({ sportId }) => sportId === sport.id), categories }]
  })
}
