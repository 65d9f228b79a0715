import { fold } from '../../lib/fold.ts'

/** The tiles follow what is typed once it has stood still for so long. */
export const PROVIDER_SEARCH_DELAY_MS = 300

/**
 * The providers whose names hold what was typed, whatever its capitals, accents, spaces and signs.
 */
export function findProviders<T extends { name: string }>(
  brands: readonly T[],
  typed: string,
): readonly T[] {
  const wanted = fold(typed)
  return wanted === '' ? brands : brands.filter(({ name }) => fold(name).includes(wanted))
}
