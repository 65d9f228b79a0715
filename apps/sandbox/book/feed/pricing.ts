import type { MarginMethod, Shares } from './market.ts'

/** Hundredths: prices end at 500.00, and below 1.01 there is nothing to win. */
const HIGHEST = 50_000
const LOWEST = 101
const LOWEST_POWER = 0.2
const MOST_STEPS = 40

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
  const raised =
    margin.method === 'power'
      ? byPower(fair, winners * (1 + margin.size))
      : fair.map((chance) => chance * (1 + margin.size))
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
