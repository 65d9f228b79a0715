import * as v from 'valibot'

/**
 * The behaviour of the stand-in until the panel changes it: every act of a real provider on a bad
 * day, on demand.
 */
export const behaviour = v.object({
  /** Time from a decision to its callback. */
  lateMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000)), 0),
  /** Number of times that each callback is sent. */
  repeat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
  /** Callbacks about an undecided payment come after those about the decision. */
  reorder: v.optional(v.boolean(), false),
  /** No callbacks at all: the casino has to look payments up. */
  silent: v.optional(v.boolean(), false),
  /** Minor units that are reported as received, whatever was requested. */
  amount: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  /** The currency that is reported as received. */
  currency: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))), null),
  /** Every deposit is declined, with every card. */
  decline: v.optional(v.boolean(), false),
  /** Result of payouts. */
  payout: v.optional(v.picklist(['approve', 'decline', 'wait']), 'approve'),
  /** Time that a decision takes. */
  decisionMs: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000)),
    1200,
  ),
  /** Time that the API waits with its answer, after it has carried out the request. */
  hangMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 0),
  /** The API answers something that is no JSON. */
  malformed: v.optional(v.boolean(), false),
})

export type Behaviour = v.InferOutput<typeof behaviour>

export const USUAL: Behaviour = v.parse(behaviour, {})
