import { useEffect, useRef } from 'react'
import { useLive } from '#web/use-live.ts'
import { graphql } from '../../lib/graphql.ts'
import { balanceChanges } from './launchers/balance-changes.ts'

const BalanceChangesSubscription = graphql(`
  subscription BalanceChanges($input: BalanceChangedElsewhereInput!) {
    balanceChangedElsewhere(input: $input)
  }
`)

/** Counts the changes of the balance of which the open game does not know by itself. */
export function useBalanceChanges(gameId: string, pause: boolean): void {
  const { data: told } = useLive(
    { query: BalanceChangesSubscription, variables: { input: { gameId } }, pause },
    (before: number | undefined) => (before ?? 0) + 1,
  )
  const isFirst = useRef(true)

  // The first is told at once, when the game knows its balance; one after it may follow a time
  // without the network.
  useEffect(() => {
    if (told === undefined) return
    if (!isFirst.current) balanceChanges.set(balanceChanges.get() + 1)
    isFirst.current = false
  }, [told])
}
