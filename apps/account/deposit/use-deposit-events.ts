import { useEffect, useRef } from 'react'
import { notifySite } from '../lib/frame.ts'
import type { Deposit } from './deposit-queries.ts'
import { sumOf } from './deposit-step.ts'

const names = {
  STARTED: 'deposit_started',
  PENDING: 'deposit_pending',
  PAID: 'deposit_paid',
} as const

/** Reports to the site around us, for its data layer, each state that the deposit comes to, once. */
export function useDepositEvents(deposit: Deposit | null): void {
  const reported = useRef('')

  useEffect(() => {
    if (!deposit || deposit.state === 'HELD') return
    const { id, state, methodId: method, reason } = deposit
    if (reported.current === `${id} ${state}`) return
    reported.current = `${id} ${state}`
    const payment = { method, ...sumOf(deposit) }
    notifySite({
      type: 'event',
      event:
        state === 'FAILED'
          ? { name: 'deposit_failed', ...payment, reason }
          : { name: names[state], ...payment },
    })
  }, [deposit])
}
