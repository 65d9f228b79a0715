import type { PlaceTerms } from '../settlement/place-terms.ts'
import type { Words } from './sport.ts'

export type MarketState = 'open' | 'suspended' | 'closed' | 'settled'
export type Outcome = 'won' | 'lost' | 'void' | 'half_won' | 'half_lost'

export interface Selection {
  id: number
  /** Its place among the selections of its market, from 1. */
  number: number
  name: Words
  /** Decimal, two places, as it is paid; null when it cannot be bet on. */
  odds: string | null
  /**
   * The chance of a win without margin, which is shown beside the price. A void part is left out.
   */
  probability: number
  result: Outcome | null
  /** Why it was settled so. */
  why: Words | null
  /** Set where several share the places that are left. */
  deadHeat?: { places: number; tied: number }
}

export interface Market {
  id: number
  eventId: number
  kind: string
  name: Words
  /**
   * Goals, handicap of the home side, number of the next goal or game; null where the kind has
   * none.
   */
  line: number | null
  period: string
  state: MarketState
  selections: readonly Selection[]
  /**
   * Terms of each way by the runners now, which the runners at the off decide; absent where it is
   * not offered.
   */
  eachWay?: PlaceTerms
  /**
   * Rule 4: what is taken from the winnings of bets that were made before `at`, when a horse was
   * taken out. They add up.
   */
  deductions?: readonly { at: number; rate: string }[]
}

/** One market under one distribution: the chance of each end of each selection. */
export interface Assessed {
  definition: MarketDefinition
  /** One for each selection, in its order. */
  shares: readonly Shares[]
}

/**
 * Probabilities of the five results; they sum to one. Exactly zero means that it cannot happen any
 * more.
 */
export interface Shares {
  won: number
  half_won: number
  void: number
  half_lost: number
  lost: number
}

/**
 * A selection of an event, by what stands in its id. `number` is its place among those of its
 * market, from 1.
 */
export interface Choice {
  code: number
  lineNumber: number
  number: number
}

/**
 * The common result of several selections of one event: won when all are, void when one is, lost
 * otherwise.
 */
export interface Joint {
  shares: Shares
  /**
   * Why they make no bet, and the place of the selection that it is about: `unfit` for what the
   * model cannot join, or may win by half; `contradicts` for what cannot be won with those before
   * it; `implied` for what is won whenever all others are.
   */
  wrong: { why: 'unfit' | 'contradicts' | 'implied'; at: number } | null
}

export type MarginMethod = 'multiplicative' | 'power' | 'odds_ratio' | 'shin'

/** The part that all markets of a kind and line share in all events of a sport. */
export interface MarketDefinition {
  /** Stands in ids: never given to another kind. 0 to 39 within a sport. */
  code: number
  kind: string
  period: string
  line: number | null
  /** The place of the line among those of its kind; stands in ids. 0 to 499. */
  lineNumber: number
  selections: readonly { name: Words }[]
  /**
   * How much the inverse odds sum to beyond the number of selections that win, and how it is
   * spread.
   */
  margin: { size: number; method: MarginMethod }
  /** Number of selections that win: 2 in a double chance. */
  winners: number
  /** Facts of the reason of its result, such as the score at half-time. */
  settledBy: string
}
