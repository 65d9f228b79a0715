import { useCallback, useRef, useState } from 'react'
import { openRenewals } from '../../lib/renewals.ts'

/**
 * Counts how often a game is opened. `again` opens it again; `onReload` is for the game that
 * requests this by itself: one that does so whenever it has loaded would use up the launches of its
 * player.
 */
export function useAttempts() {
  const [attempt, setAttempt] = useState(0)
  const renewals = useRef(openRenewals())
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  const onReload = useCallback(() => {
    if (renewals.current.take()) again()
  }, [again])
  return { attempt, again, onReload }
}
