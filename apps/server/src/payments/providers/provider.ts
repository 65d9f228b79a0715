import type { IncomingHttpHeaders } from 'node:http'

/**
 * The requests of the cashier to a payment provider. An adapter translates between our words and
 * the provider's; it never touches the database and never decides what a player owns. Every adapter
 * passes the tests of provider.contract.ts.
 *
 * A method throws ThirdPartyDown when the provider does not answer in time, or answers nonsense.
 */
export interface PaymentProvider {
  readonly id: string

  /** Lists the methods of payment in this currency. */
  listMethods(currency: string): Promise<PaymentMethod[]>

  /**
   * Opens a payment. Asking again with the same reference answers the same payment, so it is safe
   * after an unknown outcome.
   */
  start(order: PaymentOrder): Promise<PaymentReport>

  /** The provider's own word, for when a callback never came. */
  lookUp(providerRef: string): Promise<PaymentReport>

  /**
   * Gives a deposit back to the account that paid it. Asking again with the same reference answers
   * the same refund.
   */
  refund(order: RefundOrder): Promise<PaymentReport>

  /** Reads a callback; null when it is not signed by the provider, too old, or no payment. */
  readCallback(headers: IncomingHttpHeaders, rawBody: Uint8Array): ProviderCallback | null

  /**
   * Reads the question whether a payer's money may be taken, where the provider sends one; null
   * like readCallback.
   */
  readQuestion?(headers: IncomingHttpHeaders, rawBody: Uint8Array): PaymentReport | null

  /**
   * Answers a report that awaits approval, where the provider waits for that. The same answer again
   * changes nothing.
   */
  answer?(providerRef: string, verdict: 'approve' | 'reject'): Promise<void>
}

export interface PaymentMethod {
  id: string
  name: string
  brand: string
  engine: 'redirect' | 'widget'
  /** Script of a widget; null for a page. */
  scriptUrl: string | null
  logos: { light: string; dark: string }
  supports: readonly ('DEPOSIT' | 'WITHDRAW' | 'PAY_N_PLAY')[]
  /** Minor units; null when there is none. */
  limit: { min: bigint; max: bigint } | { values: readonly bigint[] } | null
  needsEmail: boolean
}

export interface PaymentOrder {
  /** Our own id of the deposit or withdrawal. */
  reference: string
  kind: 'deposit' | 'payout'
  methodId: string
  /** Minor units. */
  amount: bigint
  currency: string
  language: string
  returnUrl: string
  callbackUrl: string
  /** Masked account that a payout goes to. */
  destination?: string | undefined
  email?: string | undefined
  /** The payment page stops taking money after this, in seconds. */
  lifetimeS?: number | undefined
}

export interface RefundOrder {
  reference: string
  /** The provider's id of the deposit that is given back. */
  providerRef: string
  /** Minor units. */
  amount: bigint
  currency: string
  callbackUrl: string
}

/** A person whom a provider has verified. A field that it does not know is null. */
export interface VerifiedPerson {
  /** The provider's own and lasting id of this person. */
  subject: string
  /** Number by which the person's state knows them, within `country`. */
  nationalId: string | null
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  dateOfBirth: string
  /** Two letters. */
  country: string
  city: string | null
  houseNumberAndStreetName: string | null
  postCode: string | null
  mobileNumber: string | null
  email: string | null
  gender: 'FEMALE' | 'MALE' | null
}

/** A provider's report about a payment. It may come twice, late and out of order. */
export interface PaymentReport {
  /** Id of the provider that reports. The report counts for this provider's payments only. */
  providerId: string
  reference: string
  providerRef: string
  kind: 'deposit' | 'payout' | 'refund'
  state: 'started' | 'pending' | 'paid' | 'failed'
  /** Minor units that were received or paid out, which may differ from what was requested. */
  amount: bigint
  currency: string
  pageUrl: string | null
  instrument: string | null
  reason: FailureReason | null
  /** The payer, once the provider has verified them. */
  person?: VerifiedPerson | null
  /** Token for the provider's widget; only the first answer has it. */
  widgetToken?: string | null
  /** The provider takes no money before we have answered it. */
  awaitsApproval?: boolean
}

export type FailureReason =
  | 'wrong_data'
  | 'low_balance'
  | 'rejected_by_bank'
  | 'daily_limit'
  | 'unsupported_channel'
  | 'cancelled'
  | 'expired'
  | 'refused'

/**
 * Something that came in from a provider. A message is signed and holds everything; a hint is not
 * signed, so that all it does is to make us look `lookUp` up at the provider.
 */
export type ProviderCallback =
  | {
      /** The provider's id of this message; a repeat carries the same one. */
      messageId: string
      report: PaymentReport
    }
  | { lookUp: string }
