import type { WinnerRow } from './lobby-queries.ts'

/** Returns a unique key for each row, also for equal wins of one player. Equal wins are counted from the oldest, so that no key changes later. */
export function winnerKeys(winners: readonly WinnerRow[]): readonly string[] {
  const alike = new Map<string, number>()
  const keys = winners.toReversed().map(({ game, player, amount, currency }) => {
    const win = `${game.id} ${player.id} ${amount} ${currency}`
    const before = alike.get(win) ?? 0
    alike.set(win, before + 1)
    return `${win} ${before}`
  })
  return keys.reverse()
}
