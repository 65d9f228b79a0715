import { LiveCounts } from '../account-menu/LiveCounts.tsx'
import { FavouritesLive } from '../favourites/FavouritesLive.tsx'
import { RealityCheck } from '../reality-check/RealityCheck.tsx'

/** What is listened to while a player is signed in, on every page. */
export function PlayerLive() {
  return (
    <>
      <LiveCounts />
      <RealityCheck />
      <FavouritesLive />
    </>
  )
}
