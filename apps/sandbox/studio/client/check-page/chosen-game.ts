import { type CheckedGame, findCheckedGame } from './games-api.ts'

/** The game that is chosen on the page, whose description may still be on its way. */
export function openChosenGame(
  find: (id: string) => Promise<CheckedGame | null> = findCheckedGame,
) {
  let id = ''
  let finding: Promise<CheckedGame | null> = Promise.resolve(null)

  const choose = (next: string): Promise<CheckedGame | null> => {
    id = next
    finding = find(next)
    return finding
  }

  return {
    /** Chooses a game, and calls `show` with it unless another one has been chosen meanwhile. */
    async choose(next: string, show: (game: CheckedGame | null) => void): Promise<void> {
      const mine = choose(next)
      const game = await mine
      if (finding === mine) show(game)
    },
    /**
     * Returns the game that is chosen. A description that did not come, as without the network, is
     * requested again.
     */
    current: async (): Promise<CheckedGame | null> => (await finding) ?? choose(id),
  }
}
