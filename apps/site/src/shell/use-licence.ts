import { useEffect } from 'react'
import { useSessionState } from '../lib/session-context.ts'
import { useQuery } from '../lib/use-query.ts'
import { LicenceQuery } from './shell-queries.ts'

/** The licence of the player's country. What the page came with was made for a visitor, so for a player it is asked again. */
export function useLicence() {
  const isPlayer = useSessionState().status === 'player'
  const [{ data }, again] = useQuery({ query: LicenceQuery })
  useEffect(() => {
    if (isPlayer) again()
  }, [isPlayer, again])
  return data?.settings.licence
}
