const COLLAPSE_ABOVE = 22
const HIDE_DEPOSITS_UP_TO = 2

/** One or two payment logos are too few for a strip. */
export function showsDepositStrip(logos: number): boolean {
  return logos > HIDE_DEPOSITS_UP_TO
}

/**
 * Returns the number of studio logos in the footer: all of up to 22, the first 22 of more until
 * they are requested.
 */
export function shownBrandCount(brands: number, expanded: boolean): number {
  return expanded ? brands : Math.min(brands, COLLAPSE_ABOVE)
}

/** Methods may share a brand's mark: each mark once. */
export function withoutTwins<T extends { logos: { light: string } }>(methods: readonly T[]): T[] {
  const seen = new Set<string>()
  return methods.filter(({ logos }) => !seen.has(logos.light) && seen.add(logos.light))
}
