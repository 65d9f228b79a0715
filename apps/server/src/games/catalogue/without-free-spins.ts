import { FREE_SPINS_KINDS, type GameKind } from '#contracts/studio-api.ts'
import type { Executor } from '../../db/database.ts'
import type { GameProvider } from '../providers/provider.ts'
import { type ListedGame, listGamesOfProviders } from './catalogue.store.ts'

/** What has to be known of a provider of games, in the order in which the catalogue lists them. */
export type FreeSpinsProvider = Pick<GameProvider, 'id' | 'gamePrefix' | 'freeSpins'>

/**
 * Returns why there can be no free spins in these games, as a sentence; null when there can be, and
 * for games that no provider has listed yet.
 */
export async function whyNoFreeSpins(
  db: Executor,
  providers: readonly FreeSpinsProvider[],
  games: readonly string[],
): Promise<string | null> {
  const listed = await listGamesOfProviders(db)
  const kinds = kindsOf(listed)
  const origins = originsOf(listed, providers)
  let first: { game: string; provider: FreeSpinsProvider } | null = null
  for (const game of games) {
    // A vendor's prefix ends with a dot, which no id of its own has.
    const known = kinds.get(game.slice(game.indexOf('.') + 1))
    if (known && ![...known].some((kind) => FREE_SPINS_KINDS.has(kind)))
      return `${game} has no free spins: it is ${[...known].join(', ')}, and only ${[...FREE_SPINS_KINDS].join(', ')} have any.`
    const provider = origins.get(game)
    if (!provider) continue
    if (!provider.freeSpins)
      return `${game} has no free spins that a casino gives: its provider ${provider.id} has none. ${thoseThatHave(providers)}`
    first ??= { game, provider }
    if (first.provider !== provider)
      return `Free spins are in games of one provider: ${first.game} is of ${first.provider.id}, and ${game} of ${provider.id}.`
  }
  return null
}

/** Vendors may use the same id for games of several kinds. */
function kindsOf(listed: readonly ListedGame[]): Map<string, ReadonlySet<GameKind>> {
  const kinds = new Map<string, Set<GameKind>>()
  for (const { gameId, kind } of listed)
    kinds.set(gameId, (kinds.get(gameId) ?? new Set()).add(kind))
  return kinds
}

/** The providers of games, by the casino's ids. The first that lists an id has it. */
function originsOf(
  listed: readonly ListedGame[],
  providers: readonly FreeSpinsProvider[],
): Map<string, FreeSpinsProvider> {
  const origins = new Map<string, FreeSpinsProvider>()
  for (const provider of providers)
    for (const { gameId } of listed.filter(({ providerId }) => providerId === provider.id)) {
      const id = provider.gamePrefix + gameId
      if (!origins.has(id)) origins.set(id, provider)
    }
  return origins
}

function thoseThatHave(providers: readonly FreeSpinsProvider[]): string {
  const ids = providers.filter(({ freeSpins }) => freeSpins).map(({ id }) => id)
  return ids.length > 0 ? `These have some: ${ids.join(', ')}.` : 'No provider here has any.'
}
