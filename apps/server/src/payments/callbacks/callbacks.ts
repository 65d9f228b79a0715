import { networkOf } from '#rules/network.ts'
import type { Tx } from '../../db/database.ts'
import { runForCaller } from '../../kit/caller.ts'
import { type FewLines, openFewLines } from '../../kit/few-lines.ts'
import {
  type HttpAnswer,
  type HttpRequest,
  json,
  lastOfConnection,
  type Route,
} from '../../kit/http.ts'
import { Refusal, ThirdPartyDown } from '../../kit/refusal.ts'
import { takeAttempt } from '../../players/attempts/rate-limit.ts'
import { recordRefusedKey } from '../../players/attempts/refused-keys.ts'
import { limitsByAddress } from '../../players/places/network.ts'
import { handleReport } from '../deposits/deposit-inquiry.ts'
import { settleDeposit, settleDepositIn } from '../deposits/deposit-settlement.ts'
import { mayTake } from '../deposits/payer.ts'
import { settleRefundIn } from '../deposits/refund.ts'
import type { PaymentsDeps } from '../payments.deps.ts'
import type { PaymentProvider, PaymentReport, ProviderCallback } from '../providers/provider.ts'
import { settleWithdrawalIn } from '../withdrawals/withdrawal.ts'
import { insertCallback, markCallbackHandled, type ReportSource } from './callback.store.ts'
import { isReportOn } from './report-on.ts'

const MAX_BODY = 64 * 1024
/** Each hint makes us look a payment up, and every caller can send one. */
const HINTS_A_MINUTE = 600

/** Every caller can make these calls: what is logged about them is bounded. */
type CallbackDeps = PaymentsDeps & { few: FewLines }

/**
 * POST /providers/{provider}/callbacks, and /approvals where a provider sends a question before it
 * takes money.
 */
export function callbackRoutes(payments: PaymentsDeps): Route[] {
  const deps = { ...payments, few: openFewLines(payments) }
  return deps.providers.flatMap((provider): Route[] => {
    const callbacks: Route = {
      method: 'POST',
      path: `/providers/${provider.id}/callbacks`,
      isUrgent: true,
      handle: (request) => handleCallback(deps, provider, request),
    }
    if (!provider.readQuestion) return [callbacks]
    return [
      callbacks,
      {
        ...callbacks,
        path: `/providers/${provider.id}/approvals`,
        handle: (request) => handleQuestion(deps, provider, request),
      },
    ]
  })
}

/**
 * Only signed reports, and answers to our look-ups, are accepted; a repeat is thanked and
 * forgotten.
 */
async function handleCallback(
  deps: CallbackDeps,
  provider: PaymentProvider,
  request: HttpRequest,
): Promise<HttpAnswer> {
  const callback = provider.readCallback(request.headers, await request.body(MAX_BODY))
  if (!callback) return refuse(deps, provider, request)
  return answering(deps, provider, request, async () => {
    if (!('lookUp' in callback)) await receiveCallback(deps, provider, callback)
    else if (!(await followHint(deps, provider, callback.lookUp, request)))
      return { status: 429, headers: { 'retry-after': '60' } }
    return { status: 200 }
  })
}

/**
 * Answers a provider's question whether the payer's money may be taken. It is decided once; further
 * questions get the answer again.
 */
async function handleQuestion(
  deps: CallbackDeps,
  provider: PaymentProvider,
  request: HttpRequest,
): Promise<HttpAnswer> {
  const report = provider.readQuestion?.(request.headers, await request.body(MAX_BODY))
  if (!report) return refuse(deps, provider, request)
  return answering(deps, provider, request, async () => {
    const deposit = await settleDeposit(deps, report, 'question')
    const isItsOwn =
      deposit !== null && deposit.provider_ref === report.providerRef && isReportOn(deposit, report)
    return json(200, { approved: isItsOwn && (await mayTake(deps, deposit)) })
  })
}

async function refuse(
  deps: CallbackDeps,
  provider: PaymentProvider,
  { requestId, ip }: HttpRequest,
): Promise<HttpAnswer> {
  deps.few(
    'warn',
    `refused/${provider.id}`,
    { requestId, ip, provider: provider.id },
    'a callback was refused',
  )
  await recordRefusedKey(deps, { key: `callback/${provider.id}`, requestId, ip })
  return lastOfConnection({ status: 403 })
}

/**
 * The provider sends a payment that cannot be settled now again later; until then nothing of it is
 * kept.
 */
async function answering(
  deps: CallbackDeps,
  provider: PaymentProvider,
  { requestId }: HttpRequest,
  work: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof ThirdPartyDown)) throw error
    deps.few(
      'error',
      `unsettled/${provider.id}`,
      { requestId, err: error, provider: provider.id },
      'a callback could not be settled',
    )
    return { status: 503, headers: { 'retry-after': '60' } }
  }
}

/**
 * Looks up a payment at the provider after an unsigned message about its change. Returns false when
 * too many such messages have come.
 */
async function followHint(
  deps: CallbackDeps,
  provider: PaymentProvider,
  ref: string,
  { ip, requestId }: HttpRequest,
): Promise<boolean> {
  const limits = limitsByAddress(`hint/${provider.id}`, ip, HINTS_A_MINUTE, 60)
  // It is not known yet whether this is more than a visitor's message.
  const waitS = await runForCaller(
    () => networkOf(ip),
    () => takeAttempt(deps, limits, requestId),
  )
  if (waitS > 0) return false
  const report = await provider.lookUp(ref)
  if (report.kind === 'deposit' && (await handleReport(deps, report, 'callback'))) return true
  if (
    report.kind !== 'deposit' &&
    (await deps.db.transaction((tx) => settleReport(tx, deps, report, 'callback')))
  )
    return true
  const messageId = `hint/${ref}/${report.state}`
  await deps.db.transaction((tx) =>
    insertCallback(tx, provider.id, messageId, report, deps.clock.now()),
  )
  const facts = { requestId, provider: provider.id, reference: report.reference }
  deps.few('warn', `unknown/${provider.id}`, facts, 'a callback names a payment that is not known')
  return true
}

/**
 * Settles a callback once for its message id. One about a payment that we do not know is kept, and
 * the sweep tries it again.
 */
async function receiveCallback(
  deps: PaymentsDeps,
  provider: Pick<PaymentProvider, 'id'>,
  { messageId, report }: Extract<ProviderCallback, { messageId: string }>,
): Promise<'settled' | 'repeat' | 'unknown'> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    if (!(await insertCallback(tx, provider.id, messageId, report, now))) return 'repeat'
    const isKnown = await settleReport(tx, deps, report, 'callback')
    if (isKnown) {
      await markCallbackHandled(tx, provider.id, messageId, now)
      return 'settled'
    }
    deps.log.warn(
      { provider: provider.id, messageId, reference: report.reference },
      'a callback names a payment that is not known',
    )
    return 'unknown'
  })
}

/** Settles what a provider reports. Returns false when it is about no payment of the casino. */
export async function settleReport(
  tx: Tx,
  deps: PaymentsDeps,
  report: PaymentReport,
  source: ReportSource,
): Promise<boolean> {
  const settle = { deposit: settleDepositIn, payout: settleWithdrawalIn, refund: settleRefundIn }[
    report.kind
  ]
  return (await settle(tx, deps, report, source)) !== null
}
