import * as v from 'valibot'
import { isCountry } from '#rules/countries.ts'
import { parseAmount } from '#rules/money.ts'
import { currencies } from './currencies.ts'

const flag = v.boolean('must be true or false')
const words = (sentence: string) =>
  v.array(v.pipe(v.string(sentence), v.minLength(1, sentence)), 'must be a list')
const country = v.custom<string>(
  (code) => typeof code === 'string' && isCountry(code),
  "must be a country's two letters",
)
const countries = v.array(country, 'must be a list of countries')
const currency = v.picklist(Intl.supportedValuesOf('currency'), 'must be a currency, such as EUR')

const amounts = v.pipe(
  v.record(currency, v.string("must be an amount, such as '50000'")),
  v.check(
    (byCurrency) => Object.entries(byCurrency).every(([code, text]) => parseAmount(text, code)),
    "must be amounts in the digits of their currencies, such as '50000'",
  ),
)

/**
 * The content of `market.yaml`: where the casino does business and how, an operator's decisions.
 */
export const marketFile = v.pipe(
  v.strictObject({
    allowedCurrencies: v.tupleWithRest([currency], currency, 'must be a list of currencies'),
    /** Country of a visitor about whom nothing is known. */
    defaultCountry: country,
    blockedCountries: countries,
    /** Countries for which a quick deposit does not ask. */
    enforcedCountries: countries,
    hideAcceptNewsLetter: flag,
    /**
     * Ids of the quick-deposit methods that an affiliate's visitors are offered, by btag; '*' is
     * for all others.
     */
    quickDepositMethods: v.record(
      v.string(),
      v.union(
        [v.literal('all'), words("must be ids of methods, or 'all'")],
        "must be a list of methods, or 'all'",
      ),
    ),
    sportsProvider: v.picklist(
      ['ALTENAR', 'BETBY', 'DELASPORT', 'HAD'],
      'must be ALTENAR, BETBY, DELASPORT or HAD',
    ),
    /** The most that one slip of the sportsbook returns, by currency; an amount as text. */
    sportsMaxReturn: v.optional(amounts, {}),
  }),
  v.forward(
    v.check(
      (market) => !market.blockedCountries.includes(market.defaultCountry),
      'must not be a blocked country',
    ),
    ['defaultCountry'],
  ),
)

/** The market of this installation. */
export type Market = v.InferOutput<typeof marketFile>

export function isBlockedCountry(
  country: string,
  { blockedCountries }: Pick<Market, 'blockedCountries'>,
): boolean {
  return blockedCountries.includes(country)
}

export function isAllowedCurrency(
  currency: string,
  { allowedCurrencies }: Pick<Market, 'allowedCurrencies'>,
): boolean {
  return allowedCurrencies.includes(currency)
}

/** The country's own currency where we keep purses in it, otherwise the first that we have. */
export function currencyOfCountry(
  country: string,
  { allowedCurrencies }: Pick<Market, 'allowedCurrencies'>,
): string {
  const own = currencies.get(country)
  return own && allowedCurrencies.includes(own) ? own : allowedCurrencies[0]
}

/** None where the tag has none and there is no rule for the others. */
export function listQuickDepositMethods(
  btag: string | null,
  { quickDepositMethods }: Pick<Market, 'quickDepositMethods'>,
): readonly string[] | 'all' {
  const own =
    btag !== null && Object.hasOwn(quickDepositMethods, btag)
      ? quickDepositMethods[btag]
      : undefined
  return own ?? quickDepositMethods['*'] ?? []
}
