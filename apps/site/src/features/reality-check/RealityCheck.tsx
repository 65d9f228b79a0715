import { useState } from 'react'
import { useLive } from '#web/use-live.ts'
import { RealityCheckDialog } from './RealityCheckDialog.tsx'
import { type Check, RealityCheckSubscription } from './reality-check-queries.ts'

/**
 * Waits for the time at which the player is to look up from the game, and shows it over whatever
 * page they are on.
 */
export function RealityCheck() {
  const check = useLive({ query: RealityCheckSubscription }).data?.realityCheck
  const [answered, setAnswered] = useState<Check | null>(null)
  if (!check || check === answered) return null
  return <RealityCheckDialog check={check} onAnswered={() => setAnswered(check)} />
}
