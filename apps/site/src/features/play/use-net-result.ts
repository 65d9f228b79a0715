import { useEffect, useRef, useState } from 'react'
import { sumOf, type ViewerUser } from '../../session/viewer.ts'
import { netResult } from './net-result.ts'

/**
 * Returns the player's win or loss since the game was opened, real and bonus money together; null
 * until the balance is known. `opened` is the balance with which the game was opened, null before
 * that; when it is opened again, the first one counts. `broughtIn` is the money that came in
 * otherwise than by rounds of the game. While `isHeld`, the balance that is shown is an earlier one:
 * what came in since then is counted once it is shown.
 */
export function useNetResult(
  user: ViewerUser | null,
  opened: string | null,
  broughtIn: string,
  isHeld: boolean,
): string | null {
  const balance = user ? sumOf(user.balances.map(({ amount }) => amount)) : null
  const [opening, setOpening] = useState(opened)
  if (opening === null && opened !== null) setOpening(opened)
  const [shownIn, setShownIn] = useState(broughtIn)
  if (!isHeld && shownIn !== broughtIn) setShownIn(broughtIn)

  return opening !== null && balance !== null
    ? netResult({ opening, broughtIn: shownIn }, balance)
    : null
}

/** Calls `again` when money has come in while a deposit was open, once the deposit is closed. */
export function useOpenAgain(broughtIn: string, depositing: boolean, again: () => void): void {
  const atDeposit = useRef<string | null>(null)
  useEffect(() => {
    if (depositing) atDeposit.current ??= broughtIn
    else {
      const before = atDeposit.current
      atDeposit.current = null
      if (before !== null && isChange(before, broughtIn)) again()
    }
  }, [depositing, broughtIn, again])
}

function isChange(before: string, after: string): boolean {
  return /[1-9]/.test(netResult({ opening: before, broughtIn: '0' }, after))
}
