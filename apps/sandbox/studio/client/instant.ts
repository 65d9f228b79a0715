import type { RoundView } from '../play-view.ts'
import { type Cabinet, isPending } from './cabinet.ts'
import type { Icon } from './dom.ts'
import { fill, inSentences } from './words/words.ts'

/** A game whose round is decided by the bet alone: the player only watches. */
export interface InstantGame {
  /** Returns the choice with which the next round is requested; null while there is none. */
  choice(): unknown
  /** Defaults to the stake of the bar. */
  stake?(): number
  button: string
  /** Drawn on the button in place of its words. */
  icon?: Icon
  /** Shown while `choice` is null, and before the first round. */
  invitation?: string
  /** Nothing can be chosen while a round is shown. */
  lock(locked: boolean): void
  /** Sets the game in motion before the answer is there. */
  begin?(): void
  /** Shows what was decided, and resolves once all of it is in sight. */
  reveal(round: RoundView): Promise<void>
  /** Whether rounds may run by themselves, where the licence allows it. */
  autoplay?: boolean
  /** Returns true for a round in which a feature began, in games that have one. */
  hasFeature?(round: RoundView): boolean
  /** The plain fact of the round, such as which number came. */
  fact(round: RoundView): string
}

export interface InstantPlay {
  /** Reports that the choice has changed. */
  refresh(): void
  /** Returns true while a round is under way. */
  busy(): boolean
}

/**
 * Plays rounds of such a game from the bar's button. A round that the player has not seen is shown
 * first by `resume`.
 */
export function playInstantly(
  cabinet: Cabinet,
  game: InstantGame,
): InstantPlay & { resume(): Promise<void> } {
  const { bar, words, state } = cabinet
  let busy = true

  function refresh() {
    bar.lock(busy)
    game.lock(busy)
    if (game.stake) bar.showStake(words.totalStake, game.stake())
    const face = game.icon ? { icon: game.icon } : { text: game.button }
    bar.setButton({ label: game.button, ...face, enabled: !busy && game.choice() !== null })
    cabinet.autoplay.refresh()
  }

  async function turn(play: () => Promise<RoundView | null>): Promise<RoundView | null> {
    busy = true
    refresh()
    const round = await play()
    if (round?.shown) await present(round)
    await cabinet.rested()
    busy = false
    refresh()
    return round
  }

  async function requestRound(): Promise<RoundView | null> {
    cabinet.showMessage('')
    cabinet.note('')
    game.begin?.()
    const answer = await cabinet.requestRound(game.choice(), stake())
    return answer?.round ?? null
  }

  async function present(round: RoundView) {
    await game.reveal(round)
    showEnd(cabinet, round, game.fact(round))
    if (round.phase === 'paying') await cabinet.confirm(round)
    const settled = await cabinet.api.round(round.id).catch(() => null)
    if (settled) cabinet.settle(settled)
    void cabinet.api.seen(round.id).catch(() => null)
  }

  const stake = () => game.stake?.() ?? bar.stake()
  const ready = () => !busy && game.choice() !== null
  bar.onPress(() => void (ready() && turn(requestRound)))
  if (game.autoplay)
    cabinet.autoplay.offer({
      ready,
      stake,
      hasFeatures: game.hasFeature !== undefined,
      async play() {
        const round = await turn(requestRound)
        return round && { ...outcomeOf(round), hasFeature: game.hasFeature?.(round) ?? false }
      },
    })
  return {
    refresh,
    busy: () => busy,
    async resume() {
      const { round } = state
      cabinet.showMessage(game.invitation ?? words.goodLuck)
      if (round?.shown && !round.seen) {
        cabinet.showMessage('')
        cabinet.note(words.resumed)
        // The win is paid already, but is not given away before it shows.
        if (round.phase === 'settled' && !round.isFree)
          bar.setBalance(state.balance - (round.win ?? 0))
        await turn(async () => round)
        return
      }
      if (round && isPending(round)) await cabinet.confirm(round)
      busy = false
      refresh()
    },
  }
}

/** Returns the cost and the win of a round. */
export function outcomeOf({ stake, win, isFree }: RoundView): { stake: number; win: number } {
  return { stake: isFree ? 0 : stake, win: win ?? 0 }
}

/**
 * Shows how a round ended. A return of no more than the stake is shown plainly: it is not a win.
 * Who hears the game hears the fact and what it meant, whichever of both is the sentence.
 */
export function showEnd(
  { words, money, sound, bar, showMessage, note }: Cabinet,
  round: RoundView,
  fact: string,
): void {
  const { stake: cost, win: paid } = outcomeOf(round)
  const isProfit = paid > cost
  if (isProfit) sound.win(paid >= round.stake * 10 ? 'big' : 'small')
  else sound.loss()
  const result =
    paid === 0 ? words.noWin : fill(isProfit ? words.win : words.returned, { amount: money(paid) })
  const saying = inSentences(result, fact)
  if (paid === 0) showMessage(fact || result, 'plain', saying)
  else showMessage(result, isProfit ? 'win' : 'plain', saying)
  note(paid === 0 ? '' : fact)
  bar.setLastWin(paid, isProfit)
}
