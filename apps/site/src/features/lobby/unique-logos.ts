/** The number of marks that the lobby has room for. */
export const MARKS_SHOWN = 6

/** Methods may share a brand's mark: each mark once, six at most. */
export function uniqueLogos<T extends { logos: { light: string } }>(methods: readonly T[]): T[] {
  const seen = new Set<string>()
  return methods
    .filter(({ logos }) => !seen.has(logos.light) && seen.add(logos.light))
    .slice(0, MARKS_SHOWN)
}
