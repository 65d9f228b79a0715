import * as v from 'valibot'
import { moment } from './moment.ts'
import { MOST_LEGS } from './sports-wallet-api.ts'

/**
 * Calls of Betby to the casino: POST {payload: JWS} under /providers/betby, signed with RS256; the
 * claim `payload` holds one of these. Amounts are whole cents. Fields that are not listed here are
 * not read.
 */
const reference = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.regex(/^[\x21-\x7e]{1,100}$/),
)
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000_000))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
/**
 * Odds, of which six decimals are kept; Betby sends the exact product, with any number of digits.
 */
const odds = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,100})?$/),
  v.transform((text) => text.replace(/(\.\d{6})\d+$/, '$1')),
)
const words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.transform((text) => text.slice(0, 200).toWellFormed()),
)
/** Seconds since 1970, or a timestamp (unconfirmed). */
const start = v.union([
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100_000_000_000),
    v.transform((seconds) => new Date(seconds * 1000).toISOString()),
  ),
  moment,
])
const bonus = v.nullish(reference)

const betbyBet = v.object({
  id: reference,
  event_id: reference,
  live: v.boolean(),
  sport_name: words,
  tournament_name: words,
  competitor_name: v.pipe(v.array(words), v.minLength(1), v.maxLength(10)),
  market_name: words,
  outcome_name: words,
  scheduled: start,
  odds,
})

export const betbyMake = v.object({
  amount: v.pipe(cents, v.minValue(1)),
  currency,
  player_id: reference,
  session_id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  bonus_id: bonus,
  potential_win: cents,
  potential_comboboost_win: v.nullish(cents),
  transaction: v.object({ id: reference, amount: cents, currency }),
  betslip: v.object({
    /** "2/3" is the doubles of three. */
    type: v.pipe(v.string(), v.regex(/^[1-9]\d?\/[1-9]\d?$/)),
    k: odds,
    bets: v.pipe(v.array(betbyBet), v.minLength(1), v.maxLength(MOST_LEGS)),
  }),
})

export const betbyCommit = v.object({ bet_transaction_id: reference })
export const betbyDiscard = v.object({
  transaction_id: reference,
  reason: v.optional(v.pipe(v.string(), v.maxLength(500)), 'other'),
})

const SELECTIONS = ['open', 'won', 'lost', 'canceled', 'refund', 'half-won', 'half-lost'] as const
const selections = v.optional(
  v.pipe(
    v.array(v.object({ id: reference, status: v.picklist(SELECTIONS) })),
    v.maxLength(MOST_LEGS),
  ),
  [],
)
const transaction = v.object({ id: reference })

export const betbyWin = v.object({
  amount: v.pipe(cents, v.minValue(1)),
  currency,
  bet_transaction_id: reference,
  transaction,
  is_cashout: v.optional(v.boolean(), false),
  selections,
})
export const betbyLost = v.object({ bet_transaction_id: reference, transaction, selections })
export const betbyRefund = v.object({
  amount: v.pipe(cents, v.minValue(1)),
  currency,
  bet_transaction_id: reference,
  transaction,
})
export const betbyRollback = v.object({
  bet_transaction_id: reference,
  parent_transaction_id: reference,
  transaction,
})
/**
 * Last call about a bet. Where it has an amount, it may be the only call that reports a win
 * (unconfirmed).
 */
export const betbySettlement = v.object({
  bet_transaction_id: reference,
  status: v.picklist(['won', 'lost', 'canceled', 'refund', 'half-won', 'half-lost', 'cashed out']),
  amount: v.optional(cents),
  currency: v.optional(currency),
})

export type BetbySelection = (typeof SELECTIONS)[number]
export type BetbyMake = v.InferOutput<typeof betbyMake>
export type BetbySettlement = v.InferOutput<typeof betbySettlement>
