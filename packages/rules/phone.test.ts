import { expect, test } from 'vitest'
import { joinPhone, PHONE_NUMBER, splitPhone } from './phone.ts'

test.each(['+4915112345678', '+49 151 123 456 78', '+1234567', '+123456789012345'])('%s is a phone number', (text) => {
  expect(text).toMatch(PHONE_NUMBER)
})

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

test('the zero that is dialled at home is left out abroad', () => {
  expect(joinPhone({ prefix: '+49', number: ' 0151 12345' })).toBe('+49151 12345')
})
