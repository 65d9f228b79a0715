import * as v from 'valibot'
import { moment } from './moment.ts'

/**
 * What the casino requests of a hosted-page cashier, and what the cashier reports to it. All
 * requests are signed (Standard Webhooks).
 *
 * - `GET {cashier}/api/methods?currency=EUR` → Method[], with their limits in that currency
 * - `POST {cashier}/api/payments` PaymentRequest → Payment; the same reference again answers with
 *   the same payment
 * - `GET {cashier}/api/payments/{id}` → Payment, for when a callback never came
 * - `POST {cashier}/api/refunds` RefundRequest → Payment of kind refund; the same reference again
 *   answers with the same refund
 * - `POST {casino}/providers/cashier/callbacks` PaymentEvent; 200 to a repeat; sent again later
 *   after any answer but 2xx
 * - `POST {casino}/providers/cashier/approvals` ApprovalRequest → ApprovalAnswer, before the money
 *   of a person whom the bank has verified is taken; sent again after any answer but 2xx, and the
 *   same request gets the same answer
 */
/**
 * More methods than any cashier offers in one currency, and more amounts to choose from than any of
 * them has.
 */
export const MOST_METHODS = 100
export const MOST_AMOUNTS = 20

const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const webAddress = v.pipe(v.string(), v.maxLength(2048), v.url())
/** Longer text is cut, not refused: a long description must not delay money. */
const description = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 100).toWellFormed()),
)

const paymentState = v.picklist(['started', 'pending', 'paid', 'declined', 'expired'])

export const method = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/)),
  name,
  brand: name,
  /**
   * Way in which the page is shown: `redirect` pages are framed; `widget` needs the provider's
   * script.
   */
  engine: v.picklist(['redirect', 'widget']),
  scriptUrl: v.optional(webAddress),
  logos: v.object({ light: webAddress, dark: webAddress }),
  supports: v.pipe(v.array(v.picklist(['DEPOSIT', 'WITHDRAW', 'PAY_N_PLAY'])), v.maxLength(3)),
  /** Minor units of the currency; either a range or the only amounts there are. */
  limit: v.nullable(
    v.union([
      v.object({ min: minor, max: minor }),
      v.object({ values: v.pipe(v.array(minor), v.minLength(1), v.maxLength(MOST_AMOUNTS)) }),
    ]),
  ),
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
  /**
   * Masked account the payout goes to, as the method gave it at the deposit; absent for deposits.
   */
  destination: v.optional(v.string()),
  email: v.optional(v.string()),
  /** The page takes no money after so many seconds. */
  lifetimeS: v.optional(v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(86_400))),
})

export const refundRequest = v.object({
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The cashier's id of the deposit that is given back. */
  paymentId: v.string(),
  amount: minor,
  currency,
  callbackUrl: v.pipe(v.string(), v.url()),
})

const known = (max: number) => v.nullable(v.pipe(v.string(), v.maxLength(max)))

/** A payer as their bank has verified them. A field that the bank does not know is null. */
export const verifiedPerson = v.object({
  /** The bank's own and lasting id of this person. */
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Within `country`. */
  nationalId: known(64),
  firstName: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  lastName: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  dateOfBirth: v.pipe(v.string(), v.isoDate()),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  city: known(200),
  houseNumberAndStreetName: known(200),
  postCode: known(64),
  mobileNumber: known(64),
  email: known(64),
  gender: v.nullable(v.picklist(['FEMALE', 'MALE'])),
})

export const payment = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  reference: v.pipe(v.string(), v.maxLength(64)),
  kind: v.picklist(['deposit', 'payout', 'refund']),
  state: paymentState,
  /** Amount that was received or paid out; it may differ from what was requested. */
  amount: minor,
  currency,
  /** Present for deposits that are still to be paid: the page to frame. */
  url: v.optional(webAddress),
  /** Masked card or account, such as '•••• 4242'. */
  instrument: v.optional(description),
  reason: v.optional(
    v.picklist([
      'wrong_data',
      'low_balance',
      'rejected_by_bank',
      'daily_limit',
      'unsupported_channel',
      'cancelled',
      'expired',
      'refused',
    ]),
  ),
  /** The payer of a deposit, once the method has verified them. */
  person: v.optional(verifiedPerson),
})

export const paymentEvent = v.object({
  type: v.literal('payment.updated'),
  at: moment,
  payment,
})

export const approvalRequest = v.object({
  type: v.literal('payment.approval'),
  at: moment,
  payment,
})
export const approvalAnswer = v.object({ approved: v.boolean() })

export type PaymentState = v.InferOutput<typeof paymentState>
export type Method = v.InferOutput<typeof method>
export type PaymentRequest = v.InferOutput<typeof paymentRequest>
export type Payment = v.InferOutput<typeof payment>
export type PaymentEvent = v.InferOutput<typeof paymentEvent>
export type RefundRequest = v.InferOutput<typeof refundRequest>
export type VerifiedPerson = v.InferOutput<typeof verifiedPerson>
export type ApprovalRequest = v.InferOutput<typeof approvalRequest>
