import { currencyExponent } from '#rules/money.ts'
import type { ListedBet } from '../bets/bet-routes.ts'
import type { Slip, SlipState } from './slip.ts'
import { notationOf } from './slip-offers.ts'
import type { Store } from './store.ts'

/** A bet that is being changed on the slip, and the slip that comes back afterwards. */
export interface Editing {
  bet: ListedBet
  before: SlipState
}

export type Tab = 'singles' | 'multiple' | 'systems' | 'builder'

/** Returns the tab of the slip on which a bet of this type is staked. */
export function tabOf(type: string): Tab {
  if (type === 'single') return 'singles'
  if (type === 'accumulator') return 'multiple'
  return type === 'builder' ? 'builder' : 'systems'
}

/** Puts a bet on the slip with its stake; `legs` are its selections at present prices. */
export function beginEditing(
  { slip, editing }: { slip: Slip; editing: Store<Editing | null> },
  { bet, legs, culture }: { bet: ListedBet; legs: SlipState['legs']; culture: string },
): void {
  const before = editing.get()?.before ?? slip.get()
  slip.replace(legs, bet.eachWay)
  const tab = tabOf(bet.type)
  const key = tab === 'singles' ? String(legs[0]?.id) : tab === 'systems' ? bet.type : tab
  const exponent = currencyExponent(bet.currency)
  slip.setStake(
    key,
    (bet.stake / 10 ** exponent).toFixed(exponent).replace('.', notationOf(culture).decimal),
  )
  editing.set({ bet, before })
}

/** Brings back the slip from before the change. */
export function endEditing({
  slip,
  editing,
}: {
  slip: Slip
  editing: Store<Editing | null>
}): void {
  const before = editing.get()?.before
  editing.set(null)
  if (before) slip.restore(before)
}
