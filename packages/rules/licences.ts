/** The authority under whose licence a player is served, by their country. */
export type LicenceType = 'GENERIC' | 'CURACAO' | 'KAHNAWAKE' | 'MGA' | 'ANJOUAN' | 'ESTONIAN' | 'NIGERIA'

/** The numbers that a licence decides. Durations are in seconds unless the name says otherwise. */
export interface LicencePolicy {
  /** A session without a single request ends after this time. */
  idleSessionS: number
  /** However busy, nobody stays signed in for longer. */
  longestSessionS: number
  /** Between two reality checks. */
  realityCheckS: number
  /** A slot's round takes at least this long, in milliseconds. */
  shortestRoundMs: number
  autoplay: boolean
  /** Games that return less to their players, in hundredths of a percent, are not offered. */
  lowestRtp: number
  /** A player must set a deposit limit before the first deposit. */
  depositLimitRequired: boolean
  /** A raised limit starts after this time. */
  raisedLimitAfterS: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Which of these numbers a regulator wrote and which are ours, an operator checks with theirs: the table makes no claim. */
export const licencePolicies: Readonly<Record<LicenceType, LicencePolicy>> = {
  // What serves a country nobody decided about: the strictest of every column.
  GENERIC: policy({}),
  CURACAO: policy({ idleSessionS: DAY, longestSessionS: 30 * DAY, shortestRoundMs: 1000, autoplay: true, lowestRtp: 80_00 }),
  KAHNAWAKE: policy({ idleSessionS: DAY, longestSessionS: 30 * DAY, shortestRoundMs: 1000, autoplay: true, lowestRtp: 80_00 }),
  MGA: policy({ idleSessionS: 12 * HOUR, longestSessionS: 7 * DAY, realityCheckS: HOUR, autoplay: true, lowestRtp: 85_00 }),
  ANJOUAN: policy({ idleSessionS: DAY, longestSessionS: 30 * DAY, shortestRoundMs: 1000, autoplay: true, lowestRtp: 80_00 }),
  ESTONIAN: policy({ idleSessionS: 12 * HOUR, longestSessionS: 7 * DAY, realityCheckS: HOUR, lowestRtp: 80_00 }),
  NIGERIA: policy({ idleSessionS: DAY, longestSessionS: 30 * DAY, shortestRoundMs: 1000, autoplay: true, lowestRtp: 80_00 }),
}

function policy(milder: Partial<LicencePolicy>): LicencePolicy {
  return {
    idleSessionS: 2 * HOUR,
    longestSessionS: DAY,
    realityCheckS: 30 * MINUTE,
    shortestRoundMs: 2500,
    autoplay: false,
    lowestRtp: 85_00,
    depositLimitRequired: false,
    raisedLimitAfterS: DAY,
    ...milder,
  }
}

const BASE_PAGES = ['about_us', 'terms_and_conditions', 'privacy_policy', 'faq', 'responsible_gaming', 'contact_us'] as const

const CURACAO_PAGES = [
  'account_payouts_bonuses',
  'fairness_rng_testing_methods',
  'self_exclusion',
  'kyc_policies',
  'aml_policies',
  'dispute_resolution',
  'sport_betting_rules',
  'bonus_terms_and_conditions',
] as const

const EXTRA_PAGES: Readonly<Record<LicenceType, readonly string[]>> = {
  GENERIC: [],
  CURACAO: CURACAO_PAGES,
  KAHNAWAKE: ['account_payouts_bonuses', 'kyc_aml_policies', 'bonus_terms_and_conditions'],
  MGA: ['cookie_policy', 'sport_betting_rules', 'bonus_terms_and_conditions'],
  ANJOUAN: ['kyc_aml_policies', 'underage_gaming_policy', 'bonus_terms_and_conditions', 'sport_betting_rules'],
  ESTONIAN: ['cookie_policy', 'bonus_terms_and_conditions', 'sport_betting_rules'],
  NIGERIA: CURACAO_PAGES,
}

/** The legal pages that a licence asks for, in the order of the footer. */
export function legalPages(licence: LicenceType): string[] {
  return [...BASE_PAGES, ...EXTRA_PAGES[licence]]
}
