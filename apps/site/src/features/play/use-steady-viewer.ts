import { useCallback, useEffect, useMemo, useState } from 'react'
import { roundShown } from '../../components/player/round-shown.ts'
import { useViewer, type Viewer, type ViewerUser } from '../../session/viewer.ts'
import { steadyBalances } from './steady-balances.ts'

/**
 * A game may fail to report that a round is over. Twenty free spins, one after the other, are still
 * one round of a minute and more.
 */
const LONGEST_MS = 120_000
const NONE: ViewerUser['balances'] = []

export interface SteadyViewer {
  viewer: Viewer
  /** True while the balance of `viewer` is an earlier one. */
  isHeld: boolean
  /** Hears of a round that begins, or whose end the player has been shown. */
  onRound(running: boolean): void
}

/**
 * The viewer as the page round a game shows them. Nothing is held back while `depositing`: what
 * comes in then is not won.
 */
export function useSteadyViewer(depositing: boolean): SteadyViewer {
  const viewer = useViewer()
  const [round, setRound] = useState({ running: false })
  const [shown, setShown] = useState(NONE)
  const now = viewer.user?.balances ?? NONE
  const balances = steadyBalances(shown, now, round.running && !depositing)
  if (balances !== shown) setShown(balances)

  useEffect(() => {
    if (!round.running) return
    const timer = setTimeout(() => setRound({ running: false }), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [round])

  useEffect(() => {
    roundShown.set(round.running)
    return () => roundShown.set(false)
  }, [round.running])

  const { user } = viewer
  const steady = useMemo(
    () =>
      user && balances !== user.balances ? { ...viewer, user: { ...user, balances } } : viewer,
    [viewer, user, balances],
  )
  const onRound = useCallback((running: boolean) => setRound({ running }), [])
  return { viewer: steady, isHeld: balances !== now, onRound }
}
