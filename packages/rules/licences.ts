export const licenceTypes = [
  'GENERIC',
  'CURACAO',
  'KAHNAWAKE',
  'MGA',
  'ANJOUAN',
  'ESTONIAN',
  'NIGERIA',
] as const

/** The authority under whose licence a player is served, by their country. */
export type LicenceType = (typeof licenceTypes)[number]

const BASE_PAGES = [
  'about_us',
  'terms_and_conditions',
  'privacy_policy',
  'faq',
  'responsible_gaming',
  'contact_us',
] as const

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
  ANJOUAN: [
    'kyc_aml_policies',
    'underage_gaming_policy',
    'bonus_terms_and_conditions',
    'sport_betting_rules',
  ],
  ESTONIAN: ['cookie_policy', 'bonus_terms_and_conditions', 'sport_betting_rules'],
  NIGERIA: CURACAO_PAGES,
}

/** The legal pages that a licence requires, in the order of the footer. */
export function legalPages(licence: LicenceType): string[] {
  return [...BASE_PAGES, ...EXTRA_PAGES[licence]]
}
