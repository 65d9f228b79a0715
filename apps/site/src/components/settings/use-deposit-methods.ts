import { useEffect } from 'react'
import { useQuery } from '../../lib/use-query.ts'
import { useSessionState } from '../../session/session-context.ts'
import { DepositMethodsQuery } from './shell-queries.ts'

/**
 * The ways to pay in. The page came with the methods for a visitor: those of a player are
 * requested.
 */
export function useDepositMethods() {
  const isPlayer = useSessionState().status === 'player'
  const methods = useQuery({ query: DepositMethodsQuery })
  const [, again] = methods
  useEffect(() => {
    if (isPlayer) again()
  }, [isPlayer, again])
  return methods
}
