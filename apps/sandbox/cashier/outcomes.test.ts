import { expect, test } from 'vitest'
import { isCardNumber, isExpiryAhead, outcomeOfCard, outcomeOfPin, TEST_CARDS } from './outcomes.ts'
import { wordsFor } from './words.ts'

test('every documented test card is a valid number and is explained in every language', () => {
  for (const { number, word } of TEST_CARDS) {
    expect(isCardNumber(number)).toBe(true)
    for (const language of ['en', 'de', 'ar']) expect(wordsFor(language)).toHaveProperty(word)
  }
})

test('a number with one wrong digit is no card number', () => {
  expect(isCardNumber('9400000000000008')).toBe(false)
  expect(isCardNumber('94')).toBe(false)
  expect(isCardNumber('9400 0000 0000 0007')).toBe(false)
})

test('a card is good to the end of its month', () => {
  const inMarch = new Date('2026-03-31T23:00:00Z')
  expect(isExpiryAhead('03/26', inMarch)).toBe(true)
  expect(isExpiryAhead('0326', inMarch)).toBe(true)
  expect(isExpiryAhead('02/26', inMarch)).toBe(false)
  expect(isExpiryAhead('13/30', inMarch)).toBe(false)
  expect(isExpiryAhead('3/2026', inMarch)).toBe(true)
  expect(isExpiryAhead('930', inMarch), 'September or 30 days of what?').toBe(false)
})

test('a deposit whose amount has no documented outcome is paid', () => {
  expect(outcomeOfCard('4000056655665556')).toEqual({
    outcome: { kind: 'paid' },
    needsChallenge: false,
  })
  expect(outcomeOfPin('4711')).toEqual({ kind: 'paid' })
  expect(outcomeOfPin('1111')).toEqual({ kind: 'declined', reason: 'low_balance' })
})
