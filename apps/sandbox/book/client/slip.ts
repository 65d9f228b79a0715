import { type Fixture, raceOf } from '../feed/event.ts'
import type { Market, Selection } from '../feed/market.ts'
import type { Words } from '../feed/sport.ts'
import { openStore, type Store } from './store.ts'

/** One selection on the slip, with all that is shown of it without a request. */
export interface Leg {
  id: number
  eventId: number
  sportId: number
  championshipId: number
  marketId: number
  kind: string
  period: string
  line: number | null
  name: Words
  competitors: readonly string[]
  /** The number of a race. */
  race?: number
  /** When the event begins, in milliseconds since 1970; missing on slips that were kept before. */
  startsAt?: number
  /** The price that was pressed; decimal text. */
  odds: string
  eachWay?: { places: number; fraction: string }
}

export interface SlipState {
  legs: readonly Leg[]
  /** Typed texts: by the leg's id for singles, by the key of a combination otherwise. */
  stakes: Readonly<Record<string, string>>
  eachWay: boolean
}

export interface Slip extends Store<SlipState> {
  toggle(leg: Leg): void
  add(legs: readonly Leg[]): void
  remove(id: number): void
  /** Takes the price as it is now. */
  accept(id: number, odds: string): void
  setStake(key: string, text: string): void
  setEachWay(eachWay: boolean): void
  /** Replaces the slip by another one, without stakes. */
  replace(legs: readonly Leg[], eachWay: boolean): void
  /** Puts back the selections that lay on the slip before, with their stakes. */
  restore(state: SlipState): void
  clear(): void
}

const MOST_LEGS = 20
const PLACE = 'baize-book-slip'
const EMPTY: SlipState = { legs: [], stakes: {}, eachWay: false }

/** The slip, kept in the browser's storage where there is one. */
export function openSlip(onCount: (count: number) => void): Slip {
  const store = openStore<SlipState>(readKept())
  function change(next: SlipState): void {
    const before = store.get().legs.length
    store.set(next)
    keep(next)
    if (next.legs.length !== before) onCount(next.legs.length)
  }
  const without = ({ legs, ...state }: SlipState, id: number): SlipState => {
    const left = legs.filter((leg) => leg.id !== id)
    return left.length === 0 ? EMPTY : { ...state, legs: left }
  }
  return {
    ...store,
    toggle(leg) {
      const state = store.get()
      if (state.legs.some(({ id }) => id === leg.id)) return change(without(state, leg.id))
      if (state.legs.length >= MOST_LEGS) return
      change({ ...state, legs: [...state.legs, leg] })
    },
    add(legs) {
      const state = store.get()
      const fresh = legs.filter(({ id }) => !state.legs.some((leg) => leg.id === id))
      if (fresh.length > 0)
        change({ ...state, legs: [...state.legs, ...fresh].slice(0, MOST_LEGS) })
    },
    remove: (id) => change(without(store.get(), id)),
    accept(id, odds) {
      const state = store.get()
      change({ ...state, legs: state.legs.map((leg) => (leg.id === id ? { ...leg, odds } : leg)) })
    },
    setStake(key, text) {
      const state = store.get()
      change({ ...state, stakes: { ...state.stakes, [key]: text } })
    },
    setEachWay: (eachWay) => change({ ...store.get(), eachWay }),
    replace: (legs, eachWay) => change({ ...EMPTY, legs: legs.slice(0, MOST_LEGS), eachWay }),
    restore: change,
    clear: () => change(EMPTY),
  }
}

export function legOf(event: Fixture, market: Market, selection: Selection): Leg {
  return {
    id: selection.id,
    eventId: event.id,
    sportId: event.sportId,
    championshipId: event.championshipId,
    marketId: market.id,
    kind: market.kind,
    period: market.period,
    line: market.line,
    name: selection.name,
    competitors:
      event.facts.outright || event.competitors.length > 2
        ? []
        : event.competitors.map(({ name }) => name),
    ...raceOf(event),
    startsAt: event.startsAt,
    odds: selection.odds ?? '1.00',
    ...(market.eachWay ? { eachWay: market.eachWay } : {}),
  }
}

function keep(state: SlipState): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(state))
  } catch {
    // A browser without storage keeps the slip until the page goes.
  }
}

function readKept(): SlipState {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as SlipState | null
    const isWhole =
      Array.isArray(kept?.legs) &&
      kept.legs.every(({ id, odds }) => Number.isSafeInteger(id) && typeof odds === 'string')
    return kept && isWhole ? { ...EMPTY, ...kept } : EMPTY
  } catch {
    return EMPTY
  }
}
