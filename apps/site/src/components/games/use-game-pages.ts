import { startTransition, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useClient } from 'urql'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { GamesQuery, type GamesWish, gamesVariables, PAGE_SIZE } from './casino-queries.ts'
import { type TileGame, withoutRepeats } from './game.ts'

export interface GamePages {
  /** All games of the open pages, each once. */
  games: readonly TileGame[]
  total: number
  /** Whether the first page is being fetched; `games` may still be those of the wish before. */
  waiting: boolean
  /** Number of games that are being fetched and will stand below. */
  coming: number
  /** The page that could not be fetched: the first, or a further one. */
  failed: 'first' | 'further' | null
  hasMore: boolean
  loadMore: () => void
  retry: () => void
}

interface Further {
  /** Key of the wish that these pages answer. */
  wish: string
  /** Number of pages to open, the first included. */
  wanted: number
  pages: readonly (readonly TileGame[])[]
  /** Number of these pages that fit the first page; the others were fetched with an older one. */
  fitting: number
  failed: boolean
}

/**
 * Number of pages that were open at each place in the history, so that coming back shows as many
 * again.
 */
const openedPages = new Map<string, number>()

/**
 * Returns the games that fit a wish, page by page. `place` is the entry of the history in which
 * they are shown.
 */
export function useGamePages(wish: GamesWish, place: string, pause = false): GamePages {
  const client = useClient()
  const mobile = use(MobileContext)
  const variables = gamesVariables(wish, 0, mobile)
  const key = JSON.stringify(variables.collection)
  const [{ data, fetching, error }, refetchFirst] = useQuery({
    query: GamesQuery,
    variables,
    pause,
  })
  const [further, setFurther] = useState<Further>(() => begin(openedPages.get(place) ?? 1))
  const first = data?.collection.games
  const [followed, setFollowed] = useState(first)
  if (further.wish !== key) setFurther(begin(1))
  // A game that left the first page makes room for one of the next page: each page moves up.
  else if (followed && first !== followed) setFurther({ ...further, fitting: 0 })
  if (first !== followed) setFollowed(first)

  /** Begins with the pages that the cache has, so that they are there in the first drawing. */
  function begin(wanted: number): Further {
    const pages: TileGame[][] = []
    for (let page = 1; page < wanted; page += 1) {
      const answer = client.readQuery(GamesQuery, gamesVariables(wish, page, mobile), {
        requestPolicy: 'cache-only',
      })
      if (!answer?.data) break
      pages.push(answer.data.collection.games.edges.results)
    }
    return { wish: key, wanted, pages, fitting: pages.length, failed: false }
  }

  useEffect(() => {
    const { wanted, pages, fitting, failed } = further
    openedPages.set(place, wanted)
    if (fitting + 1 >= wanted || failed) return
    let current = true
    const isKnown = fitting < pages.length
    client
      .query(
        GamesQuery,
        {
          collection: JSON.parse(key),
          paging: { page: fitting + 1, records: PAGE_SIZE },
        },
        isKnown ? { requestPolicy: 'network-only' } : {},
      )
      .toPromise()
      .then((answer) => {
        if (!current) return
        const results = answer.data?.collection.games.edges.results
        // Drawing sixty tiles at once would delay the answer to a touch.
        startTransition(() =>
          setFurther((before) =>
            results
              ? {
                  ...before,
                  pages: before.pages.toSpliced(fitting, 1, results),
                  fitting: fitting + 1,
                }
              : { ...before, failed: true },
          ),
        )
      })
    return () => {
      current = false
    }
  }, [client, place, key, further])

  const games = useMemo(
    () => withoutRepeats([...(first?.edges.results ?? []), ...further.pages.flat()]),
    [first, further.pages],
  )
  const total = first?.total ?? 0
  const open = further.pages.length + 1
  const { wanted, failed } = further
  const retry = useCallback(() => {
    if (error) refetchFirst()
    else setFurther((before) => ({ ...before, failed: false }))
  }, [error, refetchFirst])

  return {
    games,
    total,
    waiting: fetching,
    coming: failed
      ? 0
      : Math.max(
          0,
          Math.min(wanted * PAGE_SIZE, first ? total : wanted * PAGE_SIZE) - open * PAGE_SIZE,
        ),
    failed: error && !first ? 'first' : failed ? 'further' : null,
    hasMore: open * PAGE_SIZE < total,
    loadMore: () => setFurther({ ...further, wanted: open + 1, failed: false }),
    retry,
  }
}
