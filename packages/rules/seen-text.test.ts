import { expect, test } from 'vitest'
import { isSeen } from './seen-text.ts'

test.each([
  ['nothing', ''],
  ['spaces', ' \t\n\u00a0\u3000'],
  ['a zero-width space', '\u200b'],
  ['joiners and marks of direction', '\u200c\u200d\u2060\u200e\u202e\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['fillers of Hangul', '\u115f\u3164\uffa0'],
  ['the empty cell of Braille', '\u2800'],
  ['controls', '\u0000\u001b\u0085'],
  ['selectors of variants and tags', '\ufe0f\u{e0041}'],
])('a text of %s shows nothing', (_, text) => {
  expect(isSeen(text)).toBe(false)
})

test.each(['a', '\u200b.', '王', 'ß', '👍🏽', 'می‌خواهم'])('the text %j shows something', (text) => {
  expect(isSeen(text)).toBe(true)
})
