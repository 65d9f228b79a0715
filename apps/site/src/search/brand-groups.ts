/** How many providers the filter shows before it is expanded. */
export const BRANDS_SHOWN = 20

export interface BrandGroup<T> {
  /** Empty for the first ones, which stand in no order of letters. */
  letter: string
  brands: readonly T[]
}

/** The first twenty as they come; expanded, all of them under their first letters. */
export function brandGroups<T extends { name: string }>(brands: readonly T[], expanded: boolean, language: string): BrandGroup<T>[] {
  return expanded ? groupByLetter(brands, language) : [{ letter: '', brands: brands.slice(0, BRANDS_SHOWN) }]
}

/** In the order of `language`; what starts with no letter stands under `#`. */
function groupByLetter<T extends { name: string }>(brands: readonly T[], language: string): BrandGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const brand of brands.toSorted((a, b) => a.name.localeCompare(b.name, language))) {
    const first = brand.name.trim().charAt(0).toLocaleUpperCase(language)
    const letter = /\p{Letter}/u.test(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return [...groups].map(([letter, members]) => ({ letter, brands: members }))
}
