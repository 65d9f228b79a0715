import { expect, test } from 'vitest'
import type { ShownJackpot } from './jackpot-queries.ts'
import { jackpotsFor, newestOf } from './jackpots-for.ts'

const jackpot = (pool: string, currency: string) =>
  ({ id: `${pool}-${currency}`, pool, currency }) as ShownJackpot
const all = [jackpot('bell', 'EUR'), jackpot('bell', 'USD'), jackpot('table', 'EUR')]
const idsFor = (currency: string | null) => jackpotsFor(currency, all).map(({ id }) => id)

test('a player is shown the jackpots of their own currency, which alone they can win', () => {
  expect(idsFor('USD')).toEqual(['bell-USD'])
  expect(idsFor('JPY')).toEqual([])
})

test('a visitor is shown each pool once, in the first of its currencies', () => {
  expect(idsFor(null)).toEqual(['bell-EUR', 'table-EUR'])
})

test('an amount from the socket counts only while it is followed', () => {
  const [published, answered] = ['told', 'asked']
  expect(newestOf({ follows: true, published, answered })).toBe(published)
  expect(newestOf({ follows: true, published: undefined, answered })).toBe(answered)
  expect(newestOf({ follows: false, published, answered })).toBe(answered)
  expect(newestOf({ follows: false, published, answered: undefined })).toBeUndefined()
})
