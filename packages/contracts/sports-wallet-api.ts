import * as v from 'valibot'
import type { FreeBetKind } from '#rules/free-bet.ts'
import { ofAnotherCall } from './another-call.ts'
import { moment } from './moment.ts'

/**
 * The native dialect of the sports wallet: what a sportsbook requests of the casino, under
 * {casino}/providers/{provider}/bets/. Every request is a POST of JSON with the headers of
 * `signature.ts`; amounts are whole minor units, odds are decimals as text.
 *
 * - `authenticate` {token} → SportsPlayerAnswer; PLAYER_DISABLED for a player who may not bet
 * - `balance` {token} → {balance}
 * - `make` MakeRequest → BetAnswer; the stake is held. With `replaces`, the old bet is given back
 *   in the same transaction; it stands again when the new one is discarded or rolled back
 * - `commit` CommitRequest → BetAnswer; the book has taken the bet: the stake is the casino's
 * - `discard` DiscardRequest → BetAnswer; the book has not taken the bet: the stake is the player's
 *   again
 * - `settle` SettleRequest → BetAnswer; won, lost, void, cashed out (whole or in part)
 * - `rollback` BetRollback → BetAnswer; undoes the settlement `originalId`. With the id of the make
 *   it gives the stake back and takes back what was paid for parts of it; a part is not undone by
 *   itself
 *
 * Each request has an `id` of its own. A repeat moves nothing and answers with the first
 * transactionId and the current balance; the same id for something else is DUPLICATE_TRANSACTION.
 * Only make needs the token, and it must not have expired: the others know the player by the bet. A
 * discard of an unknown bet is acknowledged and remembered: a make that comes later is
 * BET_DISCARDED. A bet is settled once: a second settlement is BET_SETTLED until the first has been
 * rolled back. It pays no more than `potentialReturn`, or the stake where that is more:
 * RETURN_TOO_HIGH otherwise. A part that is cashed out pays no more than its share of it.
 */
const token = v.pipe(v.string(), v.minLength(16), v.maxLength(200))
const reference = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/))
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000_000))
const stake = v.pipe(minor, v.minValue(1))
const odds = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,6})?$/))
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

/** The most selections that one slip has. */
export const MOST_LEGS = 30
const LEG_RESULTS = ['open', 'won', 'lost', 'void', 'half_won', 'half_lost', 'placed'] as const
const DISCARD_REASONS = [
  'suspended',
  'started',
  'price_moved',
  'over_limit',
  'timeout',
  'other',
] as const

const betLeg = v.object({
  /** The selection, unique within its bet. */
  id: reference,
  eventId: reference,
  sport: words,
  competition: words,
  event: words,
  market: words,
  outcome: words,
  odds,
  live: v.boolean(),
  /**
   * Kick-off. A bet on an event that is not live is refused with EVENT_STARTED from this moment on.
   */
  startsAt: moment,
})

export const sportsTokenRequest = v.object({ token })

export const makeRequest = v.object({
  token,
  id: reference,
  betId: reference,
  /** The whole stake, over all lines. */
  amount: stake,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  type: v.picklist(['single', 'multiple', 'system', 'builder']),
  /** Number of lines that the stake is for; 1 for a single or a multiple. */
  lines: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000)), 1),
  eachWay: v.optional(v.boolean(), false),
  /** The combined odds of the slip, as it shows them. */
  odds,
  /** The most that the slip can return, stake included: no settlement pays more. */
  potentialReturn: minor,
  legs: v.pipe(v.array(betLeg), v.minLength(1), v.maxLength(MOST_LEGS)),
  /**
   * A free bet of the player, for its whole amount: the stake is the casino's, and is part neither
   * of `potentialReturn` nor of what is paid.
   */
  freeBetId: v.optional(reference),
  /**
   * The bet that this one takes the place of: both happen or none. It has been committed, and has
   * not completed a bonus; otherwise the answer is BAD_REQUEST.
   */
  replaces: v.optional(reference),
})

