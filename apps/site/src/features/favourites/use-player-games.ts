import { use } from 'react'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { PlayerGamesQuery } from './favourites-queries.ts'

/**
 * The player's games as the server has them, of those that are offered on such a screen, and a
 * function that queries again.
 */
export function usePlayerGames() {
  const mobile = use(MobileContext)
  return useQuery({ query: PlayerGamesQuery, variables: { mobile } })
}
