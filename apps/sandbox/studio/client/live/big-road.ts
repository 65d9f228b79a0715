import { el } from '../dom.ts'

const ROWS = 6

/**
 * Baccarat's big road: a streak of one side is a column from above to below, and the next streak
 * begins another one. A tie is a line through the result before it. `labels` are `player`, `banker`
 * and `tie`, the newest first, as many columns are drawn as are requested.
 */
export function bigRoad(labels: readonly string[], columns: number): HTMLElement[] {
  const streaks: { side: string; ties: number }[][] = []
  for (const label of labels.toReversed()) {
    const streak = streaks.at(-1)
    const before = streak?.at(-1)
    if (label === 'tie') {
      if (before) before.ties += 1
      continue
    }
    if (streak && before?.side === label && streak.length < ROWS)
      streak.push({ side: label, ties: 0 })
    else streaks.push([{ side: label, ties: 0 }])
  }
  const shown = streaks.slice(-columns)
  return shown.flatMap((streak, column) =>
    streak.map(({ side, ties }, row) => {
      const bead = el('i', { class: `bead ${side} ${ties > 0 ? 'tied' : ''}` })
      bead.style.setProperty('--column', String(column + 1))
      bead.style.setProperty('--row', String(row + 1))
      return bead
    }),
  )
}
