import { expect, test } from 'vitest'
import type { ListedBet } from '../bets/bet-routes.ts'
import { beginEditing, type Editing, endEditing } from './editing.ts'
import { type Leg, openSlip } from './slip.ts'
import { openStore } from './store.ts'

const leg = (id: number) => ({ id, eventId: id, odds: '2.00' }) as Leg
const bet = (type: string) =>
  ({ id: `bet-${type}`, type, currency: 'EUR', stake: 525, eachWay: false }) as ListedBet

function openDesk() {
  const slip = openSlip(() => {})
  slip.add([leg(9)])
  slip.setStake('9', '3')
  return { slip, editing: openStore<Editing | null>(null) }
}

test.each([
  ['single', 'en-GB', '1', '5.25'],
  ['accumulator', 'de-DE', 'multiple', '5,25'],
  ['builder', 'fr-FR', 'builder', '5,25'],
  ['2/3', 'en-GB', '2/3', '5.25'],
])(
  'a bet of the type %s lies on the slip with its stake, as %s writes it',
  (type, culture, key, text) => {
    const desk = openDesk()
    beginEditing(desk, { bet: bet(type), legs: [leg(1), leg(2)], culture })
    expect(desk.slip.get()).toEqual({
      legs: [leg(1), leg(2)],
      stakes: { [key]: text },
      eachWay: false,
    })
  },
)

test('the slip of before comes back, whichever bet was looked at last', () => {
  const desk = openDesk()
  const before = desk.slip.get()
  for (const type of ['single', 'accumulator'])
    beginEditing(desk, { bet: bet(type), legs: [leg(1)], culture: 'en-GB' })
  endEditing(desk)
  expect([desk.slip.get(), desk.editing.get()]).toEqual([before, null])
})
