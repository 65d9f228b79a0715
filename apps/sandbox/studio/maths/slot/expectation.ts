import {
  type FreeSpins,
  PAYING_SYMBOLS,
  type PayingSymbol,
  type SlotMaths,
  type Strips,
} from './slot-maths.ts'
import { windowAt } from './spin.ts'

/**
 * The exact return of a slot as a fraction of the stake. Reels stop independently and every stop is
 * equally likely, so the expectation of a sum of pays is a sum of products over the reels, each
 * factor counted over all stops of its strip.
 */
export function exactReturn(maths: SlotMaths): number {
  const base = expectedSpin(maths, maths.strips)
  const { freeSpins } = maths
  if (!freeSpins) return base / 100
  const perFreeSpin = expectedFreeSpin(maths, freeSpins)
  return (base + expectedFreeSpins(maths, freeSpins) * perFreeSpin) / 100
}

export interface ReelOdds {
  /** Expected number of places that continue a win, wilds counted with their multiplier. */
  weight: number
  /** Chance that no place continues it. */
  none: number
}

type OddsOf = (symbol: PayingSymbol, reel: number) => ReelOdds

function expectedSpin(maths: SlotMaths, strips: Strips, wildReel = -1): number {
  const odds: OddsOf = (symbol, reel) => {
    if (reel === wildReel)
      return { weight: (maths.lines ? 1 : maths.rows) * maths.wildMultiplier, none: 0 }
    return maths.lines
      ? lineOdds(maths, strips, symbol, reel)
      : wayOdds(maths, strips, symbol, reel)
  }
  let sum = 0
  for (const symbol of PAYING_SYMBOLS) {
    const reels = strips.map((_, reel) => odds(symbol, reel))
    sum += expectedRun(reels, maths.pays[symbol])
    if (maths.bothWays)
      sum += expectedRun(reels.toReversed(), maths.pays[symbol].slice(0, strips.length))
  }
  const scatters = scatterChances(strips, maths.rows, wildReel)
  const scatterPay = scatters.reduce(
    (total, chance, count) => total + chance * (maths.scatterPays[count] ?? 0),
    0,
  )
  return sum * (maths.lines?.length ?? 1) + scatterPay
}

/** Returns the average pay of runs from the first of these reels, in hundredths of the stake. */
export function expectedRun(reels: readonly ReelOdds[], pays: readonly number[]): number {
  let reached = 1
  let sum = 0
  reels.forEach((reel, index) => {
    reached *= reel.weight
    const stops = reels[index + 1]?.none ?? 1
    sum += reached * stops * (pays[index + 1] ?? 0)
  })
  return sum
}

function lineOdds(maths: SlotMaths, strips: Strips, symbol: PayingSymbol, reel: number): ReelOdds {
  const strip = strips[reel] ?? []
  const own = strip.filter((each) => each === symbol).length / strip.length
  const wild = strip.filter((each) => each === 'wild').length / strip.length
  return { weight: own + wild * maths.wildMultiplier, none: 1 - own - wild }
}

function wayOdds(maths: SlotMaths, strips: Strips, symbol: PayingSymbol, reel: number): ReelOdds {
  const strip = strips[reel] ?? []
  let [weight, none] = [0, 0]
  for (let stop = 0; stop < strip.length; stop += 1) {
    const shown = windowAt(strip, stop, maths.rows)
    const own = shown.filter((each) => each === symbol).length
    const wild = shown.filter((each) => each === 'wild').length
    weight += own + wild * maths.wildMultiplier
    if (own + wild === 0) none += 1
  }
  return { weight: weight / strip.length, none: none / strip.length }
}

/** Chance of 0, 1, 2… scatters in sight. */
export function scatterChances(strips: Strips, rows: number, wildReel = -1): number[] {
  let chances = [1]
  strips.forEach((strip, reel) => {
    if (reel === wildReel) return
    const next: number[] = []
    for (let stop = 0; stop < strip.length; stop += 1) {
      const shown = windowAt(strip, stop, rows).filter((each) => each === 'scatter').length
      chances.forEach((chance, count) => {
        next[count + shown] = (next[count + shown] ?? 0) + chance / strip.length
      })
    }
    chances = Array.from(next, (chance) => chance ?? 0)
  })
  return chances
}

function expectedFreeSpin(maths: SlotMaths, freeSpins: FreeSpins): number {
  const weights = freeSpins.multipliers.reduce((sum, each) => sum + each.weight, 0)
  const multiplier = freeSpins.multipliers.reduce(
    (sum, each) => sum + (each.multiplier * each.weight) / weights,
    0,
  )
  const wildReels = wildReelsOf(maths, freeSpins)
  const spins = wildReels.map((reel) => expectedSpin(maths, freeSpins.strips, reel))
  const plain = spins.reduce((sum, each) => sum + each, 0) / spins.length
  return (
    multiplier *
    (plain + (freeSpins.kind === 'expanding' ? expectedExpansion(maths, freeSpins) : 0))
  )
}

/** The reels that may turn wild, each equally likely; -1 stands for none. */
function wildReelsOf(maths: SlotMaths, freeSpins: FreeSpins): number[] {
  if (freeSpins.kind !== 'wild-reel') return [-1]
  return Array.from(
    { length: freeSpins.strips.length - (maths.bothWays ? 2 : 1) },
    (_, index) => index + 1,
  )
}

function expectedExpansion(maths: SlotMaths, { strips }: FreeSpins): number {
  let sum = 0
  for (const symbol of PAYING_SYMBOLS) {
    let chances = [1]
    for (const strip of strips) {
      const seen =
        strip.filter((_, stop) => windowAt(strip, stop, maths.rows).includes(symbol)).length /
        strip.length
      chances = [...chances, 0].map(
        (chance, count) => chance * (1 - seen) + (chances[count - 1] ?? 0) * seen,
      )
    }
    sum += chances.reduce(
      (total, chance, count) => total + chance * (maths.pays[symbol][count] ?? 0),
      0,
    )
  }
  return (sum / PAYING_SYMBOLS.length) * (maths.lines?.length ?? 1)
}

/** Returns the average free spins of a paid spin, those that they win and the cap included. */
function expectedFreeSpins(maths: SlotMaths, freeSpins: FreeSpins): number {
  const first = scatterChances(maths.strips, maths.rows, -1)
  const wildReels = wildReelsOf(maths, freeSpins)
  const again = Array.from({ length: freeSpins.spins.length }, (_, count) =>
    wildReels.reduce(
      (sum, reel) =>
        sum + (scatterChances(freeSpins.strips, maths.rows, reel)[count] ?? 0) / wildReels.length,
      0,
    ),
  )
  const known = new Map<number, number>()
  /** Expected spins still to be played with `left` due and `granted` so far. */
  const expected = (left: number, granted: number): number => {
    if (left === 0) return 0
    const key = left * 1000 + granted
    const found = known.get(key)
    if (found !== undefined) return found
    let [sum, chanceOfMore] = [0, 0]
    again.forEach((chance, count) => {
      const more = Math.min(freeSpins.spins[count] ?? 0, freeSpins.cap - granted)
      if (more === 0) return
      chanceOfMore += chance
      sum += chance * expected(left - 1 + more, granted + more)
    })
    const result = 1 + sum + (1 - chanceOfMore) * expected(left - 1, granted)
    known.set(key, result)
    return result
  }
  return first.reduce(
    (sum, chance, count) =>
      sum + chance * expected(freeSpins.spins[count] ?? 0, freeSpins.spins[count] ?? 0),
    0,
  )
}
