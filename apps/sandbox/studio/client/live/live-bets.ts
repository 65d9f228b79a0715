import type { RoundView } from '../../play-view.ts'
import type { Cabinet } from '../cabinet.ts'
import type { Bet, Rack } from '../roulette/rack.ts'

/** The part of a live game that draws the player's chips. */
interface BetsView {
  /** Draws all chips of the player on their places. */
  showBets(bets: readonly Bet[]): void
  /** Nothing can be laid while it is locked. */
  lock(locked: boolean): void
}

/**
 * The player's bets on the table: chips that the casino has taken, and others that are still the
 * player's.
 */
export interface LiveBets {
  /**
   * The player's round at the wallet, as it was when the casino took the last bet; null without a
   * bet.
   */
  mine: RoundView | null
  /** Shows everything as it is now. */
  refresh(): void
  place(): Promise<void>
  /** Takes up what was not placed in time; answers whether there was any. */
  takeUp(): boolean
}

export interface TableNow {
  isBetting(): boolean
  roundId(): string | null
}

export function openLiveBets(
  cabinet: Cabinet,
  rack: Rack,
  game: BetsView,
  table: TableNow,
): LiveBets {
  const { bar, words, api } = cabinet
  let isPlacing = false
  const placed = (): readonly Bet[] => (bets.mine?.shown as { bets?: Bet[] } | null)?.bets ?? []

  const bets: LiveBets = {
    mine: null,
    refresh() {
      rack.locked = !table.isBetting() || isPlacing
      // More than the chips that were laid, once a hand is doubled or split.
      rack.placed = bets.mine?.stake ?? 0
      game.lock(rack.locked)
      game.showBets([...placed(), ...rack.laid])
      bar.showStake(words.totalStake, rack.placed + rack.total())
      bar.setButton({
        label: words.placeBets,
        text: words.placeBets,
        enabled: !rack.locked && rack.laid.length > 0,
      })
    },
    async place() {
      isPlacing = true
      bets.refresh()
      const answer = await cabinet.requestRound({ bets: rack.laid }, rack.total(), api.placeAtTable)
      isPlacing = false
      if (answer?.round?.shown && answer.round.tableRound === table.roundId()) {
        bets.mine = answer.round
        rack.put([])
        rack.keep(placed())
        cabinet.settle(answer)
        if (table.isBetting()) cabinet.showMessage(words.betsPlaced)
      } else if (!table.isBetting()) rack.put([])
      bets.refresh()
    },
    takeUp() {
      const isLeft = rack.laid.length > 0 && !isPlacing
      if (isLeft) rack.put([])
      return isLeft
    },
  }
  return bets
}