export const commitRequest = v.object({
  id: reference,
  betId: reference,
  amount: ofAnotherCall,
  reason: ofAnotherCall,
  originalId: ofAnotherCall,
})
export const discardRequest = v.object({
  id: reference,
  betId: reference,
  reason: v.picklist(DISCARD_REASONS),
})

export const settleRequest = v.object({
  id: reference,
  betId: reference,
  /** `won` is everything that returns something by the odds: half won, half lost and placed too. */
  result: v.picklist(['won', 'lost', 'void', 'cashed_out']),
  /**
   * The return of the slip, stake included, but for a free bet without it; 0 for lost. For void it
   * is the stake that is still open, a free bet's too.
   */
  amount: minor,
  /**
   * Part of the stake that is closed, for a partial cash-out only. The bet stays open with the
   * rest.
   */
  stakeClosed: v.optional(stake),
  /** The legs as they are now; those left out stay as they were. */
  legs: v.optional(
    v.pipe(
      v.array(
        v.object({ id: reference, result: v.picklist(LEG_RESULTS), reason: v.optional(words) }),
      ),
      v.maxLength(MOST_LEGS),
    ),
    [],
  ),
})

export const betRollback = v.object({ id: reference, betId: reference, originalId: reference })

export type BetState = 'made' | 'committed' | 'won' | 'lost' | 'void' | 'cashed_out' | 'discarded'

/** The answer to every money call. */
export interface BetAnswer {
  /** The player's playable money now; 0 for a discard of a bet that we do not know. */
  balance: number
  /** Our id of what was recorded: the first one for a repeat. */
  transactionId: string
  state: BetState
  /** Minor units of a rollback that the player no longer had, and the casino bears. */
  carried: number
}

export interface SportsPlayerAnswer {
  player: { id: string; currency: string; language: string }
  balance: number
  /** Bounds of a slip: minor units and odds. */
  limits: { maxReturn: number; maxOdds: string }
  /**
   * Bonus money within the balance: it pays for slips with these combined odds or higher ones. Null
   * for none.
   */
  bonus: { amount: number; minOdds: string } | null
  /**
   * Free bets that the player can use now. `sports` are names as this book publishes them; none for
   * all.
   */
  freeBets: {
    id: string
    title: string
    amount: number
    currency: string
    minOdds: string
    kinds: FreeBetKind[]
    sports: string[]
    expiresAt: string
  }[]
}

/** Every refusal and the HTTP status that it travels with. The stake is untouched. */
export const SPORTS_WALLET_ERRORS = {
  BAD_REQUEST: 400,
  TOKEN_UNKNOWN: 401,
  TOKEN_EXPIRED: 401,
  INSUFFICIENT_FUNDS: 402,
  PLAYER_DISABLED: 403,
  LIMIT_REACHED: 403,
  RETURN_TOO_HIGH: 403,
  ODDS_TOO_HIGH: 403,
  BET_MISSING: 404,
  EVENT_STARTED: 409,
  CURRENCY_MISMATCH: 409,
  FREE_BET_REFUSED: 409,
  FREE_BET_USED: 409,
  FREE_BET_ENDED: 409,
  FREE_BET_UNFIT: 409,
  DUPLICATE_TRANSACTION: 409,
  BET_DISCARDED: 409,
  BET_SETTLED: 409,
  BUSY: 503,
} as const

export type SportsWalletErrorCode = keyof typeof SPORTS_WALLET_ERRORS
/**
 * The body of a refusal. `balance` comes with INSUFFICIENT_FUNDS; `requestId` finds the call in our
 * log.
 */
export interface SportsWalletError {
  code: SportsWalletErrorCode
  message: string
  balance?: number
  requestId?: string
}

export type MakeRequest = v.InferOutput<typeof makeRequest>
export type CommitRequest = v.InferOutput<typeof commitRequest>
export type DiscardRequest = v.InferOutput<typeof discardRequest>
export type SettleRequest = v.InferOutput<typeof settleRequest>
export type BetRollback = v.InferOutput<typeof betRollback>
export type LegResult = (typeof LEG_RESULTS)[number]
