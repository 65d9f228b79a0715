import { currencies } from './currencies.ts'
import { demoMarket } from './demo-market.ts'

/** Where the casino does business and how: an operator's decisions, as data. */
export interface Market {
  allowedCurrencies: readonly [string, ...string[]]
  /** Of a visitor about whom nothing is known. */
  defaultCountry: string
  blockedCountries: readonly string[]
  /** Countries that a quick deposit does not ask for. */
  enforcedCountries: readonly string[]
  hideAcceptNewsLetter: boolean
  /** Ids of the quick-deposit methods that an affiliate's visitors are offered, by btag; '*' is for all others. */
  quickDepositMethods: Readonly<Record<string, readonly string[] | 'all'>>
  sportsProvider: 'ALTENAR' | 'BETBY' | 'DELASPORT' | 'HAD'
}

/** The market of this installation. */
export const market: Market = demoMarket

export function isBlockedCountry(country: string): boolean {
  return market.blockedCountries.includes(country)
}

export function isAllowedCurrency(currency: string): boolean {
  return market.allowedCurrencies.includes(currency)
}

/** The country's own currency where we keep purses in it, otherwise the first that we have. */
export function currencyOfCountry(country: string, { allowedCurrencies }: Pick<Market, 'allowedCurrencies'> = market): string {
  const own = currencies.get(country)
  return own && allowedCurrencies.includes(own) ? own : allowedCurrencies[0]
}

/** None where the tag has none and there is no rule for the others. */
export function listQuickDepositMethods(
  btag: string | null,
  { quickDepositMethods }: Pick<Market, 'quickDepositMethods'> = market,
): readonly string[] | 'all' {
  const own = btag !== null && Object.hasOwn(quickDepositMethods, btag) ? quickDepositMethods[btag] : undefined
  return own ?? quickDepositMethods['*'] ?? []
}
