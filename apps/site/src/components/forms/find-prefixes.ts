import type { NamedCountry } from '#rules/countries.ts'
import { latinDigits } from '#rules/digits.ts'
import { fold } from '../../lib/fold.ts'

/**
 * Returns the countries for a typed dialling prefix (`+4`, `49`), country code, or part of a name.
 * Countries whose name begins with the text come first; several countries may share a prefix.
 */
export function findPrefixes(countries: readonly NamedCountry[], typed: string): NamedCountry[] {
  const wanted = fold(latinDigits(typed)).replace(/^00(?=\d)/, '')
  if (wanted === '') return [...countries]
  const ranked = countries
    .map((country) => ({ country, rank: rankOf(country, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
  return ranked.sort((a, b) => a.rank - b.rank).map(({ country }) => country)
}

const NO_MATCH = 3

function rankOf({ code, name, prefix }: NamedCountry, wanted: string): number {
  const digits = prefix.slice(1)
  const folded = fold(name)
  if (digits === wanted || code.toLowerCase() === wanted) return 0
  if (digits.startsWith(wanted) || folded.startsWith(wanted)) return 1
  return folded.includes(wanted) ? 2 : NO_MATCH
}
