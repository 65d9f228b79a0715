import { expect, test } from 'vitest'
import { newPayer } from '#testkit/visitor.ts'
import { decidePayer, type PersonFacts } from './payer-verdict.ts'

const ann = { id: 'ann', status: 'active', currency: 'EUR', isHeld: false } as const
const facts = (change: Partial<PersonFacts> = {}): PersonFacts => ({
  person: newPayer({ country: 'DE', dateOfBirth: '2008-03-01' }),
  owners: [],
  isShutOut: false,
  isBlockedCountry: false,
  currency: 'EUR',
  today: '2026-03-01',
  isTooLate: false,
  ...change,
})

test('a new payer may register, from their eighteenth birthday on', () => {
  expect(decidePayer(facts())).toEqual({ verdict: 'register' })
})

test('a known payer is signed in, although the browser waits no more and another player of that name may not play', () => {
  expect(decidePayer(facts({ owners: [ann], isTooLate: true, isShutOut: true }))).toEqual({
    verdict: 'login',
    playerId: 'ann',
  })
})

test.each<[string, Partial<PersonFacts>, string]>([
  ['is a day too young', { today: '2026-02-28' }, 'underage'],
  ['lives in a blocked country', { isBlockedCountry: true }, 'country_blocked'],
  [
    'lives in a blocked country, and is known',
    { isBlockedCountry: true, owners: [ann] },
    'country_blocked',
  ],
  ['lives in no country that there is', { person: newPayer({ country: 'XX' }) }, 'country_blocked'],
  [
    'has a name and a birthday of a person who may not play',
    { isShutOut: true },
    'account_not_active',
  ],
  ['is excluded', { owners: [{ ...ann, status: 'excluded' }] }, 'account_not_active'],
  ['is held', { owners: [{ ...ann, isHeld: true }] }, 'account_not_active'],
  ['is blocked', { owners: [{ ...ann, status: 'blocked' }] }, 'account_not_active'],
  ['plays in another currency', { owners: [{ ...ann, currency: 'SEK' }] }, 'other_currency'],
  ['is two players at once', { owners: [ann, { ...ann, id: 'bob' }] }, 'identity_unclear'],
  ['is new, and can no longer be told', { isTooLate: true }, 'too_late'],
])('who %s is refused', (_who, change, cause) => {
  expect(decidePayer(facts(change))).toEqual({ verdict: 'refuse', cause })
})
