import { FREE_SPINS_KINDS } from '#contracts/studio-api.ts'
import type { Executor } from '../../db/database.ts'
import { listGameKinds } from './catalogue.store.ts'

/**
 * Returns why there can be no free spins in one of these games, as a sentence; null when there can
 * be, and for games that no provider has listed yet.
 */
export async function whyNoFreeSpins(
  db: Executor,
  games: readonly string[],
): Promise<string | null> {
  const kinds = await listGameKinds(db)
  for (const game of games) {
    // A vendor's prefix ends with a dot, which no id of its own has.
    const known = kinds.get(game.slice(game.indexOf('.') + 1))
    if (known && ![...known].some((kind) => FREE_SPINS_KINDS.has(kind)))
      return `${game} has no free spins: it is ${[...known].join(', ')}, and only ${[...FREE_SPINS_KINDS].join(', ')} have any.`
  }
  return null
}
