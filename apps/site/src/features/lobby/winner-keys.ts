import type { WinnerRow } from './lobby-queries.ts'

/** What tells the rows apart, also when somebody wins the same twice. Counted from the oldest, which keeps its key when a newer one comes. */
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
