import { Suspense } from 'react'
import { lazyPart } from '../../hydration/hydration.ts'
import { useSessionState } from '../../session/session-context.ts'

const Ribbons = lazyPart(async () => (await import('./PlayerRibbonList.tsx')).PlayerRibbonList, { patient: true })

/** The player's own games, above those of the casino. Its room is kept from the first paint on; a visitor has neither room nor code. */
export function PlayerRibbons() {
  const { status } = useSessionState()
  if (status === 'visitor') return null
  return (
    <div className="player-ribbons">
      <Suspense>{status === 'player' ? <Ribbons /> : null}</Suspense>
    </div>
  )
}
