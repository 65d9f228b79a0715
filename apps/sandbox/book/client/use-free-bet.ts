import { useState } from 'react'
import { type FreeBetMisfit, freeBetMisfit } from '#rules/free-bet.ts'
import type { ShownFreeBet } from '../bets/bet-routes.ts'
import { useBook } from './book-context.ts'
import { combinedOdds } from './slip-lines.ts'
import { freeOfferOf, type Offer } from './slip-offers.ts'
import { useStore } from './store.ts'

export interface FreeBetChoice {
  /** Each with the reason for which it cannot pay for the slip; null where it can. */
  freeBets: readonly { freeBet: ShownFreeBet; misfit: FreeBetMisfit | null }[]
  /** The slip holds one bet that a free bet could pay for. */
  isOne: boolean
  /** Bet that is placed with the chosen free bet; null while none is chosen, or it does not fit. */
  offer: (Offer & { freeBetId: string }) | null
  choose(id: string | null): void
}

/** The player's free bets beside what the slip can be staked on, and the one that is chosen. */
export function useFreeBet(
  offers: readonly Offer[],
  { isEachWay, isEditing }: { isEachWay: boolean; isEditing: boolean },
): FreeBetChoice {
  const { engine } = useBook()
  const { freeBets, currency, limits } = useStore(engine.account)
  const [chosen, choose] = useState<string | null>(null)
  const [only = null] = offers.length === 1 ? offers : []
  const known = isEditing
    ? []
    : freeBets.map((freeBet) => ({
        freeBet,
        misfit: only && misfitOf(freeBet, only, { currency, isEachWay }),
      }))
  const found = known.find(({ freeBet, misfit }) => freeBet.id === chosen && misfit === null)
  const offer = only && found ? freeOfferOf(only, found.freeBet, limits) : null
  // Those that fit come first, each group in the order of its ends.
  const freeBetsInOrder = known.toSorted(
    (a, b) => Number(a.misfit !== null) - Number(b.misfit !== null),
  )
  return { freeBets: freeBetsInOrder, isOne: only !== null, offer, choose }
}

/** Sports are compared by their ids, as texts. */
function misfitOf(
  { expiresAt, sportIds, ...freeBet }: ShownFreeBet,
  { combination, legs, odds }: Offer,
  { currency, isEachWay }: { currency: string; isEachWay: boolean },
): FreeBetMisfit | null {
  // A free bet for sports that this book does not have fits no slip.
  const sports = sportIds === null ? [] : ['', ...sportIds.map(String)]
  const { key } = combination
  return freeBetMisfit(
    { ...freeBet, sports, endsAtMs: Date.parse(expiresAt) },
    {
      currency,
      type: key === 'singles' ? 'single' : key === 'multiple' || key === 'builder' ? key : 'system',
      eachWay: isEachWay && legs.every((leg) => leg.eachWay),
      odds: odds ?? combinedOdds(legs.map((leg) => leg.odds)),
      sports: legs.map(({ sportId }) => String(sportId)),
    },
    Date.now(),
  )
}
