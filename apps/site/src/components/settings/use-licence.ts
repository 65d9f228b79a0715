import { useEffect } from 'react'
import { useQuery } from '../../lib/use-query.ts'
import { useSessionState } from '../../session/session-context.ts'
import { LicenceQuery, NO_LICENCE } from './shell-queries.ts'

/**
 * The licence of the player's country, and whether there is none. The page came with the licence
 * for a visitor, so for a player it is requested again.
 */
export function useLicence() {
  const isPlayer = useSessionState().status === 'player'
  const [{ data, error }, again] = useQuery({ query: LicenceQuery })
  useEffect(() => {
    if (isPlayer) again()
  }, [isPlayer, again])
  // The answer before may be of another country.
  const licence = error ? undefined : data?.settings.licence
  return { licence, isUndefined: !licence && error?.graphQLErrors[0]?.message === NO_LICENCE }
}
