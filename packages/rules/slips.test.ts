import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinSlips } from './slips.ts'

test.each([
  ['anna', 'anna', 0, true],
  ['anna', 'anne', 0, false],
  ['anna', 'anne', 1, true],
  ['anna', 'ana', 1, true],
  ['ana', 'anna', 1, true],
  ['anna', 'nana', 1, true],
  ['lovelace', 'olvelaec', 2, true],
  ['lovelace', 'olvelaec', 1, false],
  ['lovelace', 'lvlc', 2, false],
  ['', 'ab', 2, true],
  ['', 'abc', 2, false],
])('%s and %s are within %i slips of each other: %s', (one, other, most, is) => {
  expect(isWithinSlips(one, other, most)).toBe(is)
  expect(isWithinSlips(other, one, most)).toBe(is)
})

test('a text is within as many slips as were made in it', () => {
  const slip = fc.record({
    kind: fc.constantFrom('wrong', 'missing', 'added', 'swapped'),
    at: fc.nat(11),
    letter: fc.constantFrom('a', 'b', 'c'),
  })
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(text, slip, (before, { kind, at, letter }) => {
      const [head, rest] = [before.slice(0, at), before.slice(at)]
      const after = {
        wrong: head + letter + rest.slice(1),
        missing: head + rest.slice(1),
        added: head + letter + rest,
        swapped: head + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2),
      }[kind as 'wrong' | 'missing' | 'added' | 'swapped']
      expect(isWithinSlips(before, after, 1)).toBe(true)
      expect(isWithinSlips(after, before, 1)).toBe(true)
    }),
  )
})

test('texts of 60,000 letters are compared to their end', () => {
  const long = 'ab'.repeat(30_000)
  expect(isWithinSlips(`${long}xyz`, `${long}uvw`, 2)).toBe(false)
  expect(isWithinSlips(`${long}xyz`, `${long}uvz`, 2)).toBe(true)
  expect(isWithinSlips(`x${long}`, `${long}y`, 2)).toBe(true)
})
