import * as v from 'valibot'
import {
  type BriteCustomer,
  type BriteSession,
  type BriteTransaction,
  briteAuthorization,
  briteCallback,
  briteCreated,
  briteSession,
  briteSessionState,
  briteTransaction,
  briteTransactionState,
} from '#contracts/brite-api.ts'
import { formatAmount, parseAmount } from '#rules/money.ts'
import type { Clock } from '../../kit/clock.ts'
import { callOutside, type OutsideAnswer } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type {
  FailureReason,
  PaymentMethod,
  PaymentOrder,
  PaymentProvider,
  PaymentReport,
  VerifiedPerson,
} from './provider.ts'

export interface BriteOptions {
  id: string
  /** Where the API is, without `/api` and without a slash at the end. */
  url: string
  publicKey: string
  /** The first that is taken counts. */
  secrets: readonly string[]
  /** Country whose banks are offered. */
  countryId: string
  /** The one method, by currency; null where it is not offered. */
  describeMethod: (currency: string) => PaymentMethod | null
  clock: Clock
  timeoutMs?: number
}

/**
 * A widget in which payers identify themselves with their bank, confirm and pay. Its callbacks are
 * not signed, so that each of them only makes us look the payment up. Money counts by the state of
 * the transaction, never by that of the session.
 */
export function openBrite(options: BriteOptions): PaymentProvider {
  const call = openCalls(options)
  const { id, publicKey, countryId, describeMethod } = options
  const getSession = (sessionId: string) => call('session.get', { id: sessionId }, briteSession)
  const getTransaction = (transactionId: string) =>
    call('transaction.get', { id: transactionId }, briteTransaction)

  async function lookUp(ref: string): Promise<PaymentReport> {
    const [kind, key = ''] = ref.split('/')
    const transaction = kind === 'transaction' ? await getTransaction(key) : null
    if (transaction?.type === 'withdrawal') return reportWithdrawal(id, transaction)
    const session = await getSession(transaction?.session_id ?? key)
    const money =
      transaction ??
      (session.transaction_id === null ? null : await getTransaction(session.transaction_id))
    return reportDeposit(id, session, money)
  }

  async function withdraw(
    order: Pick<PaymentOrder, 'amount' | 'currency' | 'reference' | 'callbackUrl'>,
    account: object,
  ) {
    const wish = {
      amount: toUnits(order.amount, order.currency),
      currency_id: order.currency,
      merchant_reference: order.reference,
      callbacks: transactionCallbacks(order.callbackUrl),
      ...account,
    }
    const created = await call('transaction.create_withdrawal', wish, v.object({ id: v.string() }))
    return lookUp(`transaction/${created.id}`)
  }

  return {
    id,
    lookUp,
    async listMethods(currency) {
      const method = describeMethod(currency)
      return method ? [method] : []
    },
    async start(order) {
      if (order.kind === 'payout')
        return withdraw(order, order.destination ? { bank_account: order.destination } : {})
      const wish = {
        country_id: countryId,
        amount: toUnits(order.amount, order.currency),
        currency_id: order.currency,
        callbacks: [
          ...sessionCallbacks(order.callbackUrl),
          ...transactionCallbacks(order.callbackUrl),
        ],
        merchant_reference: order.reference,
        locale: order.language,
        approval_required: true,
        redirect_uri: order.returnUrl,
      }
      const created = await call('session.create_deposit', wish, briteCreated)
      return { ...(await lookUp(`session/${created.id}`)), widgetToken: created.token }
    },
    refund: (order) => withdraw(order, { session_id: order.providerRef.replace('session/', '') }),
    readCallback(_headers, rawBody) {
      const message = v.safeParse(
        v.pipe(v.string(), v.parseJson(), briteCallback),
        Buffer.from(rawBody).toString('utf8'),
      )
      if (!message.success || message.output.merchant_id !== publicKey) return null
      const output = message.output
      return {
        lookUp:
          'transaction_id' in output
            ? `transaction/${output.transaction_id}`
            : `session/${output.session_id}`,
      }
    },
    async answer(ref, verdict) {
      await call(`session.${verdict}`, { id: ref.replace('session/', '') }, v.unknown())
    },
  }
}

/** A session or a transaction has one kilobyte. */
const MOST_BYTES = 100_000

