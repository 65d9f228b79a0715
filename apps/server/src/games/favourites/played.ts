import type { Executor } from '../../db/database.ts'
import type { CategoryId } from '../../schema/resolvers.generated.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { listPlayedGames } from './played.store.ts'

/** The money that went into games of one category and came out of them, in minor units. */
export interface PlayedCategory {
  category: CategoryId
  realIn: bigint
  bonusIn: bigint
  realOut: bigint
  bonusOut: bigint
}

/**
 * Lists a player's play behind a transfer, by category: every cent that the ledger moved between
 * purses and games is in one.
 */
export async function listPlayed(
  { db, catalogue }: { db: Executor; catalogue: Catalogue },
  playerId: string,
  afterTransfer: bigint,
): Promise<PlayedCategory[]> {
  const games = catalogue.current().all.byId
  const sums = new Map<CategoryId, PlayedCategory>()
  for (const { gameId, which, isOut, amount } of await listPlayedGames(
    db,
    playerId,
    afterTransfer,
  )) {
    const category = games.get(gameId)?.category ?? 'ALL_GAMES'
    const sum = sums.get(category) ?? {
      category,
      realIn: 0n,
      bonusIn: 0n,
      realOut: 0n,
      bonusOut: 0n,
    }
    sum[`${which}${isOut ? 'Out' : 'In'}`] += amount
    sums.set(category, sum)
  }
  return [...sums.values()].sort((a, b) => a.category.localeCompare(b.category))
}
