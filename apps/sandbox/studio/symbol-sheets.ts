import type { GameKind } from '#contracts/studio-api.ts'
import { drawSymbolSheet } from '#demo-art/symbols.ts'
import type { StudioGame } from './game-shelf.ts'
import { keepLast } from './keep-last.ts'

/** Kinds of games whose view draws the symbols of a game's theme. */
const WITH_SYMBOLS: ReadonlySet<GameKind> = new Set([
  'slot',
  'cascades',
  'clusters',
  'hold-and-win',
  'changing-reels',
  'pick-bonus',
  'live-spins',
])
/** Most sheets in memory; one has about 35 kilobytes, and takes about 10 ms to draw. */
const MOST_KEPT = 500

export type SymbolSheets = (game: StudioGame) => string | null

/**
 * Opens the sheets of symbols: one SVG drawing with all symbols of a game in a row, in the order of
 * their addresses; null where a game shows none.
 */
export function openSymbolSheets(): SymbolSheets {
  const kept = new Map<string, string>()
  return ({ id, kind, theme }) =>
    WITH_SYMBOLS.has(kind) ? keepLast(kept, MOST_KEPT, id, () => drawSymbolSheet(theme)) : null
}
