import fc from 'fast-check'
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { diallingPrefixes } from './countries.ts'
import { joinPhone, PHONE_NUMBER, plainPhone } from './phone.ts'
import { hasLengthOfPlan, numberByPlan } from './phone-plan.ts'

/**
 * Returns a number that was typed behind the prefix of a country, as the register form takes it.
 */
const kept = (typed: string, country = 'DE') =>
  numberByPlan(joinPhone({ prefix: diallingPrefixes.get(country) ?? '', number: typed }))

test.each([
  ['+39 0471 163 1680', 'DE', '+3904711631680'],
  ['0471 163 1680', 'IT', '+3904711631680'],
  ['0049 151 1234567', 'DE', '+491511234567'],
  ['00 49 (0)151 123-4567', 'FR', '+491511234567'],
  ['0151 1234567', 'DE', '+491511234567'],
  ['٠١٥١ ١٢٣٤٥٦٧', 'DE', '+491511234567'],
  ['०१५१/१२३४५६७', 'DE', '+491511234567'],
  ['＋４９ 151 1234567', 'GB', '+491511234567'],
  ['（０１５１）１２３－４５６７', 'DE', '+491511234567'],
  ['tel:+49-151-1234567', 'DE', '+491511234567'],
  ['\u202a+49 151 1234567\u202c', 'DE', '+491511234567'],
  ['06 20 123 4567', 'HU', '+36201234567'],
  ['8 701 234 5678', 'KZ', '+77012345678'],
])('%s, typed in %s, is %s', (typed, country, number) => expect(kept(typed, country)).toBe(number))

test.each([
  ['Ivory Coast, ten digits since 2021', '07 12 34 56 78', 'CI', '+2250712345678'],
  [
    'Gabon, eight digits and a zero that is not dialled from abroad',
    '06 12 34 56',
    'GA',
    '+24106123456',
  ],
  ['Benin, ten digits since 2024', '01 12 34 56 78', 'BJ', '+2290112345678'],
  ['Mexico, without the 1 since 2019', '55 1234 5678', 'MX', '+525512345678'],
])('the plan in force: %s', (_plan, typed, country, number) => {
  expect(kept(typed, country)).toBe(number)
})

test.each([
  ['Ivory Coast before 2021, eight digits', '+22507123456', false],
  ['Ivory Coast since 2021, ten digits', '+2250712345678', true],
  ['Benin before 2024, eight digits', '+22997123456', false],
  ['Benin since 2024, ten digits', '+2290197123456', true],
  ['a prefix of no country', '+999123456789', false],
])('whether a number has a length of the plan in force: %s', (_plan, phone, has) => {
  expect(hasLengthOfPlan(phone)).toBe(has)
})

test('a plan keeps the last digits of any number, and does not change its own form again', () => {
  // A plan would change its form of the last example once more, as of one number in a million.
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9][0-9]{6,14}$/), (number) => {
      const found = numberByPlan(number)
      expect(found).toMatch(PHONE_NUMBER)
      expect(found.slice(-4)).toBe(number.slice(-4))
      expect(numberByPlan(found), 'and a second look changes nothing').toBe(found)
    }),
    { examples: [['+2614000000'], ['+67254510'], ['+49017212'], ['+55090544031717']] },
  )
})

test('a mobile number of every country is kept, however it is written', () => {
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples)
    if (!example) continue
    for (const typed of [
      example.number,
      example.formatInternational(),
      example.number.replace('+', '00'),
      example.getURI(),
    ])
      expect(kept(typed), `${country} ${typed}`).toBe(example.number)
    expect(kept(example.formatNational(), country), `${country} ${example.formatNational()}`).toBe(
      example.number,
    )
  }
})

test('the table of prefixes is that of the plans', () => {
  for (const country of getCountries())
    expect(diallingPrefixes.get(country), country).toBe(`+${getCountryCallingCode(country)}`)
  expect(diallingPrefixes.size).toBe(getCountries().length)
})

test.each(['0151 CALL ME', '0151 1234567 ext. 5', '0151;1234567', '#21#0151'])(
  'what is no number stays what it is, and is refused: %s',
  (typed) => {
    expect(kept(typed)).not.toMatch(PHONE_NUMBER)
    expect(plainPhone(typed).replace(/[^\p{L}\d]/gu, '')).toBe(typed.replace(/[^\p{L}\d]/gu, ''))
  },
)
