import { expect, test } from 'vitest'
import { readCard, readWallet } from './confirmations.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const card = {
  cardNumber: '9400 0000 0000 0007',
  expiry: '09/31',
  code: '123',
  holder: 'Robin Ashford',
}
const paid = { instrument: '•••• 0007', outcome: { kind: 'paid' }, needsChallenge: false }

test.each([
  [{}],
  [{ cardNumber: '9400-0000-0000-0007' }],
  [{ cardNumber: '٩٤٠٠ ٠٠٠٠ ٠٠٠٠ ٠٠٠٧', expiry: '٠٩/٣١', code: '١٢٣' }],
  [{ cardNumber: '९४०००००००००००००७', expiry: '0931' }],
  [{ cardNumber: '\u200e9400000000000007\u200e', expiry: '9 / 2031' }],
])('a card is read as it is written on it, in the digits of any script: %j', (typed) => {
  expect(readCard({ ...card, ...typed }, NOW)).toMatchObject(paid)
})

test.each([
  [{ cardNumber: '9400 0000 0000 0007 x' }, { cardNumber: 'errorCardNumber' }],
  [{ cardNumber: '9400 0000 0000 0007 0000 000' }, { cardNumber: 'errorCardNumber' }],
  [{ expiry: '09/31x' }, { expiry: 'errorExpiry' }],
  [{ code: '12a' }, { code: 'errorCode' }],
])(
  'what is no card is refused with its reason, and not cut until it is one: %j',
  (typed, errors) => {
    expect(readCard({ ...card, ...typed }, NOW)).toEqual({ errors })
  },
)

test('a wallet is opened by its address and its PIN in any script', () => {
  expect(readWallet({ email: 'робин@пример.рф', pin: '٤٧١١' })).toMatchObject({
    outcome: { kind: 'paid' },
  })
  expect(readWallet({ email: 'robin', pin: '47115' })).toEqual({
    errors: { email: 'errorEmail', pin: 'errorPin' },
  })
})
