import { useEffect } from 'react'
import { clearDraft } from '../components/joining/draft.ts'
import { LiveCounts } from '../features/account-menu/LiveCounts.tsx'
import { FavouritesLive } from '../features/favourites/FavouritesLive.tsx'
import { JackpotWon } from '../features/jackpots/JackpotWon.tsx'
import { RealityCheck } from '../features/reality-check/RealityCheck.tsx'

/** The subscriptions of a signed-in player, on every page. */
export function PlayerLive() {
  // A half-filled registration is of no use to a signed-in player, and is not for the next person
  // at this screen: another tab may have signed in, and out again.
  useEffect(clearDraft, [])
  return (
    <>
      <LiveCounts />
      <RealityCheck />
      <FavouritesLive />
      <JackpotWon />
    </>
  )
}
