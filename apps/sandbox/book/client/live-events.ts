import { useEffect, useSyncExternalStore } from 'react'
import type { Delta } from '../feed/changes.ts'
import type { Fixture, Situation } from '../feed/event.ts'
import type { Market } from '../feed/market.ts'
import { openFeedSocket } from './feed-socket.ts'

/**
 * The page's record of an event. `markets` is the main one alone until the event's own page has
 * been read.
 */
export interface EventRecord extends Fixture {
  situation: Situation
  markets: readonly Market[]
  marketCount: number
  isWhole: boolean
  /** When the situation came, by this browser's clock. */
  seenAt: number
}
/** A line of the board or a whole event, as the book answers it. */
export type ReceivedEvent = Fixture & {
  situation: Situation
  main?: Market | null
  markets?: readonly Market[]
  marketCount?: number
}

export interface LiveEvents {
  get(id: number): EventRecord | undefined
  keep(events: readonly ReceivedEvent[]): void
  /** Follows events for as long as it is not stopped. */
  watch(ids: readonly number[]): () => void
  subscribe(listener: () => void): () => void
  isConnected(): boolean
  reconnect(): void
  close(): void
}

const MOST_KEPT = 800

/**
 * Keeps the events that are shown, and applies what the socket reports of them. `reread` is called
 * after every connection but the first.
 */
export function openLiveEvents(
  api: string,
  { onLost, reread }: { onLost(): void; reread(ids: readonly number[]): void },
): LiveEvents {
  const events = new Map<number, EventRecord>()
  const watched = new Map<number, number>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  const socket = openFeedSocket(`${api.replace(/^http/, 'ws')}/live`, {
    watched: () => [...watched.keys()],
    onChanges(changes) {
      for (const delta of changes) {
        const known = events.get(delta.eventId)
        if (known) events.set(delta.eventId, afterDelta(known, delta))
      }
      notify()
    },
    onBack() {
      reread([...watched.keys()])
      notify()
    },
    onLost() {
      onLost()
      notify()
    },
  })

  return {
    get: (id) => events.get(id),
    isConnected: socket.isConnected,
    keep(received) {
      for (const each of received) {
        const known = events.get(each.id)
        const isWhole = each.markets !== undefined
        const markets = each.markets ?? mergedMain(known, each.main ?? null)
        const next = {
          ...each,
          markets,
          marketCount:
            each.marketCount ?? markets.filter(({ state }) => state !== 'settled').length,
          isWhole: isWhole || known?.isWhole === true,
          seenAt: Date.now(),
        }
        events.delete(each.id)
        // An event that has not changed is not drawn again.
        events.set(each.id, known && isKnown(known, next) ? known : next)
      }
      for (const id of events.keys())
        if (events.size > MOST_KEPT && !watched.has(id)) events.delete(id)
      notify()
    },
    watch(ids) {
      for (const id of ids) watched.set(id, (watched.get(id) ?? 0) + 1)
      socket.watchAgain()
      return () => {
        for (const id of ids) {
          const count = (watched.get(id) ?? 1) - 1
          if (count > 0) watched.set(id, count)
          else watched.delete(id)
        }
        socket.watchAgain()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reconnect: socket.reconnect,
    close: socket.close,
  }
}

/** Returns true where all of it is known already; the time when it came does not count. */
function isKnown(known: EventRecord, next: EventRecord): boolean {
  return JSON.stringify({ ...next, seenAt: known.seenAt }) === JSON.stringify(known)
}

function mergedMain(known: EventRecord | undefined, main: Market | null): readonly Market[] {
  if (!main) return known?.markets ?? []
  if (!known?.isWhole) return [main]
  return known.markets.map((market) => (market.id === main.id ? main : market))
}

/** The event after a change; incidents that were not known are added to the end. */
export function afterDelta(event: EventRecord, delta: Delta): EventRecord {
  const odds = new Map(delta.odds)
  const states = new Map(delta.states)
  const whole = new Map(delta.markets.map((market) => [market.id, market]))
  const markets = event.markets.map((market): Market => {
    const received = whole.get(market.id) ?? market
    whole.delete(market.id)
    const state = states.get(market.id) ?? received.state
    if (
      received === market &&
      state === market.state &&
      !market.selections.some(({ id }) => odds.has(id))
    )
      return market
    return {
      ...received,
      state,
      selections: received.selections.map((one) =>
        odds.has(one.id) ? { ...one, odds: odds.get(one.id) ?? null } : one,
      ),
    }
  })
  const added = event.isWhole ? [...whole.values()] : []
  const { situation } = delta
  return {
    ...event,
    markets: [...markets, ...added],
    ...(situation
      ? {
          seenAt: Date.now(),
          situation: {
            ...situation,
            incidents: [...event.situation.incidents, ...situation.incidents],
          },
        }
      : {}),
  }
}

/** Returns true for an event that is over, or that was not played. */
function isOver({ situation }: Pick<EventRecord, 'situation'>): boolean {
  return situation.state !== 'live' && situation.state !== 'not_started'
}

/**
 * Those of `ids` that are not over, for a list of what is on: the list itself is read again only
 * now and then.
 */
export function useStillOn(live: LiveEvents, ids: readonly number[]): number[] {
  const left = useSyncExternalStore(live.subscribe, () => listStillOn(live, ids).join())
  return left === '' ? [] : left.split(',').map(Number)
}

/** Lists the events of `ids` that are not known to be over. */
export function listStillOn(live: Pick<LiveEvents, 'get'>, ids: readonly number[]): number[] {
  return ids.filter((id) => {
    const event = live.get(id)
    return !event || !isOver(event)
  })
}

/** One event as it stands, followed while it is shown. */
export function useEvent(live: LiveEvents, id: number): EventRecord | undefined {
  useEffect(() => live.watch([id]), [live, id])
  return useSyncExternalStore(live.subscribe, () => live.get(id))
}
