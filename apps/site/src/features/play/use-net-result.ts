import { useEffect, useRef, useState } from 'react'
import { type Client, useClient } from 'urql'
import { sumOf, type ViewerUser } from '../../session/viewer.ts'
import { broughtInAfter, lastMovements } from './brought-in.ts'
import { netResult } from './net-result.ts'

/** The balance and the movements when a deposit was opened. */
interface AtDeposit {
  balance: string
  bonus: string
  /** The last movement of real money; null for none, undefined where it cannot be known. */
  movement: Promise<string | null | undefined>
}

/**
 * Returns the player's win or loss since the game was opened, real and bonus money together; null
 * until the balance is known. Money that is paid in while `depositing` is counted as brought in, not
 * as won, and `onBroughtIn` hears of it; what a round that still runs pays meanwhile is won. `user`
 * and `depositing` are of one drawing: what is shown from the moment on in which the deposit begins
 * was there before it.
 */
export function useNetResult(
  user: ViewerUser | null,
  depositing: boolean,
  onBroughtIn: () => void,
): string | null {
  const client = useClient()
  const balance = user ? sumOf(user.balances.map(({ amount }) => amount)) : null
  const bonus = user?.balances.find(({ id }) => id.endsWith('/bonus'))?.amount ?? '0'
  const [sitting, setSitting] = useState<{ opening: string; broughtIn: string } | null>(null)
  const atDeposit = useRef<AtDeposit | null>(null)

  useEffect(() => {
    if (balance !== null) setSitting((before) => before ?? { opening: balance, broughtIn: '0' })
  }, [balance])

  useEffect(() => {
    if (balance === null) return
    if (depositing) {
      atDeposit.current ??= { balance, bonus, movement: lastMovement(client) }
    } else if (atDeposit.current !== null) {
      const before = atDeposit.current
      atDeposit.current = null
      if (before.balance === balance) return
      void arrivedSince(client, before, { balance, bonus }).then((arrived) => {
        if (!/[1-9]/.test(arrived)) return
        setSitting((sat) => sat && { ...sat, broughtIn: sumOf([sat.broughtIn, arrived]) })
        onBroughtIn()
      })
    }
  }, [client, depositing, balance, bonus, onBroughtIn])

  return sitting && balance !== null ? netResult(sitting, balance) : null
}

async function lastMovement(client: Client): Promise<string | null | undefined> {
  const movements = await lastMovements(client, 1)
  return movements === null ? undefined : (movements[0]?.id ?? null)
}

/** Returns what was paid in, with the bonus that came with it. */
async function arrivedSince(
  client: Client,
  before: AtDeposit,
  now: { balance: string; bonus: string },
): Promise<string> {
  const since = (was: string, is: string) => netResult({ opening: was, broughtIn: '0' }, is)
  const movement = await before.movement
  const movements = movement === undefined ? null : await lastMovements(client)
  // Where the server does not say what has moved, all of the change counts as paid in.
  if (movement === undefined || movements === null) return since(before.balance, now.balance)
  const paid = broughtInAfter(movement, movements)
  return /[1-9]/.test(paid) ? sumOf([paid, since(before.bonus, now.bonus)]) : paid
}
