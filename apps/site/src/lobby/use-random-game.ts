import { use, useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { GameTileFragment, type TileGame } from '../components/game.ts'
import { wantsCalm } from '../lib/calm.ts'
import { graphql } from '../lib/graphql.ts'
import { MobileContext } from '../lib/mobile-context.ts'
import { deal, SLIDES, SPIN_MS } from './random-game.ts'

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
  /** What is left of the four seconds, in milliseconds. */
  restMs: number
}

export type RandomGameState =
  /** Until the cards are there, `shuffle` is null. */
  { status: 'spinning'; shuffle: Shuffle | null } | { status: 'dealt'; game: TileGame } | { status: 'failed' }

/**
 * Shuffles for four seconds from the moment of asking, or not at all for who wants no motion or no needless data, and deals a game out of
 * all that are offered; `total` is how many there are at most.
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
    const endsAtMs = performance.now() + (wantsCalm() ? 0 : SPIN_MS)
    setState({ status: 'spinning', shuffle: null })
    void dealFrom(Math.min(offers.current, total))

    async function dealFrom(known: number): Promise<void> {
      const wish = deal(known, Math.random())
      const { data } = await client.query(RandomGameQuery, { page: wish?.page ?? 0, records: SLIDES, mobile }).toPromise()
      if (!current) return
      const offered = data?.collection.games.total ?? 0
      // The house may have fewer games by now.
      if (offered > 0) offers.current = offered
      if (offered > 0 && offered < known) return await dealFrom(offered)
      const cards = data?.collection.games.edges.results ?? []
      const place = Math.min(wish?.place ?? 0, cards.length - 1)
      const game = cards[place]
      if (!game) return setState({ status: 'failed' })
      const restMs = Math.max(0, endsAtMs - performance.now())
      if (restMs > 0) setState({ status: 'spinning', shuffle: { cards, place, restMs } })
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
