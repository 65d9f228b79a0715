/**
 * The chances of orders of finish by Plackett and Luce: the winner is drawn by the weights, the
 * next one by those of the rest, and so on. A horse with weight 0 does not run.
 */
export function winChances(weights: readonly number[]): number[] {
  const total = sumOf(weights)
  return weights.map((weight) => weight / total)
}

/** Returns the chance of each horse to be among the first `places` (1 to 4). */
export function placeChances(weights: readonly number[], places: number): number[] {
  const chances = weights.map(() => 0)
  const taken = new Set<number>()
  function draw(left: number, total: number, probability: number): void {
    if (left === 0 || total <= 0) return
    for (const [at, weight] of weights.entries()) {
      if (weight === 0 || taken.has(at)) continue
      const chance = probability * Math.min(1, weight / total)
      chances[at] = (chances[at] ?? 0) + chance
      taken.add(at)
      draw(left - 1, total - weight, chance)
      taken.delete(at)
    }
  }
  draw(Math.min(places, weights.filter((weight) => weight > 0).length), sumOf(weights), 1)
  return chances
}

/** Returns the chance that one horse wins and another one is second. */
export function forecastChance(weights: readonly number[], first: number, second: number): number {
  const total = sumOf(weights)
  const [one, two] = [weights[first] ?? 0, weights[second] ?? 0]
  return first === second || total <= one ? 0 : ((one / total) * two) / (total - one)
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0)
}
