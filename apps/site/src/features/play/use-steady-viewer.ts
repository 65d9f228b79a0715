import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { roundShown } from '../../components/player/round-shown.ts'
import { useViewer, type Viewer, type ViewerUser } from '../../session/viewer.ts'
import { chooseOpening, findHeldRound, isSamePlayer, keepHeldRound } from './held-round.ts'
import { steadyBalances, totalOf } from './steady-balances.ts'

/**
 * A game may fail to report that a round is over. Twenty free spins, one after the other, are still
 * one round of a minute and more.
 */
const LONGEST_MS = 120_000
/** Time for a game that was loaded again to report that it goes on with its round. */
const GOES_ON_MS = 10_000
const NONE: ViewerUser['balances'] = []

export interface SteadyViewer {
  viewer: Viewer
  /** True while the balance of `viewer` is an earlier one. */
  isHeld: boolean
  /**
   * Returns the balance from which the result of the game is counted, given the one that the casino
   * answered to the launch; both are null where they are not known.
   */
  openingOf(answered: string | null): string | null
  /** Hears of a round that begins, or whose end the player has been shown. */
  onRound(running: boolean): void
}

/**
 * The viewer as the page round a game shows them. Nothing is held back while `depositing`: what
 * comes in then is not won. A page that is loaded again in the middle of a round goes on as it was:
 * the wallet has paid a win that the game has yet to show.
 */
export function useSteadyViewer(gameId: string, depositing: boolean): SteadyViewer {
  const viewer = useViewer()
  const [kept] = useState(() => findHeldRound(gameId, { nowMs: Date.now(), longestMs: LONGEST_MS }))
  const [round, setRound] = useState({ running: kept !== null, forMs: GOES_ON_MS })
  const [shown, setShown] = useState(NONE)
  const now = viewer.user?.balances ?? NONE
  const held = kept && isSamePlayer(kept.balances, now) ? kept : null
  const first = shown === NONE && held ? held.balances : shown
  const balances = steadyBalances(first, now, round.running && !depositing)
  if (balances !== shown) setShown(balances)

  useEffect(() => {
    if (!round.running) return
    const timer = setTimeout(() => setRound({ running: false, forMs: 0 }), round.forMs)
    return () => clearTimeout(timer)
  }, [round])

  useEffect(() => {
    roundShown.set(round.running)
    return () => roundShown.set(false)
  }, [round.running])

  const before = held?.opening ?? null
  const opening = useRef<string | null>(null)
  useEffect(() => {
    if (!round.running || balances === NONE) return
    opening.current ??= before ?? totalOf(balances)
    keepHeldRound({ gameId, opening: opening.current, balances: [...balances], atMs: Date.now() })
  }, [gameId, round.running, balances, before])

  const { user } = viewer
  const steady = useMemo(
    () =>
      user && balances !== user.balances ? { ...viewer, user: { ...user, balances } } : viewer,
    [viewer, user, balances],
  )
  const onRound = useCallback((running: boolean) => {
    setRound({ running, forMs: LONGEST_MS })
    if (running) return
    opening.current = null
    keepHeldRound(null)
  }, [])
  const openingOf = (answered: string | null) => chooseOpening(answered, before, totalOf(now))
  return { viewer: steady, isHeld: balances !== now, openingOf, onRound }
}
