import { useEffect } from 'react'
import { clearDraft } from '../components/joining/draft.ts'
import { LiveCounts } from '../features/account-menu/LiveCounts.tsx'
import { FavouritesLive } from '../features/favourites/FavouritesLive.tsx'
import { JackpotWon } from '../features/jackpots/JackpotWon.tsx'
import { RealityCheck } from '../features/reality-check/RealityCheck.tsx'

/** The subscriptions of a signed-in player, on every page. */
export function PlayerLive() {
  // What was typed to come in is of no use to who is in, and no business of who comes next: another
  // tab may have signed in, and out again.
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
