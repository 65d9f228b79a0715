import type { Random } from './draws.ts'

/**
 * The mathematics of one game: pure, and the same for the same draws. Stakes and wins are whole
 * minor units of the player's currency. `State` is JSON, is written down before any money moves,
 * and decides the outcome for good.
 */
export interface Game<Choice, State, Action> {
  /** The stakes that a round may have, in minor units, rising. */
  stakes: readonly number[]
  /** Return to player in hundredths of a per cent, exact, rounded to the nearest. */
  rtpBasisPoints: number
  /**
   * True where the return depends on how one plays: what is declared is then that of the least
   * generous way.
   */
  rtpIsLowest: boolean
  /** The largest win of one spin as a multiple of its stake. */
  topWin: number
  /** True where the draws come from seeds that the player can check afterwards. */
  provable: boolean
  /** Returns null when the client requested something that this game does not offer. */
  readChoice(given: unknown): Choice | null
  readAction(given: unknown): Action | null
  stakeOf(choice: Choice): number
  start(choice: Choice, random: Random): State
  /**
   * Returns null when the action is not possible in this state. `elapsedMs` is the time since the
   * bet was accepted, by the studio's clock.
   */
  act(state: State, action: Action, elapsedMs: number): State | null
  /**
   * The win in minor units once the round is over, 0 for a loss; null while the player can still
   * act.
   */
  winOf(state: State): number | null
  /**
   * Returns the part of the round that the player may see: nothing that is still to be revealed.
   */
  show(state: State): unknown
  /**
   * For games that end by themselves: when, in milliseconds after the bet was accepted, and with
   * which action. `fairAlone` is false where the player might have acted in time: if the studio
   * itself was down at the end, such a round is called off.
   */
  endsBy?(state: State): { afterMs: number; action: Action; fairAlone: boolean }
  /**
   * Returns the cost of the action beside the stake, such as a double, in minor units. Called only
   * where the action is possible.
   */
  raiseOf?(state: State, action: Action): number
  /**
   * Returns the action for a player who never comes back; null where nothing was risked yet, and
   * the stake is returned.
   */
  whenAbandoned?(state: State): Action | null
  /**
   * The table of a live game, whose players share the outcome: only the table begins and ends its
   * rounds.
   */
  table?: TableGame
  /** Returns the facts that the game page needs to draw the game and to print its rules. */
  describe(): unknown
}

/**
 * A table with seats, whose players decide something between the deal and the end. Seats count
 * from 0.
 */
export interface SeatedGame {
  count: number
  /** How long they may take to decide. */
  decidingMs: number
  /** The outcome with those seats dealt in. */
  dealIn(outcome: unknown, seats: readonly number[]): unknown
  /** Returns the moves of the player of a seat, and the cost of each in stakes of that seat. */
  movesOf(outcome: unknown, seat: number): Readonly<Record<string, number>>
  makeMove(outcome: unknown, seat: number, move: string): unknown
  /** How many moves the player of a seat has made. */
  movesMade(outcome: unknown, seat: number): number
}

/**
 * The part that the players of one live table share: a common clock and one outcome for all. Times
 * are milliseconds.
 */
export interface TableGame {
  /** How long bets are taken. */
  bettingMs: number
  /**
   * Time from the close of the bets, when the outcome is drawn and stored, until it is sent, in ms.
   */
  drawingMs: number
  /** Time from the sent outcome until the next round, in ms. */
  showingMs: number
  draw(random: Random): unknown
  /**
   * The outcome as all players at the table see it; while players decide, without what is still to
   * be turned.
   */
  show(outcome: unknown, isOver: boolean): unknown
  seats?: SeatedGame
  /** The outcome in a word, for the road of the last ones. */
  labelOf(outcome: unknown): string
}

// biome-ignore lint/suspicious/noExplicitAny: the round store carries every game's state and choice through without looking inside.
export type AnyGame = Game<any, any, any>

/** The largest whole amount that `hundredths` of `stake` come to. */
export function payOut(stake: number, hundredths: number): number {
  return Number((BigInt(stake) * BigInt(hundredths)) / 100n)
}
