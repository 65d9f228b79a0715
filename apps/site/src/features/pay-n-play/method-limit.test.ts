import { expect, test } from 'vitest'
import { methodLimit } from './method-limit.ts'

test('a range is read in minor units of the currency', () => {
  expect(methodLimit({ __typename: 'PaymentRange', min: '10.00', max: '5000.00' }, 'EUR')).toEqual({
    min: 1000n,
    max: 500_000n,
  })
  expect(methodLimit({ __typename: 'PaymentRange', min: '1000', max: '50000' }, 'JPY')).toEqual({
    min: 1000n,
    max: 50_000n,
  })
})

test('allowed values are read one by one', () => {
  expect(methodLimit({ __typename: 'PaymentValues', values: ['5.00', '20.00'] }, 'EUR')).toEqual({
    values: [500n, 2000n],
  })
})

test('no limit is none', () => {
  expect(methodLimit(null, 'EUR')).toBeNull()
})
