import type { Tx } from '../db/database.ts'
import type { Route } from '../kit/http.ts'
import { Refusal } from '../kit/refusal.ts'
import { insertCallback, markCallbackHandled, type ReportSource } from './callback.store.ts'
import { settleDepositIn } from './deposit.ts'
import type { PaymentsDeps } from './payments.deps.ts'
import type { PaymentProvider, PaymentReport, ProviderCallback } from './providers/provider.ts'
import { settleWithdrawalIn } from './withdrawal.ts'

const MAX_BODY = 64 * 1024

/** POST /providers/{provider}/callbacks for each provider. Only what the provider signed is read; a repeat is thanked and forgotten. */
export function callbackRoutes(deps: PaymentsDeps): Route[] {
  return deps.providers.map((provider) => ({
    method: 'POST',
    path: `/providers/${provider.id}/callbacks`,
    async handle(request) {
      const callback = provider.readCallback(request.headers, await request.body(MAX_BODY))
      if (!callback) {
        deps.log.warn({ requestId: request.requestId, ip: request.ip, provider: provider.id }, 'a callback was refused')
        return { status: 403 }
      }
      try {
        await receiveCallback(deps, provider, callback)
        return { status: 200 }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        // The provider sends it again later; until then nothing of it has been kept.
        deps.log.error({ requestId: request.requestId, err: error, provider: provider.id }, 'a callback could not be settled')
        return { status: 503, headers: { 'retry-after': '60' } }
      }
    },
  }))
}

/** Settles a callback once for its message id. One about a payment that we do not know is kept, and the sweep tries it again. */
async function receiveCallback(
  deps: PaymentsDeps,
  provider: Pick<PaymentProvider, 'id'>,
  { messageId, report }: ProviderCallback,
): Promise<'settled' | 'repeat' | 'unknown'> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    if (!(await insertCallback(tx, provider.id, messageId, report, now))) return 'repeat'
    const isKnown = await settleReport(tx, deps, report, 'callback')
    if (isKnown) {
      await markCallbackHandled(tx, provider.id, messageId, now)
      return 'settled'
    }
    deps.log.warn({ provider: provider.id, reference: report.reference }, 'a callback names a payment that is not known')
    return 'unknown'
  })
}

/** False when the payment is not ours. */
export async function settleReport(tx: Tx, deps: PaymentsDeps, report: PaymentReport, source: ReportSource): Promise<boolean> {
  const settled =
    report.kind === 'deposit' ? await settleDepositIn(tx, deps, report, source) : await settleWithdrawalIn(tx, deps, report, source)
  return settled !== null
}
