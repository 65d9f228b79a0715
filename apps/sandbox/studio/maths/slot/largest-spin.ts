import {
  type FreeSpins,
  PAYING_SYMBOLS,
  type PayingSymbol,
  type SlotMaths,
  type SlotSymbol,
  type Strips,
} from './slot-maths.ts'
import { windowAt } from './spin.ts'

/** The spin that pays most, and where its reels stop. */
export interface LargestSpin {
  /** Hundredths of the stake, the multiplier included. */
  total: number
  /** A reel that has turned wild has no stop: its value is 0. */
  stops: number[]
  /** Null for a spin that is paid for. */
  free: { multiplier: number; wildReel: number | null; chosen: PayingSymbol | null } | null
}

/**
 * Exact: no combination of stops pays more, in a paid spin or in a free one. Combinations are too
 * many to be tried one by one. Combinations are left out that cannot pay more than the best one so
 * far, even if each reel that is still turning gave its best to every line at once. That is sure as
 * long as a longer run never pays less, nor less than the two runs from both sides that it takes
 * the place of.
 */
export function largestSpin(maths: SlotMaths): LargestSpin {
  const found: LargestSpin[] = [{ ...searchSpins(maths, maths.strips, {}), free: null }]
  for (const each of maths.freeSpins ? freeKinds(maths, maths.freeSpins) : []) {
    const multiplier = Math.max(
      ...(maths.freeSpins?.multipliers.map((drawn) => drawn.multiplier) ?? []),
    )
    const { total, stops } = searchSpins(maths, maths.freeSpins?.strips ?? [], each)
    found.push({
      total: total * multiplier,
      stops,
      free: { multiplier, wildReel: each.wildReel ?? null, chosen: each.chosen ?? null },
    })
  }
  return found.reduce((best, each) => (each.total > best.total ? each : best))
}

interface Extras {
  wildReel?: number
  chosen?: PayingSymbol
}

function freeKinds(maths: SlotMaths, { kind, strips }: FreeSpins): Extras[] {
  if (kind === 'expanding') return PAYING_SYMBOLS.map((chosen) => ({ chosen }))
  if (kind === 'plain') return [{}]
  return Array.from({ length: strips.length - (maths.bothWays ? 2 : 1) }, (_, index) => ({
    wildReel: index + 1,
  }))
}

/** A possible win from one end of the reels: a line, or all ways of a symbol. */
interface Run {
  symbol: PayingSymbol
  /** The line's row on each reel; null for ways. */
  rows: readonly number[] | null
  backward: boolean
}

/** One way for a reel to stop, as far as it matters. */
interface Stop {
  stop: number
  /** Multiplier of each run on this reel; 0 where the run ends. */
  factors: number[]
  scatters: number
  /** 1 when the symbol that expands is in sight. */
  shows: number
}

interface Shown {
  stop: number
  window: SlotSymbol[]
}

function searchSpins(
  maths: SlotMaths,
  strips: Strips,
  extras: Extras,
): { total: number; stops: number[] } {
  const shown = strips.map((strip, reel): Shown[] =>
    reel === extras.wildReel
      ? [{ stop: 0, window: Array<SlotSymbol>(maths.rows).fill('wild') }]
      : [
          ...new Map(
            strip
              .map((_, stop) => windowAt(strip, stop, maths.rows))
              .map((window, stop) => [window.join(), { stop, window }]),
          ).values(),
        ],
  )
  const searches = endsOf(maths, shown).map(({ reels, runs }) => {
    const choices = reels.map((each, reel) => stopsOf(maths, each, reel, runs, extras))
    const pay: Pay = (stops) => payOf(maths, runs, stops, extras)
    return { choices, pay, atBest: pay(choices.map(bestOf)) }
  })
  let found: Found = { total: -1, stops: [] }
  for (const { choices, pay, atBest } of searches.toSorted((a, b) => b.atBest - a.atBest)) {
    if (atBest <= found.total) break
    found = searchStops(choices.map(withoutLesser), pay, found)
  }
  return found
}

/**
 * The first reel names what lines win (with the last one, where both directions pay): each of its
 * stops is a search of its own.
 */
function endsOf(maths: SlotMaths, shown: Shown[][]): { reels: Shown[][]; runs: Run[] }[] {
  const [first = [], ...others] = shown
  if (!maths.bothWays)
    return first.map((start) => ({
      reels: [[start], ...others],
      runs: runsFrom(maths, start.window, false),
    }))
  const middle = shown.slice(1, -1)
  return first.flatMap((start) =>
    (shown.at(-1) ?? []).map((end) => ({
      reels: [[start], ...middle, [end]],
      runs: [...runsFrom(maths, start.window, false), ...runsFrom(maths, end.window, true)],
    })),
  )
}

