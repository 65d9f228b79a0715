import { Suspense } from 'react'
import { lazyPart } from '../../hydration/hydration.ts'
import { useSessionState } from '../../session/session-context.ts'

const Ribbons = lazyPart(async () => (await import('./PlayerRibbonList.tsx')).PlayerRibbonList, {
  patient: true,
})

/**
 * Shows the player's own games, above those of the casino. Space is kept for them from the first
 * paint on; a visitor loads none of it.
 */
export function PlayerRibbons() {
  const { status } = useSessionState()
  if (status === 'visitor') return null
  return (
    <div className="player-ribbons">
      <Suspense>{status === 'player' ? <Ribbons /> : null}</Suspense>
    </div>
  )
}
