import * as v from 'valibot'

/**
 * What the casino asks of a hosted-page cashier, and what the cashier tells it. All requests are signed (Standard Webhooks).
 *
 * GET  {cashier}/api/methods?currency=EUR → Method[], with their limits in that currency
 * POST {cashier}/api/payments           PaymentRequest → Payment; asking again with the same reference answers the same payment
 * GET  {cashier}/api/payments/{id}      → Payment, the cashier's own word when a callback never came
 * POST {casino}/providers/cashier/callbacks   PaymentEvent; 200 to a repeat; anything but 2xx is sent again later
 */
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

const paymentState = v.picklist(['started', 'pending', 'paid', 'declined', 'expired'])

export const method = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/)),
  name: v.string(),
  brand: v.string(),
  /** How the page is shown: `redirect` pages are framed; `widget` needs the provider's script. */
  engine: v.picklist(['redirect', 'widget']),
  scriptUrl: v.optional(v.pipe(v.string(), v.url())),
  logos: v.object({ light: v.pipe(v.string(), v.url()), dark: v.pipe(v.string(), v.url()) }),
  supports: v.array(v.picklist(['DEPOSIT', 'WITHDRAW', 'PAY_N_PLAY'])),
  /** Minor units of the currency; either a range or the only amounts there are. */
  limit: v.nullable(v.union([v.object({ min: minor, max: minor }), v.object({ values: v.pipe(v.array(minor), v.minLength(1)) })])),
  needsEmail: v.optional(v.boolean(), false),
})

export const paymentRequest = v.object({
  /** Our own id of the deposit or withdrawal. */
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  kind: v.picklist(['deposit', 'payout']),
  methodId: v.string(),
  amount: minor,
  currency,
  language: v.string(),
  /** Where the payment page sends the browser in the end; on the casino's origin. */
  returnUrl: v.pipe(v.string(), v.url()),
  callbackUrl: v.pipe(v.string(), v.url()),
  /** Masked account the payout goes to, as the method gave it at the deposit; absent for deposits. */
  destination: v.optional(v.string()),
  email: v.optional(v.string()),
})

export const payment = v.object({
  id: v.string(),
  reference: v.string(),
  kind: v.picklist(['deposit', 'payout']),
  state: paymentState,
  /** What was received or paid out, which may differ from what was asked. */
  amount: minor,
  currency,
  /** Present for deposits that are still to be paid: the page to frame. */
  url: v.optional(v.pipe(v.string(), v.url())),
  /** Masked card or account, such as '•••• 4242'. */
  instrument: v.optional(v.string()),
  reason: v.optional(
    v.picklist(['wrong_data', 'low_balance', 'rejected_by_bank', 'daily_limit', 'unsupported_channel', 'cancelled', 'expired']),
  ),
})

export const paymentEvent = v.object({ type: v.literal('payment.updated'), at: v.pipe(v.string(), v.isoTimestamp()), payment })

export type PaymentState = v.InferOutput<typeof paymentState>
export type Method = v.InferOutput<typeof method>
export type PaymentRequest = v.InferOutput<typeof paymentRequest>
export type Payment = v.InferOutput<typeof payment>
export type PaymentEvent = v.InferOutput<typeof paymentEvent>
