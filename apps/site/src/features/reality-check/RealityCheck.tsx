import { useEffect, useState } from 'react'
import { useLive } from '#web/use-live.ts'
import { afterRound } from '../../components/player/round-shown.ts'
import { RealityCheckDialog } from './RealityCheckDialog.tsx'
import { type Check, RealityCheckSubscription } from './reality-check-queries.ts'

/**
 * Waits for the time at which the player is to look up from the game, and shows it over whatever
 * page they are on, once the round that they are in is over.
 */
export function RealityCheck() {
  const check = useLive({ query: RealityCheckSubscription }).data?.realityCheck
  const [shown, setShown] = useState<Check | null>(null)
  const [answered, setAnswered] = useState<Check | null>(null)

  useEffect(() => (check ? afterRound(() => setShown(check)) : undefined), [check])

  if (!check || check !== shown || check === answered) return null
  return <RealityCheckDialog check={check} onAnswered={() => setAnswered(check)} />
}
