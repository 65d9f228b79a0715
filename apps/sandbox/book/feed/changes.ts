import type { Situation } from './event.ts'
import type { Market, MarketState } from './market.ts'

/** The changes of one event since the last time: small, because thousands are sent. */
export interface Delta {
  eventId: number
  /** Situation with the new incidents only; absent when nothing happened. */
  situation?: Situation
  /** New prices, as decimal text; null when there is none any more. */
  odds: readonly (readonly [selectionId: number, odds: string | null])[]
  states: readonly (readonly [marketId: number, state: MarketState])[]
  /** Whole markets: those that are new on the list, and those that were settled. */
  markets: readonly Market[]
}

export interface Snapshot {
  situation: Situation
  markets: ReadonlyMap<number, Market>
}

/**
 * Returns null when nothing has changed that a player could see. `now` holds listed markets, and
 * those that `before` had.
 */
export function changesOf(eventId: number, before: Snapshot, now: Snapshot): Delta | null {
  const odds: [number, string | null][] = []
  const states: [number, MarketState][] = []
  const markets: Market[] = []
  for (const [id, market] of now.markets) {
    const old = before.markets.get(id)
    if (!old || (market.state === 'settled' && old.state !== 'settled')) {
      markets.push(market)
      continue
    }
    if (old.state !== market.state) states.push([id, market.state])
    for (const [at, selection] of market.selections.entries())
      if (selection.odds !== old.selections[at]?.odds) odds.push([selection.id, selection.odds])
  }
  for (const id of before.markets.keys()) if (!now.markets.has(id)) states.push([id, 'closed'])
  const happened = hasHappened(before.situation, now.situation)
  if (!happened && odds.length === 0 && states.length === 0 && markets.length === 0) return null
  const news = now.situation.incidents.slice(before.situation.incidents.length)
  return {
    eventId,
    odds,
    states,
    markets,
    ...(happened ? { situation: { ...now.situation, incidents: news } } : {}),
  }
}

/** The clock alone is no news: a viewer's own clock goes on. */
function hasHappened(before: Situation, now: Situation): boolean {
  const shownState = ({ state, phase, score, parts, facts, incidents }: Situation) =>
    JSON.stringify([state, phase, score, parts, facts, incidents.length])
  return shownState(before) !== shownState(now)
}
