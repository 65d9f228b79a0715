import { expect, test } from 'vitest'
import { readTyped } from './slip-offers.ts'

const ENGLISH = { decimal: '.', group: ',' }

test.each(['1e3', '-5', '5k', '123456789', '1 23', 'EUR'])(
  'a stake of %s is none, and is called unreadable for as long as it stands there',
  (text) => expect(readTyped(text, ENGLISH, 'EUR')).toEqual({ minor: 0n, isUnreadable: true }),
)

test.each(['', '0', '0.', ','])('a stake of %j is just not there yet', (text) =>
  expect(readTyped(text, ENGLISH, 'EUR')).toEqual({ minor: 0n, isUnreadable: false }),
)

test('a stake is read in the signs of its language and the digits of its currency', () => {
  expect(readTyped('1.234,50', { decimal: ',', group: '.' }, 'EUR').minor).toBe(123_450n)
  expect(readTyped('500', ENGLISH, 'JPY').minor).toBe(500n)
  expect(readTyped('1.234', ENGLISH, 'KWD').minor).toBe(1234n)
})
