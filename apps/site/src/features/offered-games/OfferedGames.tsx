import { Suspense } from 'react'
import { lazyPart, useWhen } from '../../hydration/hydration.ts'

const Hear = lazyPart(async () => (await import('./HearOfferedGames.tsx')).HearOfferedGames, {
  patient: true,
})

/** Wait before a page listens for games that have gone, in ms: one that has just come is new. */
const HEAR_AFTER_MS = 10_000

/** Listens, after a while, for games that come and go. Draws nothing. */
export function OfferedGames() {
  const later = useWhen('later', HEAR_AFTER_MS)
  return <Suspense>{later ? <Hear /> : null}</Suspense>
}
