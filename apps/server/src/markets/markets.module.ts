import type { Module } from '../kit/module.ts'
import { type MarketsDeps, marketsResolvers } from './markets.resolvers.ts'

/** Most pages of information, whatever the licence. */
const MOST_PAGES = 50

/** Opens the module that answers `settings`. */
export function openMarkets(deps: MarketsDeps): Module {
  const { market } = deps.licences
  return {
    resolvers: marketsResolvers(deps),
    fields: {
      'Query.settings': { cost: 10 },
      'Settings.supportedLanguages': { size: () => deps.supportedLanguages().length },
      'Currencies.allowedCurrencies': { size: market.allowedCurrencies.length },
      'Countries.blockedCountries': { size: market.blockedCountries.length },
      'Settings.enforcedCountries': { size: market.enforcedCountries.length },
      'Settings.templates': { size: MOST_PAGES },
      'Licence.pages': { size: MOST_PAGES },
    },
  }
}