/** Calls with a token that is fetched when there is none, and again when it is no longer valid. */
function openCalls({ id, url, publicKey, secrets, clock, timeoutMs = 5000 }: BriteOptions) {
  let token: { text: string; expiresAtMs: number } | null = null

  async function post(path: string, body: object, bearer: string | null): Promise<OutsideAnswer> {
    return callOutside(`${url}/api/${path}`, {
      party: 'brite',
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      timeoutMs,
      mostBytes: MOST_BYTES,
    })
  }

  async function authorize(): Promise<string> {
    if (token && token.expiresAtMs > clock.nowMs()) return token.text
    const answer = await signIn()
    const { access_token, expires } = v.parse(briteAuthorization, JSON.parse(answer.text))
    token = { text: access_token, expiresAtMs: expires * 1000 - 60_000 }
    return access_token
  }

  async function signIn(): Promise<OutsideAnswer> {
    let status = 0
    for (const secret of secrets) {
      const answer = await post('merchant.authorize', { public_key: publicKey, secret }, null)
      if (answer.ok) return answer
      status = answer.status
    }
    throw new Error(`merchant.authorize answered ${status}`)
  }

  return async function call<Schema extends v.GenericSchema>(
    path: string,
    body: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    try {
      let answer = await post(path, body, await authorize())
      if (answer.status === 401) {
        token = null
        answer = await post(path, body, await authorize())
      }
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return v.parse(schema, JSON.parse(answer.text), { abortEarly: true })
    } catch (error) {
      throw new ThirdPartyDown(id, error)
    }
  }
}

function reportDeposit(
  providerId: string,
  session: BriteSession,
  transaction: BriteTransaction | null,
): PaymentReport {
  const money = transaction ?? session
  const known = transaction ? depositStateOf(transaction) : sessionStateOf(session.state)
  return {
    ...known,
    providerId,
    reference: session.merchant_reference,
    providerRef: `session/${session.id}`,
    kind: 'deposit',
    amount: fromUnits(money.amount, money.currency_id),
    currency: money.currency_id,
    pageUrl: null,
    instrument: transaction?.bank_account ?? null,
    person: session.customer && personOf(session.customer),
    awaitsApproval: session.state === briteSessionState.AUTH_COMPLETED,
  }
}

function reportWithdrawal(providerId: string, transaction: BriteTransaction): PaymentReport {
  const { COMPLETED, SETTLED, DEBIT, ABORTED, FAILED } = briteTransactionState
  const isPaid = ([COMPLETED, SETTLED, DEBIT] as number[]).includes(transaction.state)
  const hasFailed = ([ABORTED, FAILED] as number[]).includes(transaction.state)
  return {
    providerId,
    reference: transaction.merchant_reference,
    providerRef: `transaction/${transaction.id}`,
    kind: transaction.session_id === null ? 'payout' : 'refund',
    state: isPaid ? 'paid' : hasFailed ? 'failed' : 'pending',
    amount: fromUnits(transaction.amount, transaction.currency_id),
    currency: transaction.currency_id,
    pageUrl: null,
    instrument: transaction.bank_account,
    reason: hasFailed ? reasonOf(transaction.error) : null,
  }
}

type State = Pick<PaymentReport, 'state' | 'reason'>

function depositStateOf({ state, error }: BriteTransaction): State {
  const { COMPLETED, CREDIT, SETTLED, ABORTED, FAILED } = briteTransactionState
  if (state === COMPLETED || state === CREDIT || state === SETTLED)
    return { state: 'paid', reason: null }
  if (state === ABORTED) return { state: 'failed', reason: 'cancelled' }
  if (state === FAILED) return { state: 'failed', reason: reasonOf(error) }
  return { state: 'pending', reason: null }
}

/**
 * Returns the state of a session without a transaction: there is no money yet, whatever the session
 * says.
 */
function sessionStateOf(state: number): State {
  if (state === briteSessionState.ABORTED) return { state: 'failed', reason: 'cancelled' }
  if (state === briteSessionState.FAILED) return { state: 'failed', reason: 'rejected_by_bank' }
  return { state: 'started', reason: null }
}

const reasons: readonly FailureReason[] = [
  'wrong_data',
  'low_balance',
  'daily_limit',
  'unsupported_channel',
  'expired',
  'refused',
]

function reasonOf(error: string | null): FailureReason {
  return reasons.find((reason) => reason === error) ?? 'rejected_by_bank'
}

function personOf(customer: BriteCustomer): VerifiedPerson {
  return {
    subject: customer.id,
    nationalId: customer.ssn,
    firstName: customer.firstname,
    lastName: customer.lastname,
    dateOfBirth: customer.dob,
    country: customer.country_id,
    city: customer.city,
    houseNumberAndStreetName: customer.address,
    postCode: customer.postal_code,
    mobileNumber: customer.phone,
    email: customer.email,
    gender: customer.gender,
  }
}

const sessionCallbacks = (url: string) =>
  [briteSessionState.AUTH_COMPLETED, briteSessionState.ABORTED, briteSessionState.FAILED].map(
    (state) => ({ url, session_state: state }),
  )

const transactionCallbacks = (url: string) =>
  Object.values(briteTransactionState).map((state) => ({ url, transaction_state: state }))

/** JSON has only this kind of number; an amount of up to 15 digits survives it exactly. */
function toUnits(amount: bigint, currency: string): number {
  return Number(formatAmount(amount, currency))
}

function fromUnits(units: number, currency: string): bigint {
  const amount = parseAmount(String(units), currency)
  if (amount === null)
    throw new ThirdPartyDown('brite', new Error(`${units} ${currency} is no amount`))
  return amount
}
