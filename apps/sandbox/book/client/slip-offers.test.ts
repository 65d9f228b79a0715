import { expect, test } from 'vitest'
import type { Leg } from './slip.ts'
import { freeOfferOf, offersOf, readTyped } from './slip-offers.ts'

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

const leg = (id: number, odds: string, fraction?: string) =>
  ({ id, odds, ...(fraction ? { eachWay: { places: 3, fraction } } : {}) }) as Leg
const offered = (
  legs: readonly Leg[],
  key: string,
  { tab = 'multiple', stake = '10', eachWay = false, limits = null }: Partial<Wish> = {},
) =>
  offersOf({ legs, stakes: { [key]: stake }, eachWay }, tab, {
    ...{ currency: 'EUR', culture: 'en-GB', limits },
  }).find((offer) => offer.key === key)
interface Wish {
  tab: 'singles' | 'multiple' | 'systems'
  stake: string
  eachWay: boolean
  limits: { maxReturn: number; maxOdds: string } | null
}

test('the return of a slip is the sum over its lines, rounded down once, each way with the places at their best', () => {
  const three = [leg(1, '2.00'), leg(2, '3.00'), leg(3, '4.00')]
  expect(offered(three, '2/3', { tab: 'systems', stake: '2' })?.returnMinor).toBe(5200n)
  expect(offered(three, 'patent', { tab: 'systems', stake: '1' })?.returnMinor).toBe(5900n)
  expect(
    offered([leg(1, '1.91'), leg(2, '1.87')], 'multiple', { stake: '3.33' })?.returnMinor,
  ).toBe(1189n)
  for (const fraction of ['0.2', '0.25']) {
    const horse = [leg(1, '9.00', fraction)]
    expect(offered(horse, '1', { tab: 'singles', eachWay: true })?.returnMinor).toBe(12_000n)
  }
})

test('a slip that is above the caps says which of them holds it, and returns no more', () => {
  const long = [leg(1, '90.00'), leg(2, '90.00'), leg(3, '90.00')]
  expect(offered(long, 'multiple', { stake: '1' })).toMatchObject({
    ...{ returnMinor: 1_000_000n, capped: 'odds' },
  })
  expect(offered(long, 'multiple')).toMatchObject({ returnMinor: 5_001_000n, capped: 'winnings' })
  const limits = { maxReturn: 5_000_000, maxOdds: '500' }
  expect(offered(long, 'multiple', { limits })).toMatchObject({
    ...{ returnMinor: 500_000n, capped: 'odds' },
  })
  const yen = { maxReturn: 8_000_000, maxOdds: '10000' }
  expect(offered(long, 'multiple', { limits: yen })).toMatchObject({
    ...{ returnMinor: 8_000_000n, capped: 'winnings' },
  })
  const single = offered([leg(1, '2.00')], '1', { tab: 'singles', stake: '40000', limits })
  expect(single).toMatchObject({ returnMinor: 5_000_000n, capped: 'winnings' })
  expect(offered([leg(1, '2.00')], '1', { tab: 'singles', limits })?.capped).toBeNull()
})

test('a free bet returns what is above its stake, within the caps', () => {
  const typed = offered([leg(1, '90.00'), leg(2, '90.00')], 'multiple')
  const free = typed && freeOfferOf(typed, { id: 'f1', amount: 500 })
  expect(free).toMatchObject({ returnMinor: 4_049_500n, capped: null })
})
