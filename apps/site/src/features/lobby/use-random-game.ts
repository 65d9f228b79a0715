import { use, useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { GameTileFragment, type TileGame } from '../../components/games/game.ts'
import { wantsCalm } from '../../lib/calm.ts'
import { graphql } from '../../lib/graphql.ts'
import { MobileContext } from '../../lib/mobile-context.ts'
import { deal, fillUp, SLIDES, SPIN_MS } from './random-game.ts'

const RandomGameQuery = graphql(
  `
    query UseRandomGame($page: Int!, $records: Int!, $mobile: Boolean!) {
      collection(input: { mobile: $mobile }) {
        games(input: { page: $page, records: $records }) {
          total
          edges { results { ...GameTile } }
        }
      }
    }
  `,
  [GameTileFragment],
)

export interface Shuffle {
  cards: readonly TileGame[]
  /** The place of the game that is dealt. */
  place: number
  /** Rest of the four seconds, in ms. */
  restMs: number
}

export type RandomGameState =
  /** Until the cards are there, `shuffle` is null. */
  | { status: 'spinning'; shuffle: Shuffle | null }
  | { status: 'dealt'; game: TileGame }
  | { status: 'failed' }

/**
 * Shuffles for four seconds from the press, or not at all for a visitor who wants no motion or no
 * needless data, and deals a game out of all that are offered; `total` is how many there are at
 * most.
 */
export function useRandomGame(total: number): { state: RandomGameState; respin: () => void } {
  const client = useClient()
  const mobile = use(MobileContext)
  const [round, setRound] = useState(0)
  const offers = useRef(total)
  const [state, setState] = useState<RandomGameState>({ status: 'spinning', shuffle: null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what starts the shuffle again.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const calm = wantsCalm()
    const endsAtMs = performance.now() + (calm ? 0 : SPIN_MS)
    setState({ status: 'spinning', shuffle: null })
    void dealFrom(Math.min(offers.current, total))

    async function listPage(
      page: number,
    ): Promise<{ offered: number; games: readonly TileGame[] }> {
      const { data } = await client
        .query(RandomGameQuery, { page, records: SLIDES, mobile })
        .toPromise()
      const { total: offered, edges } = data?.collection.games ?? {
        total: 0,
        edges: { results: [] },
      }
      return { offered, games: edges.results }
    }

    async function dealFrom(known: number): Promise<void> {
      const { page, place: wished } = deal(known, Math.random()) ?? { page: 0, place: 0 }
      const isShort = page > 0 && (page + 1) * SLIDES > known
      const [{ offered, games }, before] = await Promise.all([
        listPage(page),
        isShort && !calm ? listPage(page - 1) : null,
      ])
      if (!current) return
      // The casino may have fewer games by now.
      if (offered > 0) offers.current = offered
      if (offered > 0 && offered < known) return await dealFrom(offered)
      const dealt = Math.min(wished, games.length - 1)
      const game = games[dealt]
      if (!game) return setState({ status: 'failed' })
      const restMs = Math.max(0, endsAtMs - performance.now())
      if (restMs > 0)
        setState({
          status: 'spinning',
          shuffle: { ...fillUp(before?.games ?? [], games, dealt), restMs },
        })
      timer = setTimeout(() => setState({ status: 'dealt', game }), restMs)
    }
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [client, mobile, total, round])

  const respin = useCallback(() => setRound((before) => before + 1), [])
  return { state, respin }
}
