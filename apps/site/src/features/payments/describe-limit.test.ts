import { expect, it } from 'vitest'
import { describeLimit } from './describe-limit.ts'

it('says the limits of a method without empty decimals, and nothing where there are none', () => {
  expect(
    describeLimit({ __typename: 'PaymentRange', min: '10.00', max: '5000.00' }, 'EUR', 'en'),
  ).toBe('€10 – €5,000')
  expect(
    describeLimit({ __typename: 'PaymentValues', values: ['20.00', '50.00'] }, 'EUR', 'en'),
  ).toBe('€20 · €50')
  expect(describeLimit(null, 'EUR', 'en')).toBeNull()
})

it('never rounds a limit', () => {
  expect(
    describeLimit({ __typename: 'PaymentRange', min: '0.50', max: '7.250' }, 'KWD', 'en'),
  ).toBe('KWD\u00a00.500 – KWD\u00a07.250')
})
