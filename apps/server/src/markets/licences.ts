import { isCountry } from '#rules/countries.ts'
import { Refusal } from '../kit/refusal.ts'
import { type CountryLicence, type MarketFiles, readMarketFiles } from './market-files.ts'
import { type LicencePolicy, strictest, strictestPlay } from './policy.ts'

/**
 * The company that runs the casino, and the rules under which each country's players are served.
 */
export interface Licences extends MarketFiles {
  /** Throws Refusal('No licence defined') for a country that neither it nor '*' has one for. */
  licenceOf(country: string): CountryLicence
  /**
   * The numbers that a player of this country is served by; the strictest for a country that is
   * none, or has no licence.
   */
  policyOf(country: string): LicencePolicy
}

/** Throws BadMarketFile when a file of the operator's cannot be used. */
export function openLicences(files: MarketFiles = readMarketFiles(null)): Licences {
  const { licences, policies } = files
  const unknown = strictest(Object.values(policies))
  const find = (country: string) =>
    Object.hasOwn(licences, country) ? licences[country] : licences['*']
  return {
    ...files,
    licenceOf(country) {
      const licence = find(country)
      if (!licence) throw new Refusal('No licence defined', { country })
      return licence
    },
    policyOf(country) {
      const licence = isCountry(country) ? find(country) : undefined
      if (!licence) return unknown
      const policy = policies[licence.type]
      return licence.play ? { ...policy, play: strictestPlay([policy.play, licence.play]) } : policy
    },
  }
}
