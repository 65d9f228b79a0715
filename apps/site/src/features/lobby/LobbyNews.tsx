import { Suspense, useState } from 'react'
import { lazyPart, useHydrated, useWhen } from '../../hydration/hydration.ts'

const Hear = lazyPart(async () => (await import('./HearLobbyNews.tsx')).HearLobbyNews, { patient: true })

/** Who has only just come has what is newest. */
const HEAR_AFTER_MS = 10_000

/** Draws nothing: who stays a while hears of what editors publish. */
export function LobbyNews() {
  const awake = useHydrated()
  const [isCurrent] = useState(!awake)
  const later = useWhen('later', HEAR_AFTER_MS)
  return <Suspense>{later ? <Hear isCurrent={isCurrent} /> : null}</Suspense>
}
