import { useQuery } from '../../lib/use-query.ts'
import { type GameTitle, nameToFind, titleOf } from './game-title.ts'
import { GameTitleQuery } from './game-title-query.ts'

/** Returns the header's title of the game that the page plays. */
export function useGameTitle(gameId: string, address: URLSearchParams): GameTitle {
  const [{ data }] = useQuery({
    query: GameTitleQuery,
    variables: { name: nameToFind(gameId, address) },
  })
  return titleOf(gameId, address, data?.collection.games.edges.results ?? [])
}
