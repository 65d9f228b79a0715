import { expect, test } from 'vitest'
import { codeProblemIn, registrationRecord } from './register.ts'

const account = {
  email: 'robin@example.org',
  password: 'Welcome-1',
  currency: 'EUR',
  bonusCode: '  ',
}
const personal = {
  firstName: 'Robin',
  lastName: 'Vale',
  country: 'DE',
  city: 'Köln',
  houseNumberAndStreetName: 'Domweg 4',
  postCode: '50667',
  mobileNumber: '+4915112345678',
  dateOfBirth: '1990-07-03',
  newsletter: true,
  accept: true,
} as const
const facts = { fingerprint: undefined, affiliateCode: 'partner-7', language: 'de' }

test('the record holds what the call takes and not that the terms were accepted', () => {
  const record = registrationRecord(account, personal, facts)
  expect(record).not.toHaveProperty('accept')
  expect(record).toMatchObject({
    email: 'robin@example.org',
    gender: null,
    affiliateCode: 'partner-7',
    fingerprint: null,
  })
})

test('an empty promo code is none', () => {
  expect(registrationRecord(account, personal, facts).bonusCode).toBeNull()
  expect(registrationRecord({ ...account, bonusCode: ' LAMP20 ' }, personal, facts).bonusCode).toBe(
    'LAMP20',
  )
})

test('the mailed link opens the verify dialog in the language of the registration', () => {
  expect(registrationRecord(account, personal, facts).verificationPath).toBe(
    '/?lng=de&modal=verify',
  )
})

test('a promo code that the server does not know is distinguished from every other mistake', () => {
  const refused = (code: string, fields?: object) =>
    codeProblemIn({ graphQLErrors: [{ extensions: { code, fields } }] } as never)
  expect(refused('bad_input', { bonusCode: 'validations.promo_code_unknown' })).toBe(
    'validations.promo_code_unknown',
  )
  expect(refused('bad_input', { email: 'validations.string.email' })).toBeUndefined()
  expect(
    refused('bad_input', { bonusCode: 'validations.string.max', city: 'validations.string.max' }),
  ).toBeUndefined()
  expect(refused('rate_limited')).toBeUndefined()
  expect(codeProblemIn(undefined)).toBeUndefined()
})
