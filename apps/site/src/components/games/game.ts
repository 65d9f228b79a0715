import { graphql, type ResultOf } from '../../lib/graphql.ts'
import { asSegment } from '../../lib/path.ts'

/** The fields of a game that a tile shows. */
export const GameTileFragment = graphql(`
  fragment GameTile on Game @_unmask {
    id
    name
    logo
    demo
    jackpot
    brand { id name }
  }
`)

export type TileGame = ResultOf<typeof GameTileFragment>

/** Returns the launch address of a game; its close button returns to `from`, a path of the site. */
export function playHref(
  game: Pick<TileGame, 'id' | 'name' | 'brand'>,
  mode: 'real' | 'demo',
  from: string,
): string {
  const shown = new URLSearchParams({ name: game.name, provider: game.brand.name })
  return `/play/${mode}/${encodeURIComponent(game.id)}/${asSegment(from)}?${shown}`
}

/** Lists of games may overlap between pages; each game is shown once, where it came first. */
export function withoutRepeats<T extends { id: string }>(games: readonly T[]): T[] {
  const seen = new Set<string>()
  return games.filter(({ id }) => !seen.has(id) && seen.add(id))
}
