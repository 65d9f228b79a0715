import { Hono } from 'hono'
import * as v from 'valibot'
import type { Fixture } from '../feed/event.ts'
import type { Feed } from '../feed/feed.ts'
import type { Market, Selection } from '../feed/market.ts'
import type { BetStore } from './bets.store.ts'

/** A selection that players have bet on. */
export interface PopularSelection {
  selection: Selection
  market: Market
  event: Fixture
  /** How many players have an open bet with it. */
  players: number
}

/** Time for which a count is sent again, in ms: it is counted over all open bets. */
const KEPT_MS = 10_000
/** Selections that are counted; those that can no longer be bet on are left out of them. */
const MOST_COUNTED = 300

const limit = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
  '20',
)

interface PopularDeps {
  store: Pick<BetStore, 'countPlayers'>
  feed: Pick<Feed, 'findSelection' | 'nowMs'>
}

/** The selections of the most players that can be bet on now; the most popular ones come first. */
function openPopular({ store, feed }: PopularDeps): () => PopularSelection[] {
  let counted: ReturnType<BetStore['countPlayers']> = []
  let until = Number.NEGATIVE_INFINITY
  return () => {
    if (feed.nowMs() >= until) {
      counted = store.countPlayers(MOST_COUNTED)
      until = feed.nowMs() + KEPT_MS
    }
    return counted.flatMap(({ id, players }) => {
      const found = feed.findSelection(id)
      if (found?.market.state !== 'open' || found.selection.odds === null) return []
      const { selection, market, event } = found
      return [{ selection, market, event, players }]
    })
  }
}

/** Serves GET /api/popular?limit=…, 1 to 100, of which 20 is the usual one. */
export function popularRoutes(deps: PopularDeps): Hono {
  const list = openPopular(deps)
  return new Hono().get('/api/popular', (context) => {
    const parsed = v.safeParse(limit, context.req.query('limit'))
    if (!parsed.success)
      return context.json({ error: 'malformed', field: 'limit', message: '1 to 100' }, 400)
    return context.json({ now: deps.feed.nowMs(), popular: list().slice(0, parsed.output) })
  })
}
