import { use } from 'react'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { LobbyQuery, lobbyVariables } from './lobby-queries.ts'

/** The ribbons, and a function that queries again. */
export function useLobby() {
  const mobile = use(MobileContext)
  return useQuery({ query: LobbyQuery, variables: lobbyVariables(mobile) })
}
