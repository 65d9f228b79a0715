import { Suspense } from 'react'
import { lazyPart, useWhen } from '../../hydration/hydration.ts'

const Listener = lazyPart(
  async () => (await import('./OfferedGamesListener.tsx')).OfferedGamesListener,
  {
    patient: true,
  },
)

/** Wait before a page listens for games that have gone, in ms: one that has just come is new. */
const LISTEN_AFTER_MS = 10_000

/** Listens, after a while, for games that come and go. Draws nothing. */
export function OfferedGames() {
  const later = useWhen('later', LISTEN_AFTER_MS)
  return <Suspense>{later ? <Listener /> : null}</Suspense>
}
