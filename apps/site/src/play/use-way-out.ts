import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { cameFrom } from '../shell/internal-links.ts'

/**
 * Closes a game. Where the page one came from is also the page to leave for, it is gone back to, so that it stands as it was left:
 * scrolled as far, with as many games. Not so when the frame has added steps of its own to the history, which going back would undo.
 */
export function useWayOut(exit: string): () => void {
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const kind = useNavigationType()
  const steps = useRef(typeof history === 'undefined' ? 0 : history.length)

  // A dialog over the game is a step of ours. It stays in the history, ahead of the game, after it has been closed by going back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of ours has a key of its own.
  useEffect(() => {
    if (kind === 'PUSH' && history.length === steps.current + 1) steps.current += 1
  }, [kind, key])

  return useCallback(() => {
    const isTheStepBefore = cameFrom(state) === exit.split('?')[0] && history.length === steps.current
    if (isTheStepBefore) navigate(-1)
    else navigate(exit)
  }, [navigate, state, exit])
}
