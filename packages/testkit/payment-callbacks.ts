import { sign } from '#contracts/signature.ts'
import type { HttpRequest } from '../../apps/server/src/kit/http.ts'
import { callbackRoutes } from '../../apps/server/src/payments/callbacks.ts'
import { openHostedPage } from '../../apps/server/src/payments/providers/hosted-page.ts'
import type { PaymentReport } from '../../apps/server/src/payments/providers/provider.ts'
import type { Bed } from './payments.ts'

const SECRET = 'the-secret-of-the-cashier'

/** Brings what the provider says to the casino's route as the signed message `messageId`, and answers the status. */
export type CallbackSender = (report: PaymentReport, messageId: string) => Promise<number>

/** Lets the scripted provider sign its callbacks as the sandbox's cashier does. */
export function openCallbacks({ deps, provider }: Pick<Bed, 'deps' | 'provider'>): CallbackSender {
  const { clock, ids } = deps
  provider.readCallback = openHostedPage({ id: provider.id, url: 'http://127.0.0.1:9', secrets: [SECRET], clock, ids }).readCallback
  const [route] = callbackRoutes(deps)
  return async ({ reference, providerRef, kind, state, amount, currency, reason }, messageId) => {
    const payment = { id: providerRef, reference, kind, state: state === 'failed' ? 'declined' : state, amount: Number(amount), currency }
    const at = new Date(clock.nowMs()).toISOString()
    const body = JSON.stringify({ type: 'payment.updated', at, payment: { ...payment, ...(reason && { reason }) } })
    const request = {
      headers: sign(SECRET, messageId, Math.floor(clock.nowMs() / 1000), body),
      body: async () => Buffer.from(body),
      requestId: messageId,
      ip: '192.0.2.9',
    }
    return (await route?.handle(request as unknown as HttpRequest))?.status ?? 0
  }
}
