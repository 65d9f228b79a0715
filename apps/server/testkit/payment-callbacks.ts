import { callbackRoutes } from '../src/payments/callbacks/callbacks.ts'
import { openHostedPage } from '../src/payments/providers/hosted-page.ts'
import type { PaymentReport } from '../src/payments/providers/provider.ts'
import type { Bed } from './payments.ts'
import { signedRequest } from './signed-request.ts'

const SECRET = 'the-secret-of-the-cashier'

/**
 * Brings the provider's report to the casino's route as the signed message `messageId`, and
 * answers the status.
 */
export type CallbackSender = (report: PaymentReport, messageId: string) => Promise<number>

/** Lets the scripted provider sign its callbacks as the sandbox's cashier does. */
export function openCallbacks({ deps, provider }: Pick<Bed, 'deps' | 'provider'>): CallbackSender {
  const { clock, ids } = deps
  provider.readCallback = openHostedPage({
    id: provider.id,
    url: 'http://127.0.0.1:9',
    secrets: [SECRET],
    clock,
    ids,
  }).readCallback
  const [route] = callbackRoutes(deps)
  return async ({ reference, providerRef, kind, state, amount, currency, reason }, messageId) => {
    const payment = {
      id: providerRef,
      reference,
      kind,
      state: state === 'failed' ? 'declined' : state,
      amount: Number(amount),
      currency,
    }
    const at = new Date(clock.nowMs()).toISOString()
    const body = JSON.stringify({
      type: 'payment.updated',
      at,
      payment: { ...payment, ...(reason && { reason }) },
    })
    const request = signedRequest({
      secret: SECRET,
      messageId,
      at: Math.floor(clock.nowMs() / 1000),
      body,
    })
    return (await route?.handle(request))?.status ?? 0
  }
}
