import { hash } from 'node:crypto'
import { oneTopic, openTopics } from '../../kit/topics.ts'
import type { OfferedGames } from '../../schema/resolvers.generated.ts'
import type { Catalogue } from './catalogue.ts'
import type { Snapshot } from './snapshot.ts'

/** Every open page gets all of it at once; further games leave a page with its next query. */
export const MOST_GONE = 500

const CHANGED = oneTopic('changed')

/**
 * Returns the subscription to the offered games: sent now, and again when games have come or gone.
 * Another order of the same games is no news. A node knows what has gone since it began.
 */
export function openOfferedGames(
  catalogue: Pick<Catalogue, 'current' | 'onChange'>,
): (signal: AbortSignal) => AsyncGenerator<OfferedGames, void, undefined> {
  // These are not the casino's shared topics: each node finds out by itself what its catalogue has.
  const news = openTopics()
  /** The brands of the games that have gone, by game. */
  const gone = new Map<string, string>()
  let snapshot = catalogue.current()
  let offered = describe(snapshot, gone)

  catalogue.onChange(() => {
    const now = catalogue.current()
    for (const { id, brand } of snapshot.all.byId.values())
      if (!now.all.byId.has(id)) gone.set(id, brand.id)
    for (const id of gone.keys()) if (now.all.byId.has(id)) gone.delete(id)
    snapshot = now
    const { version } = offered
    offered = describe(now, gone)
    if (offered.version !== version) news.publish(CHANGED, '')
  })

  return async function* follow(signal) {
    const changes = news.subscribe(CHANGED, signal)
    let change = changes.next()
    do {
      yield offered
      const { done } = await change
      if (done) return
      change = changes.next()
    } while (!signal.aborted)
  }
}

/** A brand that has gone as a whole is sent by its name: a provider may have thousands of games. */
function describe({ all }: Snapshot, gone: ReadonlyMap<string, string>): OfferedGames {
  const left = new Set(all.brands.map(({ id }) => id))
  const brands = new Set([...gone.values()].filter((brand) => !left.has(brand)))
  const games = [...gone].flatMap(([id, brand]) => (brands.has(brand) ? [] : [id]))
  return {
    version: hash('sha256', [...all.byId.keys()].sort().join(), 'base64url').slice(0, 16),
    goneBrands: [...brands].slice(-MOST_GONE),
    goneGames: games.slice(-MOST_GONE),
  }
}
