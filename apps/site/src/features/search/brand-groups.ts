/** The number of providers that the filter shows before it is expanded. */
export const BRANDS_SHOWN = 20

export interface BrandGroup<T> {
  /** Empty for those that stand in no order of letters. */
  letter: string
  brands: readonly T[]
}

/**
 * The first twenty as they come, and behind them those of the `chosen` that lie further down, so
 * that a filter is never unseen.
 */
export function firstBrands<T extends { id: string }>(
  brands: readonly T[],
  chosen: readonly string[],
): BrandGroup<T>[] {
  return [
    {
      letter: '',
      brands: brands.filter(({ id }, index) => index < BRANDS_SHOWN || chosen.includes(id)),
    },
  ]
}

/**
 * All of them under their first letters, in the order of `language`; what starts with no letter
 * stands under `#`.
 */
export function brandsByLetter<T extends { name: string }>(
  brands: readonly T[],
  language: string,
): BrandGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const brand of brands.toSorted((a, b) => a.name.localeCompare(b.name, language))) {
    const first = brand.name.trim().charAt(0).toLocaleUpperCase(language)
    const letter = /\p{Letter}/u.test(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups].map(([letter, members]) => ({ letter, brands: members }))
}
