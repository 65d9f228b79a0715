import * as v from 'valibot'

/**
 * A bank-payment widget in the manner of Brite: what the casino requests of its server, and what
 * its unsigned callbacks report. Requests are POST {brite}/api/{call} with JSON; all but
 * merchant.authorize carry `Authorization: Bearer {access_token}`. Amounts are in whole units of
 * the currency with decimals. Names marked «unconfirmed» are ours until a contract names others;
 * only this file and the adapter know them.
 *
 * - `merchant.authorize` {public_key, secret} → Authorization; the secret of the stand-in is
 *   secretFor('brite', CASHIER_SECRET)
 * - `session.create_deposit` CreateDeposit → {id, url, token}; the same merchant_reference again
 *   answers with the same session (unconfirmed)
 * - `session.get` {id} → Session
 * - `session.approve`, `session.reject` {id} → {}
 * - `transaction.get` {id} → Transaction
 * - `transaction.create_withdrawal` CreateWithdrawal → {id}
 */
export const briteSessionState = {
  CREATED: 0,
  AUTH_STARTED: 1,
  AUTH_COMPLETED: 2,
  ACCOUNT_SELECTION: 3,
  ACCOUNT_SELECTED: 4,
  DEPOSIT_STARTED: 5,
  APPROVAL: 6,
  ABORTED: 10,
  FAILED: 11,
  COMPLETED: 12,
} as const

export const briteTransactionState = {
  CREATED: 0,
  PENDING: 1,
  ABORTED: 2,
  FAILED: 3,
  COMPLETED: 4,
  CREDIT: 5,
  SETTLED: 6,
  DEBIT: 7,
} as const

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const amount = v.pipe(v.number(), v.minValue(0))
const currencyId = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const callbacks = v.array(
  v.object({
    url: v.pipe(v.string(), v.url()),
    transaction_state: v.optional(v.number()),
    session_state: v.optional(v.number()),
  }),
)
const description = v.nullable(
  v.pipe(
    v.string(),
    v.transform((given) => given.slice(0, 100).toWellFormed()),
  ),
)
const text = v.nullable(v.pipe(v.string(), v.maxLength(200)))

export const briteAuthorize = v.object({ public_key: v.string(), secret: v.string() })
export const briteAuthorization = v.object({
  access_token: v.pipe(v.string(), v.minLength(16), v.maxLength(4096)),
  /** Seconds since 1970. */
  expires: v.number(),
})

export const briteCreateDeposit = v.object({
  country_id: v.string(),
  amount,
  currency_id: currencyId,
  callbacks,
  merchant_reference: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  locale: v.string(),
  approval_required: v.boolean(),
  redirect_uri: v.pipe(v.string(), v.url()),
})
export const briteCreated = v.object({
  id,
  url: v.pipe(v.string(), v.maxLength(2048), v.url()),
  token: v.pipe(v.string(), v.minLength(16), v.maxLength(4096)),
})

/**
 * A person who has identified themselves with their bank; the names of the fields are unconfirmed.
 */
const customer = v.object({
  id,
  ssn: text,
  firstname: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  lastname: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  dob: v.pipe(v.string(), v.isoDate()),
  country_id: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  address: text,
  postal_code: text,
  city: text,
  phone: text,
  email: text,
  gender: v.nullable(v.picklist(['FEMALE', 'MALE'])),
})

export const briteSession = v.object({
  id,
  state: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)),
  amount,
  currency_id: currencyId,
  merchant_reference: v.pipe(v.string(), v.maxLength(64)),
  transaction_id: v.nullable(id),
  /** The payer; null before AUTH_COMPLETED. */
  customer: v.nullable(customer),
})

export const briteTransaction = v.object({
  id,
  type: v.picklist(['deposit', 'withdrawal']),
  state: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  amount,
  currency_id: currencyId,
  merchant_reference: v.pipe(v.string(), v.maxLength(64)),
  /**
   * Brite's session of the deposit; for a withdrawal, that of the deposit it gives back
   * (unconfirmed).
   */
  session_id: v.nullable(id),
  /** Masked, such as '•••• 2041' (unconfirmed). */
  bank_account: description,
  error: description,
})

export const briteCreateWithdrawal = v.object({
  amount,
  currency_id: currencyId,
  merchant_reference: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  callbacks,
  /** The deposit that is given back, to the account it came from (unconfirmed). */
  session_id: v.optional(id),
  /** Otherwise the masked account of an earlier deposit (unconfirmed). */
  bank_account: v.optional(v.string()),
})

/** A callback is not signed, so it is only a reason to look the payment up. */
export const briteCallback = v.union([
  v.object({
    merchant_id: v.pipe(v.string(), v.maxLength(200)),
    transaction_id: id,
    transaction_state: v.number(),
  }),
  v.object({
    merchant_id: v.pipe(v.string(), v.maxLength(200)),
    session_id: id,
    session_state: v.number(),
  }),
])

export type BriteSession = v.InferOutput<typeof briteSession>
export type BriteTransaction = v.InferOutput<typeof briteTransaction>
export type BriteCustomer = v.InferOutput<typeof customer>
export type BriteCreateDeposit = v.InferOutput<typeof briteCreateDeposit>
