import { BRANDS, type BrandId } from '#demo-art/brands.ts'
import { GAMES, type GameRecord } from '#demo-art/game-list.ts'
import { ROOMS } from './livespins/rooms.ts'

export type StudioGame = GameRecord
export interface StudioBrand {
  id: BrandId
  name: string
}

export interface Shelf {
  brands: readonly StudioBrand[]
  games: readonly StudioGame[]
  /** Finds the rooms of live spins too, which are not among the games on offer. */
  findGame(id: string): StudioGame | undefined
}

/**
 * The games on offer. Beyond those that were designed one by one, numbered sequels fill the shelf
 * up to `count`.
 */
export function openShelf(count: number = GAMES.length): Shelf {
  const games = Array.from({ length: count }, (_, index) => gameAt(index))
  const byId = new Map([...games, ...ROOMS].map((game) => [game.id, game]))
  return { brands: BRAND_LIST, games, findGame: (id) => byId.get(id) }
}

function gameAt(index: number): StudioGame {
  const original = GAMES[index % GAMES.length]
  if (!original) throw new Error('The list of games is empty')
  const part = Math.floor(index / GAMES.length) + 1
  if (part === 1) return original
  const title = `${original.title} ${part}`
  return {
    ...original,
    id: `${original.id}-${part}`,
    title,
    theme: { ...original.theme, title, variant: original.theme.variant + part - 1 },
  }
}

const BRAND_LIST: readonly StudioBrand[] = Object.entries(BRANDS).map(([id, { name }]) => ({
  id: id as BrandId,
  name,
}))
