import type { Catalogue, CatalogueBrand, CatalogueGame } from '#contracts/studio-api.ts'
import type { GameProvider } from './provider.ts'

/** Where a game of the casino comes from. */
export interface GameOrigin {
  provider: GameProvider
  /** The provider's own id of the game. */
  gameId: string
}

export interface JointCatalogue extends Catalogue {
  /** Origins of games, by the casino's id of the game. */
  origins: ReadonlyMap<string, GameOrigin>
}

/**
 * All providers' games in one catalogue, under the casino's ids: the provider's prefix and its own
 * id. A brand that several providers offer is one brand, as the first of them describes it. Of
 * games with one id, which only an odd prefix can cause, the first is kept.
 */
export function joinCatalogues(
  catalogues: Iterable<readonly [GameProvider, Catalogue]>,
): JointCatalogue {
  const brands = new Map<string, CatalogueBrand>()
  const games = new Map<string, CatalogueGame>()
  const origins = new Map<string, GameOrigin>()
  for (const [provider, catalogue] of catalogues) {
    for (const brand of catalogue.brands) if (!brands.has(brand.id)) brands.set(brand.id, brand)
    for (const game of catalogue.games) {
      const id = provider.gamePrefix + game.id
      if (games.has(id)) continue
      games.set(id, { ...game, id })
      origins.set(id, { provider, gameId: game.id })
    }
  }
  return { brands: [...brands.values()], games: [...games.values()], origins }
}
