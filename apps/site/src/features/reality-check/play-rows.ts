import { sumOf } from '../../session/viewer.ts'
import type { Check } from './reality-check-queries.ts'

export interface PlayRow {
  /** The category of a game; null for the sum of all. */
  category: string | null
  isBonus: boolean
  /** Exact decimals. */
  staked: string
  won: string
  result: string
}

/**
 * Returns the play, a line for each category and kind of money, and below them the sum of each
 * kind.
 */
export function playRows(entries: Check['entries']): PlayRow[] {
  const real = entries.map(({ category, realIn, realOut }) => row(category, false, realIn, realOut))
  const bonus = entries.map(({ category, bonusIn, bonusOut }) =>
    row(category, true, bonusIn, bonusOut),
  )
  const lines = entries
    .flatMap((_, index) => [real[index], bonus[index]])
    .filter((each) => each !== undefined && !isNothing(each))
  const sums = [sumRow(real, false), sumRow(bonus, true)].filter((each) => !isNothing(each))
  return [...(lines as PlayRow[]), ...sums]
}

function row(category: string | null, isBonus: boolean, staked: string, won: string): PlayRow {
  return { category, isBonus, staked, won, result: sumOf([won, `-${staked}`]) }
}

function sumRow(rows: readonly PlayRow[], isBonus: boolean): PlayRow {
  return row(
    null,
    isBonus,
    sumOf(rows.map(({ staked }) => staked)),
    sumOf(rows.map(({ won }) => won)),
  )
}

function isNothing({ staked, won }: PlayRow): boolean {
  return !/[1-9]/.test(staked + won)
}
