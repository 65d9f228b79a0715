import { Suspense, useState } from 'react'
import { patientPart } from '../../hydration/lazy-module.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLater } from '../../hydration/use-later.ts'

const Hear = patientPart(async () => (await import('./HearLobbyNews.tsx')).HearLobbyNews)

/** Who has only just come has what is newest. */
const HEAR_AFTER_MS = 10_000

/** Draws nothing: who stays a while hears of what editors publish. */
export function LobbyNews() {
  const awake = useHydrated()
  const [isCurrent] = useState(!awake)
  const later = useLater(HEAR_AFTER_MS)
  return <Suspense>{later ? <Hear isCurrent={isCurrent} /> : null}</Suspense>
}
