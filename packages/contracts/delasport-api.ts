import { hash } from 'node:crypto'
import * as v from 'valibot'
import { moment } from './moment.ts'
import { MOST_LEGS } from './sports-wallet-api.ts'

/**
 * What Delasport requests of the casino: forms, by POST under /providers/delasport (`balance` by
 * GET). Amounts are decimal text in major units. The last field, `hash`, is the SHA-256 in hex of
 * all other values in their order and the secret. It covers neither the names of the values nor
 * where one ends: a form with other fields than these, or with these in another order, is refused.
 * Not confirmed by the vendor: the shape of `details`, the words of `status`, which of the reasons
 * is which, and the form of `created_at`.
 */
const reference = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/))
const amount = v.pipe(v.string(), v.maxLength(20))
const odds = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,6})?$/))
/** When the book made the bet or the movement, in a time zone that the vendor does not name. */
const madeAt = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  v.transform((text) => Date.parse(`${text.replace(' ', 'T')}Z`)),
  v.number(),
)
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

const selection = v.object({
  id: reference,
  event_id: reference,
  sport: words,
  league: words,
  event: words,
  market: words,
  selection: words,
  odds,
  live: v.boolean(),
  starts_at: moment,
})

const details = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  type: v.picklist(['single', 'multiple', 'system']),
  lines: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000)), 1),
  odds,
  potential_win: amount,
  /** A free bet of the player, for its whole amount. */
  free_bet_id: v.nullish(reference),
  selections: v.pipe(v.array(selection), v.minLength(1), v.maxLength(MOST_LEGS)),
})

/** Credits, what gives a stake back, and the debit that takes a payment back. */
export const DELASPORT_REASONS = {
  credit: ['6', '34', '53'],
  cancel: ['7', '8', '9'],
  debit: ['11'],
} as const

export const delasportMember = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
})
export const delasportBalance = v.object({ user_id: reference })
export const delasportPlaced = v.object({
  user_id: reference,
  bet_transaction_id: reference,
  /** The vendor's own division of the stake. The casino divides the sum by what the player has. */
  real: amount,
  virtual: amount,
  created_at: madeAt,
  details: v.pipe(v.string(), v.parseJson(), details),
})
/** `accepted` means that the book has taken the bet; other words are acknowledged. */
export const delasportUpdated = v.object({
  user_id: reference,
  bet_transaction_id: reference,
  status: v.pipe(v.string(), v.maxLength(50)),
})
export const delasportMoved = v.object({
  user_id: reference,
  transaction_id: reference,
  bet_transaction_id: reference,
  amount,
  reason: v.picklist(Object.values(DELASPORT_REASONS).flat()),
  created_at: madeAt,
})

export type DelasportPlaced = v.InferOutput<typeof delasportPlaced>
export type DelasportMoved = v.InferOutput<typeof delasportMoved>

/** The hash of a form whose values stand in this order. */
export function delasportHash(values: readonly string[], secret: string): string {
  return hash('sha256', values.join('') + secret, 'hex')
}
