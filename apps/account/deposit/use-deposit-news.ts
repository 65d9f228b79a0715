import { type Dispatch, useEffect, useEffectEvent } from 'react'
import { useClient } from 'urql'
import { checkDepositMutation, depositQuery } from './deposit-queries.ts'
import { type DepositEvent, type DepositStep, isUndecided } from './deposit-step.ts'
import { useDepositEvents } from './use-deposit-events.ts'

/** The first question comes soon, as most payments are decided at once; each next one later. */
const FIRST_REQUEST_MS = 400
const LONGEST_PAUSE_MS = 3000

/**
 * Looks the deposit up: once at the provider itself, when the player comes back from its page, and
 * in our own books every few seconds while nothing is decided. `onMoney` is called when money has
 * come.
 */
export function useDepositNews(
  step: DepositStep,
  dispatch: Dispatch<DepositEvent>,
  onMoney: () => void,
): void {
  const client = useClient()
  const deposit = 'deposit' in step ? step.deposit : null
  const id = deposit?.id ?? null
  const isChecking = step.at === 'checking'
  const isWaiting = deposit !== null && isUndecided(deposit)
  const isPaid = deposit?.state === 'PAID'
  const moneyCame = useEffectEvent(onMoney)
  useDepositEvents(deposit)

  useEffect(() => {
    if (!isChecking || id === null) return
    let isCurrent = true
    client
      .mutation(checkDepositMutation, { id })
      .toPromise()
      .then(({ data }) => {
        // Without an answer of the provider it is unknown whether the player has paid: then the
        // payment is in doubt, not unpaid.
        const report = data?.checkDeposit ?? (deposit && { ...deposit, state: 'PENDING' as const })
        if (isCurrent && report) dispatch({ type: 'reported', deposit: report })
      })
    return () => {
      isCurrent = false
    }
  }, [isChecking, id, client, dispatch, deposit])

  useEffect(() => {
    if (!isWaiting || isChecking || id === null) return
    let pauseMs = FIRST_REQUEST_MS
    let timer = setTimeout(request, pauseMs)
    const variables = { id }
    async function request(): Promise<void> {
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      timer = setTimeout(request, pauseMs)
      const { data, error } = await client.query(depositQuery, variables, FRESH).toPromise()
      if (data?.deposit && !error) dispatch({ type: 'reported', deposit: data.deposit })
    }
    return () => clearTimeout(timer)
  }, [isWaiting, isChecking, id, client, dispatch])

  useEffect(() => {
    if (isPaid) moneyCame()
  }, [isPaid])
}

const FRESH = { requestPolicy: 'network-only' } as const
