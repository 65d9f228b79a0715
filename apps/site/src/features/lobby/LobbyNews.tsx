import { Suspense, useState } from 'react'
import { lazyPart, useHydrated, useWhen } from '../../hydration/hydration.ts'

const Listener = lazyPart(async () => (await import('./LobbyNewsListener.tsx')).LobbyNewsListener, {
  patient: true,
})

/** Wait before the lobby listens for news, in ms: a page that has just come is up to date. */
const LISTEN_AFTER_MS = 10_000

/** Listens, after a while, for what editors publish. Draws nothing. */
export function LobbyNews() {
  const awake = useHydrated()
  const [isCurrent] = useState(!awake)
  const later = useWhen('later', LISTEN_AFTER_MS)
  return <Suspense>{later ? <Listener isCurrent={isCurrent} /> : null}</Suspense>
}
