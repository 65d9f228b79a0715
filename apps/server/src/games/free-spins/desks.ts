import type { FreeSpinsDesks } from '../../bonuses/free-spins/desks.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { GameProvider } from '../providers/provider.ts'

/** Finds the provider of games, and what it does about free spins. */
export function openDesks(
  catalogue: Pick<Catalogue, 'originOf'>,
  providers: readonly GameProvider[],
  isOff: (providerId: string) => boolean,
): FreeSpinsDesks {
  return {
    place(games) {
      const origins = games.flatMap((game) => catalogue.originOf(game) ?? [])
      const [first] = origins
      const areTogether = origins.every(({ provider }) => provider === first?.provider)
      if (!first || !areTogether || origins.length < games.length) return null
      return { providerId: first.provider.id, gameIds: origins.map(({ gameId }) => gameId) }
    },
    deskOf: (providerId) => providers.find(({ id }) => id === providerId)?.freeSpins ?? null,
    playingAlone: () => providers.flatMap(({ id, freeSpins }) => (freeSpins?.playsAlone ? id : [])),
    isOff,
  }
}
