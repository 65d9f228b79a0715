import { useEffect, useRef, useState } from 'react'
import { sumOf, type ViewerUser } from '../../session/viewer.ts'
import { netResult } from './net-result.ts'

/**
 * Returns the player's win or loss since the game was opened, real and bonus money together; null
 * until the balance is known. Money that comes in while `depositing` is counted as brought in, not
 * as won, and `onBroughtIn` hears of it. `user` and `depositing` are of one drawing: what is shown
 * from the moment on in which the deposit begins was there before it.
 */
export function useNetResult(
  user: ViewerUser | null,
  depositing: boolean,
  onBroughtIn: () => void,
): string | null {
  const balance = user ? sumOf(user.balances.map(({ amount }) => amount)) : null
  const [sitting, setSitting] = useState<{ opening: string; broughtIn: string } | null>(null)
  const atDeposit = useRef<string | null>(null)

  useEffect(() => {
    if (balance !== null) setSitting((before) => before ?? { opening: balance, broughtIn: '0' })
  }, [balance])

  useEffect(() => {
    if (balance === null) return
    if (depositing) {
      atDeposit.current ??= balance
    } else if (atDeposit.current !== null) {
      const arrived = netResult({ opening: atDeposit.current, broughtIn: '0' }, balance)
      atDeposit.current = null
      setSitting((before) => before && { ...before, broughtIn: sumOf([before.broughtIn, arrived]) })
      if (/[1-9]/.test(arrived)) onBroughtIn()
    }
  }, [depositing, balance, onBroughtIn])

  return sitting && balance !== null ? netResult(sitting, balance) : null
}
