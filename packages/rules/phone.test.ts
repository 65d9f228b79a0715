import { expect, test } from 'vitest'
import { besidePrefix, joinPhone, PHONE_NUMBER, plainPhone, splitPhone } from './phone.ts'

test.each(['+4915112345678', '+49 151 123 456 78', '+1234567', '+123456789012345'])(
  '%s is a phone number',
  (text) => {
    expect(text).toMatch(PHONE_NUMBER)
  },
)

test.each([
  '4915112345678',
  '+123456',
  '+1234567890123456',
  '+49  15112345',
  '+ 4915112345',
  '+49-151-1234567',
  '+4915112345 ',
  '+٤٩١٥١١٢٣٤٥',
])('%j is no phone number', (text) => {
  expect(text).not.toMatch(PHONE_NUMBER)
})

test('a number is taken apart at the longest prefix that a country has', () => {
  expect(splitPhone('+49 151 12345')).toEqual({ prefix: '+49', number: '151 12345' })
  expect(splitPhone('+35312345')).toEqual({ prefix: '+353', number: '12345' })
  expect(splitPhone('0151')).toEqual({ prefix: '', number: '0151' })
})

test('a number is joined to the prefix that was chosen, unless it was typed with one of its own', () => {
  expect(
    joinPhone({ prefix: '+49', number: ' 0151 12345' }),
    'the plan says whether the zero stays',
  ).toBe('+490151 12345')
  expect(joinPhone({ prefix: '+49', number: '+39 0471 1' })).toBe('+39 0471 1')
  expect(joinPhone({ prefix: '+49', number: '  ' })).toBe('')
})

test.each([
  ['0049 151 1', '+49 151 1'],
  ['00(49)151-1', '+49 151 1'],
  ['(0151) 12/34.5', '0151 12 34 5'],
  ['۰۱۵۱', '0151'],
  ['+', '+'],
  ['00', '+'],
  ['0', '0'],
  ['0015', '+15'],
  ['', ''],
])('%j is taken as %j', (typed, plain) => expect(plainPhone(typed)).toBe(plain))

test.each([
  [' ', ''],
  [' 0471', '0471'],
  ['-0471 163', '0471 163'],
  ['\u00a0151', '151'],
  ['(0471) 163', '(0471) 163'],
  ['0471 ', '0471 '],
])('beside its prefix %j stands as %j', (typed, shown) => expect(besidePrefix(typed)).toBe(shown))
