import { expect, test } from 'vitest'
import { readFingerprint } from './fingerprint.ts'

test('a fingerprint that is too long is kept in part rather than refused', () => {
  expect(readFingerprint('  a1b2\u0000c3 ')).toBe('a1b2c3')
  expect(readFingerprint('f'.repeat(500))).toHaveLength(128)
})

test('an absent fingerprint stays absent', () => {
  expect([undefined, null, '', ' \n'].map(readFingerprint)).toEqual([null, null, null, null])
})
