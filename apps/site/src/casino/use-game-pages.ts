import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useClient } from 'urql'
import type { KnownCategory } from '../components/categories.ts'
import { type TileGame, withoutRepeats } from '../components/game.ts'
import { useQuery } from '../lib/use-query.ts'
import { GamesQuery, gamesVariables, PAGE_SIZE } from './casino-queries.ts'

export interface GamePages {
  games: readonly TileGame[]
  total: number
  /** The first page is on its way. */
  waiting: boolean
  /** A further page is on its way. */
  loadingMore: boolean
  error: Error | undefined
  hasMore: boolean
  loadMore: () => void
}

/** How many pages were open at each place in the history, so that coming back shows as many again. */
const openedPages = new Map<string, number>()

/** The games of a category and some providers, page by page. The caller gives the hook a new life (`key`) when these change. */
export function useGamePages(category: KnownCategory, brands: readonly string[]): GamePages {
  const client = useClient()
  const { key } = useLocation()
  const [{ data, fetching, error }] = useQuery({ query: GamesQuery, variables: gamesVariables(category, brands, 0) })
  const [wanted, setWanted] = useState(openedPages.get(key) ?? 1)
  const [further, setFurther] = useState<readonly (readonly TileGame[])[]>(() => readKnown(wanted))
  const [failure, setFailure] = useState<Error | undefined>()

  function readKnown(pages: number): readonly (readonly TileGame[])[] {
    const known: TileGame[][] = []
    for (let page = 1; page < pages; page += 1) {
      const answer = client.readQuery(GamesQuery, gamesVariables(category, brands, page), { requestPolicy: 'cache-only' })
      if (!answer?.data) break
      known.push(answer.data.collection.games.edges.results)
    }
    return known
  }

  useEffect(() => {
    openedPages.set(key, wanted)
    const page = further.length + 1
    if (page >= wanted) return
    let current = true
    client
      .query(GamesQuery, gamesVariables(category, brands, page))
      .toPromise()
      .then((answer) => {
        if (!current) return
        setFailure(answer.error)
        const results = answer.data?.collection.games.edges.results
        if (results) setFurther((before) => [...before, results])
        else setWanted(page)
      })
    return () => {
      current = false
    }
  }, [client, key, category, brands, wanted, further])

  const first = data?.collection.games
  const games = useMemo(() => withoutRepeats([...(first?.edges.results ?? []), ...further.flat()]), [first, further])
  const total = first?.total ?? 0
  return {
    games,
    total,
    waiting: fetching && !data,
    loadingMore: further.length + 1 < wanted,
    error: failure ?? error,
    hasMore: (further.length + 1) * PAGE_SIZE < total,
    loadMore: () => setWanted(further.length + 2),
  }
}
