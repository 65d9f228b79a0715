/**
 * Countries by the currency that is theirs, for the currencies that a casino is likely to keep
 * purses in.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL US VG VI',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  NOK: 'NO SJ',
  AUD: 'AU CC CX KI NF NR TV',
  NZD: 'CK NU NZ TK',
  CAD: 'CA',
  SEK: 'SE',
  DKK: 'DK FO GL',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  JPY: 'JP',
  KWD: 'KW',
  AED: 'AE',
  SAR: 'SA',
  BRL: 'BR',
  MXN: 'MX',
  CLP: 'CL',
  INR: 'IN',
  NGN: 'NG',
  ZAR: 'ZA',
}

/** The currency of a country by its two-letter code; missing where the table has none. */
export const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)
