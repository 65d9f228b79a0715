import { expect, test } from 'vitest'
import { latinDigits, plainCharacters } from './digits.ts'

test.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['full-width', '０１２３４５６７８９'],
])('digits of the script %s are read as 0 to 9', (_script, digits) => {
  expect(latinDigits(digits)).toBe('0123456789')
})

test('every digit that Unicode knows has a value, and those of each script come in tens', () => {
  const all = Array.from({ length: 0x20000 }, (_, code) => code).filter((code) =>
    /^\p{Nd}$/u.test(String.fromCodePoint(code)),
  )
  expect(all.length % 10).toBe(0)
  const text = all.map((code) => String.fromCodePoint(code)).join('')
  expect(latinDigits(text)).toBe('0123456789'.repeat(all.length / 10))
})

test('letters, signs and numbers that are no digits stay as they are', () => {
  expect(latinDigits('a½Ⅳ²一-+')).toBe('a½Ⅳ²一-+')
})

test('wide letters and signs are ordinary ones', () => {
  expect(plainCharacters('ＬＡＭＰ２０－（＋）＠．')).toBe('LAMP20-(+)@.')
})

test('marks of writing direction are left out, and letters of every script stay', () => {
  expect(plainCharacters('\u200e+49\u202c 151\ufeff')).toBe('+49 151')
  expect(plainCharacters('münchen.de')).toBe('münchen.de')
})
