import { expect, test } from 'vitest'
import { legalPages, licenceTypes } from './licences.ts'

const base = [
  'about_us',
  'terms_and_conditions',
  'privacy_policy',
  'faq',
  'responsible_gaming',
  'contact_us',
]

const extra = {
  GENERIC: [],
  CURACAO: [
    'account_payouts_bonuses',
    'fairness_rng_testing_methods',
    'self_exclusion',
    'kyc_policies',
    'aml_policies',
    'dispute_resolution',
    'sport_betting_rules',
    'bonus_terms_and_conditions',
  ],
  KAHNAWAKE: ['account_payouts_bonuses', 'kyc_aml_policies', 'bonus_terms_and_conditions'],
  MGA: ['cookie_policy', 'sport_betting_rules', 'bonus_terms_and_conditions'],
  ANJOUAN: [
    'kyc_aml_policies',
    'underage_gaming_policy',
    'bonus_terms_and_conditions',
    'sport_betting_rules',
  ],
  ESTONIAN: ['cookie_policy', 'bonus_terms_and_conditions', 'sport_betting_rules'],
}

test.each(Object.entries(extra))(
  'under %s the six base pages are followed by those of the licence',
  (licence, pages) => {
    expect(legalPages(licence as keyof typeof extra)).toEqual([...base, ...pages])
  },
)

test('Nigeria has all fourteen, and no licence is forgotten here', () => {
  expect(legalPages('NIGERIA').toSorted()).toEqual([...base, ...extra.CURACAO].toSorted())
  expect(legalPages('NIGERIA')).toHaveLength(14)
  expect(licenceTypes.toSorted()).toEqual([...Object.keys(extra), 'NIGERIA'].toSorted())
})
