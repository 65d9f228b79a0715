import type { Assessed, MarketDefinition, Outcome, Shares } from './market.ts'

/** A kind of market whose selections are decided by one cell of a distribution. */
export interface Judged<Cell> extends MarketDefinition {
  judge: (cell: Cell, selection: number) => Outcome
}

export interface Weighed<Cell> {
  probability: number
  cell: Cell
}

/**
 * Returns the chance of each end of each selection. The same `judge` settles and prices, so that
 * the two cannot contradict each other.
 */
export function assess<Cell>(definition: Judged<Cell>, cells: readonly Weighed<Cell>[]): Assessed {
  const shares = definition.selections.map(
    (): Shares => ({ won: 0, half_won: 0, void: 0, half_lost: 0, lost: 0 }),
  )
  // Plain loops: this is what pricing spends its time on.
  for (let at = 0; at < shares.length; at++) {
    const share = shares[at]
    if (share)
      for (const { probability, cell } of cells) share[definition.judge(cell, at)] += probability
  }
  return { definition, shares }
}

/** The one result that is left, or null while there are several. */
export function decided(shares: Shares): Outcome | null {
  let found: Outcome | null = null
  for (const outcome of ['won', 'half_won', 'void', 'half_lost', 'lost'] as const) {
    if (shares[outcome] === 0) continue
    if (found) return null
    found = outcome
  }
  return found
}

/**
 * The result of a bet that wins above zero, is returned at zero and loses below it; quarter lines
 * win or lose a half.
 */
export function byDifference(difference: number): Outcome {
  if (difference >= 0.5) return 'won'
  if (difference === 0.25) return 'half_won'
  if (difference === 0) return 'void'
  if (difference === -0.25) return 'half_lost'
  return 'lost'
}

export function won(does: boolean): Outcome {
  return does ? 'won' : 'lost'
}

/** Brings a distribution to a sum of one and leaves out what cannot happen. */
export function normalised<Cell>(cells: readonly Weighed<Cell>[]): Weighed<Cell>[] {
  const total = cells.reduce((sum, { probability }) => sum + probability, 0)
  return cells
    .filter(({ probability }) => probability > 0)
    .map(({ probability, cell }) => ({ probability: probability / total, cell }))
}

/** Poisson probabilities of 0 to `most`, the rest left out. */
export function poisson(mean: number, most: number): number[] {
  const chances = [Math.exp(-mean)]
  for (let count = 1; count <= most; count++)
    chances.push(((chances[count - 1] ?? 0) * mean) / count)
  return mean === 0 ? [1] : chances
}
