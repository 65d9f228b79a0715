import type { Played, StopReason } from './run.ts'

/** A game that is played by itself, one round after the other. */
export interface AutoplayGame {
  /** Returns true while a round can begin. */
  ready(): boolean
  /**
   * Returns what the player has to choose before rounds can run by themselves; null for nothing.
   */
  missing?(): string | null
  stake(): number
  /** Plays one round to its end; null where there was none. */
  play(): Promise<Played | null>
  /** Returns true for a game whose rounds can bring a feature. */
  hasFeatures: boolean
  /** Rounds take as long as they take, and turbo changes nothing. */
  hasNoTurbo?: boolean
}

export interface Autoplay {
  /** Buttons beside the big one; empty where the licence allows neither. */
  element: HTMLElement
  /** The game can be played by itself from now on. */
  offer(game: AutoplayGame): void
  /** Whether the game requests rounds by itself. */
  readonly isRunning: boolean
  /** Whether a round can begin has changed. */
  refresh(): void
  /** No further round begins; the one under way is shown to its end. */
  stop(reason: StopReason): void
}
