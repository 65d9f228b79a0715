import type { IncomingHttpHeaders } from 'node:http'
import * as v from 'valibot'
import {
  approvalRequest,
  type Method,
  MOST_METHODS,
  method,
  type Payment,
  payment,
  paymentEvent,
} from '#contracts/cashier-api.ts'
import { sign, verify } from '#contracts/signature.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Ids } from '../../kit/ids.ts'
import type { Log } from '../../kit/log.ts'
import { callOutside } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type { PaymentMethod, PaymentOrder, PaymentProvider, PaymentReport } from './provider.ts'

export interface HostedPageOptions {
  id: string
  /** Where the cashier's API is, without a slash at the end. */
  url: string
  /** The first one signs; all of them are accepted, so that a key can be replaced without a gap. */
  secrets: readonly [string, ...string[]]
  clock: Clock
  ids: Ids
  /** Hears of methods that were left out because they are odd. */
  log?: Log
  timeoutMs?: number
}

/** A list of methods has some tens of kilobytes. */
const MOST_BYTES = 1_000_000

/**
 * A cashier whose payment page is framed, and which reports to us by signed callbacks what became
 * of a payment.
 */
export function openHostedPage({
  id,
  url,
  secrets,
  clock,
  ids,
  log,
  timeoutMs = 5000,
}: HostedPageOptions): PaymentProvider {
  async function request<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    order?: object,
  ): Promise<v.InferOutput<Schema>> {
    const body = order ? JSON.stringify(order) : ''
    try {
      const answer = await callOutside(`${url}/api/${path}`, {
        party: id,
        method: order ? 'POST' : 'GET',
        ...(order ? { body } : {}),
        headers: {
          'content-type': 'application/json',
          ...sign(secrets, ids.newId(), Math.floor(clock.nowMs() / 1000), body),
        },
        timeoutMs,
        mostBytes: MOST_BYTES,
      })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return v.parse(schema, JSON.parse(answer.text), { abortEarly: true })
    } catch (error) {
      throw new ThirdPartyDown(id, error)
    }
  }

  return {
    id,
    async listMethods(currency) {
      const listed = await request(`methods?currency=${currency}`, v.array(v.unknown()))
      const good = listed.slice(0, MOST_METHODS).flatMap((each) => {
        const parsed = v.safeParse(method, each, { abortEarly: true })
        return parsed.success ? [toMethod(parsed.output)] : []
      })
      if (good.length < listed.length)
        log?.warn(
          { provider: id, odd: listed.length - good.length },
          'methods of a provider were left out',
        )
      return good
    },
    async start(order) {
      return toReport(id, await request('payments', payment, toWire(order)))
    },
    async lookUp(providerRef) {
      return toReport(id, await request(`payments/${encodeURIComponent(providerRef)}`, payment))
    },
    async refund({ amount, providerRef, ...order }) {
      return toReport(
        id,
        await request('refunds', payment, {
          ...order,
          paymentId: providerRef,
          amount: Number(amount),
        }),
      )
    },
    readCallback(headers, rawBody) {
      const messageId = headers['webhook-id']
      if (typeof messageId !== 'string') return null
      const event = read(headers, rawBody, paymentEvent)
      return event ? { messageId, report: toReport(id, event.payment) } : null
    },
    readQuestion(headers, rawBody) {
      const question = read(headers, rawBody, approvalRequest)
      return question ? toReport(id, question.payment) : null
    },
  }

  function read<Schema extends v.GenericSchema>(
    headers: IncomingHttpHeaders,
    rawBody: Uint8Array,
    schema: Schema,
  ) {
    if (!verify(secrets, headers, rawBody, clock.nowMs() / 1000)) return null
    const message = v.safeParse(
      v.pipe(v.string(), v.parseJson(), schema),
      Buffer.from(rawBody).toString('utf8'),
    )
    return message.success ? message.output : null
  }
}

function toWire({ amount, ...order }: PaymentOrder): object {
  return { ...order, amount: Number(amount) }
}

function toReport(
  providerId: string,
  { id, url, amount, state, instrument, reason, person, ...rest }: Payment,
): PaymentReport {
  return {
    ...rest,
    providerId,
    providerRef: id,
    amount: BigInt(amount),
    state: state === 'declined' || state === 'expired' ? 'failed' : state,
    pageUrl: url ?? null,
    instrument: instrument ?? null,
    reason: state === 'expired' ? 'expired' : (reason ?? null),
    person: person ?? null,
  }
}

function toMethod({ limit, scriptUrl, ...rest }: Method): PaymentMethod {
  return {
    ...rest,
    scriptUrl: scriptUrl ?? null,
    limit:
      limit === null
        ? null
        : 'values' in limit
          ? { values: limit.values.map(BigInt) }
          : { min: BigInt(limit.min), max: BigInt(limit.max) },
  }
}
