import type { MarginMethod, Shares } from './market.ts'

/** Hundredths: prices end at 500.00, and below 1.01 there is nothing to win. */
const HIGHEST = 50_000
const LOWEST = 101
const LOWEST_POWER = 0.2
const MOST_STEPS = 40
/** A margin that needs more is larger than any market has. */
const HIGHEST_RATIO = 1_000
const MOST_HALVINGS = 60

/**
 * How the margin is spread over the selections. Each raises every chance, and their sum to
 * `winners` times one plus the margin.
 */
const METHODS: Record<
  MarginMethod,
  (fair: readonly number[], size: number, winners: number) => number[]
> = {
  multiplicative: (fair, size) => fair.map((chance) => chance * (1 + size)),
  power: (fair, size, winners) => byPower(fair, winners * (1 + size)),
  odds_ratio: byOddsRatio,
  shin: byShin,
}

/**
 * The prices of a market in hundredths, null where there is none to offer. A price is never above
 * the fair one, so that no combination of bets can win for certain. `winners` is how many of the
 * selections win.
 */
export function pricesOf(
  shares: readonly Shares[],
  margin: { size: number; method: MarginMethod },
  winners: number,
): (number | null)[] {
  const fair = shares.map(impliedChance)
  const raised = METHODS[margin.method](fair, margin.size, winners)
  return raised.map((chance, at) => {
    const fairChance = fair[at] ?? 0
    if (fairChance <= 0 || chance >= 1) return null
    const price = Math.min(HIGHEST, Math.floor(100 / Math.max(chance, fairChance) + 1e-9))
    return price < LOWEST ? null : price
  })
}

/**
 * The inverse of the fair price: with half results and returned stakes, the chance at which a bet
 * neither wins nor loses in the long run.
 */
export function impliedChance({ won, half_won, half_lost, lost }: Shares): number {
  const wins = won + half_won / 2
  const loses = lost + half_lost / 2
  return wins + loses === 0 ? 0 : wins / (wins + loses)
}

/**
 * Chances to a common power, so that they sum to `target`: long shots carry more of the margin, as
 * in bookmakers' prices.
 */
function byPower(chances: readonly number[], target: number): number[] {
  const logs = chances.map((chance) => (chance > 0 ? Math.log(chance) : 0))
  let power = LOWEST_POWER
  // Newton's steps on a convex sum that falls: from below they never go beyond the power that is
  // looked for.
  for (let step = 0; step < MOST_STEPS; step++) {
    let [sum, slope] = [0, 0]
    for (let at = 0; at < logs.length; at++) {
      const log = logs[at] ?? 0
      if (log === 0 && chances[at] !== 1) continue
      const share = Math.exp(power * log)
      sum += share
      slope += share * log
    }
    if (sum <= target || slope === 0) break
    const next = Math.min(1, power - (sum - target) / slope)
    if (next - power < 1e-12) break
    power = next
  }
  return logs.map((log, at) => ((chances[at] ?? 0) > 0 ? Math.exp(power * log) : 0))
}

/**
 * Chances whose odds for winning are the fair ones times one number (Cheung, 2015): favourites carry
 * more of the margin than by a power.
 */
function byOddsRatio(chances: readonly number[], size: number, winners: number): number[] {
  const raise = (ratio: number) =>
    chances.map((chance) => (ratio * chance) / (1 - chance + ratio * chance))
  return raise(crossing((ratio) => sumOf(raise(ratio)) - winners * (1 + size), 1, HIGHEST_RATIO))
}

/**
 * Prices of a bookmaker who knows that a share of the bettors know the result (Shin, 1993): a
 * chance p becomes S·√((1 − z)·p² + z·p), where S is the sum of the roots and S² is one plus the
 * margin.
 */
function byShin(chances: readonly number[], size: number, winners: number): number[] {
  const shares = chances.map((chance) => chance / winners)
  const rootsOf = (z: number) => shares.map((share) => Math.sqrt((1 - z) * share ** 2 + z * share))
  const roots = rootsOf(crossing((z) => sumOf(rootsOf(z)) ** 2 - (1 + size), 0, 1))
  const sum = sumOf(roots)
  return roots.map((root) => winners * sum * root)
}

/** Where a rising function crosses zero between two numbers; the second where it does not. */
function crossing(rising: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  if (rising(high) <= 0) return high
  for (let step = 0; step < MOST_HALVINGS; step++) {
    const middle = (low + high) / 2
    if (rising(middle) > 0) high = middle
    else low = middle
  }
  return low
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
