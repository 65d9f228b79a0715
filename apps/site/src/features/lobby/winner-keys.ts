import type { WinRow } from './win-rows.ts'

/**
 * Returns a unique key for each row, also for equal wins of one player. Equal wins are counted from
 * the oldest, so that no key changes later.
 */
export function winnerKeys(winners: readonly WinRow[]): readonly string[] {
  const alike = new Map<string, number>()
  const keys = winners.toReversed().map(({ what, player, amount, currency }) => {
    const win = `${what} ${player.id} ${amount} ${currency}`
    const before = alike.get(win) ?? 0
    alike.set(win, before + 1)
    return `${win} ${before}`
  })
  return keys.reverse()
}