function runsFrom(maths: SlotMaths, window: readonly SlotSymbol[], backward: boolean): Run[] {
  const pays = (symbol: SlotSymbol | undefined) =>
    symbol !== undefined && symbol !== 'wild' && symbol !== 'scatter'
  if (!maths.lines)
    return [...new Set(window)]
      .filter(pays)
      .map((symbol) => ({ symbol: symbol as PayingSymbol, rows: null, backward }))
  return maths.lines.flatMap((rows) => {
    const symbol = window[rows.at(backward ? -1 : 0) ?? 0]
    return pays(symbol) ? [{ symbol: symbol as PayingSymbol, rows, backward }] : []
  })
}

function stopsOf(
  maths: SlotMaths,
  shown: readonly Shown[],
  reel: number,
  runs: readonly Run[],
  { chosen, wildReel }: Extras,
): Stop[] {
  return shown.map(({ stop, window }) => {
    const worth = (symbol: SlotSymbol | undefined, paying: PayingSymbol) =>
      symbol === 'wild' ? maths.wildMultiplier : symbol === paying ? 1 : 0
    const factors = runs.map(({ symbol, rows }) => {
      const places = rows ? [window[rows[reel] ?? 0]] : window
      return places.reduce((sum, place) => sum + worth(place, symbol), 0)
    })
    const scatters = window.filter((each) => each === 'scatter').length
    return {
      stop,
      factors,
      scatters,
      shows: chosen && reel !== wildReel && window.includes(chosen) ? 1 : 0,
    }
  })
}

/**
 * Leaves out every stop that another one equals or beats in all that matters: it cannot be part of
 * anything better.
 */
function withoutLesser(stops: readonly Stop[]): Stop[] {
  const all = stops.map((stop) => ({ stop, worth: [...stop.factors, stop.scatters, stop.shows] }))
  const sum = (worth: readonly number[]) => worth.reduce((total, each) => total + each, 0)
  const kept: typeof all = []
  for (const each of all.toSorted((a, b) => sum(b.worth) - sum(a.worth)))
    if (!kept.some(({ worth }) => worth.every((own, index) => own >= (each.worth[index] ?? 0))))
      kept.push(each)
  return kept.map(({ stop }) => stop)
}

type Pay = (stops: readonly Stop[]) => number
interface Found {
  total: number
  stops: number[]
}

/**
 * Tries the stops reel by reel; the best of each reel stands for those that have not been chosen
 * yet.
 */
function searchStops(choices: readonly (readonly Stop[])[], pay: Pay, atLeast: Found): Found {
  const chosen = choices.map(bestOf)
  let found = atLeast
  const visit = (reel: number) => {
    const stops = choices[reel]
    const total = pay(chosen)
    if (total <= found.total) return
    if (!stops) {
      found = { total, stops: chosen.map(({ stop }) => stop) }
      return
    }
    const best = chosen[reel] as Stop
    for (const stop of stops) {
      chosen[reel] = stop
      visit(reel + 1)
    }
    chosen[reel] = best
  }
  visit(0)
  return found
}

/** No stop, but as good as all of them in everything. */
function bestOf(stops: readonly Stop[]): Stop {
  return stops.reduce((best, stop) => ({
    stop: -1,
    factors: best.factors.map((factor, run) => Math.max(factor, stop.factors[run] ?? 0)),
    scatters: Math.max(best.scatters, stop.scatters),
    shows: Math.max(best.shows, stop.shows),
  }))
}

function payOf(
  maths: SlotMaths,
  runs: readonly Run[],
  stops: readonly Stop[],
  { chosen }: Extras,
): number {
  let total = 0
  const across = new Set<Run['rows']>()
  for (let index = 0; index < runs.length; index += 1) {
    const { symbol, rows, backward } = runs[index] as Run
    if (backward && across.has(rows)) continue
    let [value, length] = [1, 0]
    while (length < stops.length) {
      const factor = stops[backward ? stops.length - 1 - length : length]?.factors[index] ?? 0
      if (factor === 0) break
      value *= factor
      length += 1
    }
    if (maths.bothWays && length === stops.length) across.add(rows)
    total += (maths.pays[symbol][length] ?? 0) * value
  }
  const scatters = stops.reduce((sum, stop) => sum + stop.scatters, 0)
  const shows = stops.reduce((sum, stop) => sum + stop.shows, 0)
  const expanded = chosen ? (maths.pays[chosen][shows] ?? 0) * (maths.lines?.length ?? 1) : 0
  return total + (maths.scatterPays[scatters] ?? 0) + expanded
}
