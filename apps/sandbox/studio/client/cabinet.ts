import type { PlayAnswer, PlayState, RoundView } from '../play-view.ts'
import type { Autoplay } from './autoplay/autoplay-game.ts'
import type { Bar } from './bar.ts'
import type { Money } from './money.ts'
import type { Sound } from './sound.ts'
import type { StudioApi } from './studio-api.ts'
import type { Words } from './words/words.ts'

/**
 * Parts that all kinds of games share: the frame round the stage, the words above it, the bar below
 * it, and the calls that play rounds.
 */
export interface Cabinet {
  state: PlayState
  view: GameView
  words: Words
  money: Money
  sound: Sound
  api: StudioApi
  stage: HTMLElement
  /** Element between the stage and the bar, for controls that only this kind of game needs. */
  extras: HTMLElement
  bar: Bar
  autoplay: Autoplay
  /** Shows a sentence above the stage, which is also read out, or `saying` in its place. */
  showMessage(text: string, tone?: Tone, saying?: string): void
  /** Shows a small line below that sentence. */
  note(text: string): void
  /** Shows a line beside both, which is read out, until the next round. */
  showAside(text: string): void
  /** Resolves when the studio will take the next round. */
  rested(): Promise<void>
  /**
   * Requests a round, by `send` where it is given. Returns null when there is none; the player has
   * then been shown why.
   */
  requestRound(
    choice: unknown,
    stake: number,
    send?: (choice: unknown) => Promise<PlayAnswer>,
  ): Promise<PlayAnswer | null>
  /** Returns the cost of a round at this stake: nothing while there are free spins. */
  costOf(stake: number): number
  /** Shows the present balance and session result of the studio. */
  settle(answer: PlayAnswer): void
  /** Follows a round until the casino has confirmed how it ended. */
  confirm(round: RoundView): Promise<void>
  explain(error: unknown): void
  /** Seed that the player adds to the next provable round. */
  clientSeed: string | null
  /** The last round that is over, for the fairness check. */
  lastRound: RoundView | null
}

export type Tone = 'plain' | 'win' | 'problem'

/** The view of one kind of game in its cabinet, and the way to play it. */
export interface GameView {
  /** Whether it writes on a canvas in the display face, which has to be there before. */
  writesOnCanvas?: true
  /**
   * Builds the game on the cabinet's stage and shows a round that the player has not seen to its
   * end; resolves once that is done.
   */
  open(cabinet: Cabinet): Promise<void>
  /** The rules of this kind of game, shown between the return to player and the fairness check. */
  rules(cabinet: Cabinet): HTMLElement[]
}

/** Returns true while the casino has not answered the bet yet, or not taken the win. */
export function isPending({ phase }: RoundView): boolean {
  return phase === 'paying' || phase === 'voiding' || phase === 'betting'
}
