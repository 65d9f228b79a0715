import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cameFrom } from '../shell/internal-links.ts'

/**
 * Closes a game. Where the page one came from is also the page to leave for, it is gone back to, so that it stands as it was left:
 * scrolled as far, with as many games. Not so when the frame has added steps of its own to the history, which going back would undo.
 */
export function useWayOut(exit: string): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [stepsOnArrival] = useState(() => (typeof history === 'undefined' ? 0 : history.length))

  return useCallback(() => {
    const isTheStepBefore = cameFrom(state) === exit.split('?')[0] && history.length === stepsOnArrival
    if (isTheStepBefore) navigate(-1)
    else navigate(exit)
  }, [navigate, state, exit, stepsOnArrival])
}
