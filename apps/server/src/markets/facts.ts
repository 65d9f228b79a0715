import { licenceTypes } from '#rules/licences.ts'
import type { Licences } from './licences.ts'
import type { Operator } from './market-files.ts'

/**
 * Facts that the pages show about the casino and the rules that a country's players are served by,
 * in the words of a language.
 */
export interface MarketFacts {
  readonly [name: string]: string | boolean | null | MarketFacts
}

/**
 * Facts by country and language. The same question is answered with the same object, so that
 * callers can keep what they made of it.
 */
export function openMarketFacts({
  operator,
  market,
  licenceOf,
  policyOf,
}: Licences): (country: string, language: string) => MarketFacts {
  const known = new Map<string, MarketFacts>()
  return (country, language) => {
    const { type, number } = licenceOf(country)
    const policy = policyOf(country)
    const key = `${type} ${number} ${language}`
    const before = known.get(key)
    if (before) return before
    const facts: MarketFacts = {
      operator: operatorFacts(operator),
      market: { blockedCountries: countriesText(market.blockedCountries, language) },
      licence: {
        number,
        regulator: policy.regulator,
        ...Object.fromEntries(licenceTypes.map((each) => [each.toLowerCase(), each === type])),
      },
      policy: {
        idleSession: durationText(policy.idleSessionS, language),
        longestSession: durationText(policy.longestSessionS, language),
        realityCheck: durationText(policy.realityCheckS, language),
      },
    }
    known.set(key, facts)
    return facts
  }
}

function operatorFacts(operator: Operator): MarketFacts {
  return { ...operator }
}

/** Their names, such as "Cuba and Syria"; null where no country is shut out. */
function countriesText(codes: readonly string[], language: string): string | null {
  if (codes.length === 0) return null
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const sorted = codes
    .map((code) => names.of(code) ?? code)
    .toSorted(new Intl.Collator(language).compare)
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(sorted)
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/**
 * Writes a duration in the largest unit that leaves no rest, such as "12 hours"; up to two days are
 * written in hours.
 */
function durationText(seconds: number, language: string): string {
  const [unit, length] =
    UNITS.find(([each, size]) => seconds % size === 0 && (each !== 'day' || seconds > 2 * size)) ??
    UNITS[2]
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(seconds / length)
}
