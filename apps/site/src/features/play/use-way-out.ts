import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { cameFrom } from '../../components/navigation/came-from.ts'

/**
 * Returns a function that closes a game. When `exit` is the page that the player came from, it goes
 * back in the history, so that the page is scrolled as far and shows as many games as before. When
 * the game's frame has added steps to the history, it opens `exit` again.
 */
export function useWayOut(exit: string): () => void {
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const kind = useNavigationType()
  const [atFirst] = useState(standing)
  const ours = useRef(atFirst.steps)
  const leftAtMs = useRef(Number.NEGATIVE_INFINITY)

  // A dialog over the game is a step of the site. It stays in the history, ahead of the game, after
  // it has been closed by going back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the site has a key of its own.
  useEffect(() => {
    if (kind === 'PUSH') ours.current = atFirst.steps + standing().place - atFirst.place
  }, [kind, key])

  return useCallback(() => {
    // Going back takes a moment: a second press must not go one further.
    if (performance.now() - leftAtMs.current < PRESSED_TWICE_MS) return
    leftAtMs.current = performance.now()
    // Fewer than ours is no work of the frame's: for a while Chromium forgets a step that is made
    // while a frame is on its way.
    const isTheStepBefore = cameFrom(state) === exit.split('?')[0] && history.length <= ours.current
    if (isTheStepBefore) navigate(-1)
    else navigate(exit)
  }, [navigate, state, exit])
}

/** Two presses within this time are one, as with a double click. */
const PRESSED_TWICE_MS = 500

/**
 * How many steps the history has, those of frames among them, and which of the router's own one is
 * on: it counts them in its states.
 */
function standing(): { steps: number; place: number } {
  if (typeof history === 'undefined') return { steps: 0, place: 0 }
  return { steps: history.length, place: history.state?.idx ?? Number.NaN }
}
