import { useEffect, useRef } from 'react'
import { useLive } from '#web/use-live.ts'
import { graphql } from '../../lib/graphql.ts'
import { sumOf } from '../../session/viewer.ts'
import { balanceChanges } from './launchers/balance-changes.ts'

const BalanceChangesSubscription = graphql(`
  subscription BalanceChanges($input: BalanceChangedElsewhereInput!) {
    balanceChangedElsewhere(input: $input)
  }
`)

const NONE = { count: 0, sum: '0' }

/**
 * Counts the changes of the balance of which the open game does not know by itself. Returns their
 * sum, real and bonus money together, as an exact decimal: money that was not won in the game.
 */
export function useBalanceChanges(gameId: string, pause: boolean): string {
  const { data = NONE } = useLive(
    { query: BalanceChangesSubscription, variables: { input: { gameId } }, pause },
    (before: typeof NONE = NONE, { balanceChangedElsewhere }) => ({
      count: before.count + 1,
      sum: sumOf([before.sum, balanceChangedElsewhere]),
    }),
  )
  const isFirst = useRef(true)

  // The first comes at once, when the game knows its balance; one after it may follow a time
  // without the network.
  useEffect(() => {
    if (data.count === 0) return
    if (!isFirst.current) balanceChanges.set(balanceChanges.get() + 1)
    isFirst.current = false
  }, [data.count])
  return data.sum
}
