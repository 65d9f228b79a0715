import * as v from 'valibot'

const code = v.pipe(v.string(), v.maxLength(60))
const payment = {
  method: code,
  amount: v.pipe(v.string(), v.regex(/^\d{1,18}(\.\d{1,3})?$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
}

/** Events of the framed account area for the site's data layer. They do not name the player. */
export const accountEvent = v.variant('name', [
  v.strictObject({ name: v.literal('deposit_started'), ...payment }),
  v.strictObject({ name: v.literal('deposit_pending'), ...payment }),
  v.strictObject({ name: v.literal('deposit_paid'), ...payment }),
  v.strictObject({ name: v.literal('deposit_failed'), ...payment, reason: v.nullable(code) }),
  v.strictObject({ name: v.literal('withdrawal_requested'), ...payment }),
  v.strictObject({ name: v.literal('withdrawal_cancelled'), ...payment }),
])

export type AccountEvent = v.InferOutput<typeof accountEvent>
