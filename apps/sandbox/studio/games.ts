import type { CatalogueGame } from '#contracts/studio-api.ts'
import { crashGame } from './maths/crash.ts'
import type { AnyGame } from './maths/game.ts'
import { minesGame } from './maths/mines.ts'
import { rouletteGame } from './maths/roulette.ts'
import { buildMaths } from './maths/slot/build-maths.ts'
import { slotGame } from './maths/slot/slot-game.ts'
import { VARIANTS } from './maths/slot/variants.ts'

/** What decides which mathematics a game of the list is played by. */
export type GameIdentity = Pick<CatalogueGame, 'id' | 'kind' | 'volatility'>

const known = new Map<string, AnyGame>()

/**
 * The mathematics behind a game of the list. A slot's is chosen among all variants of its volatility by its id, so that it
 * never changes while the list grows. Built on first use and shared by all games that are played alike.
 */
export function mathsOf({ id, kind, volatility }: GameIdentity): AnyGame {
  const variant = kind === 'slot' ? variantOf(id, volatility) : -1
  const key = `${kind} ${variant}`
  const found = known.get(key) ?? buildGame(kind, variant)
  known.set(key, found)
  return found
}

function buildGame(kind: GameIdentity['kind'], variant: number): AnyGame {
  switch (kind) {
    case 'roulette':
      return rouletteGame()
    case 'crash':
      return crashGame()
    case 'mines':
      return minesGame()
    case 'slot': {
      const chosen = VARIANTS[variant]
      if (!chosen) throw new Error('A slot needs mathematics')
      return slotGame(buildMaths(chosen), chosen)
    }
  }
}

function variantOf(id: string, volatility: GameIdentity['volatility']): number {
  const fitting = VARIANTS.flatMap((variant, index) => (variant.volatility === volatility ? [index] : []))
  let hash = 2166136261
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0
  return fitting[hash % fitting.length] ?? 0
}
