import { sign } from '#contracts/signature.ts'
import type { CashierStore, Delivery } from './cashier.store.ts'

export interface DeliveryOptions {
  store: CashierStore
  secret: string
  nowMs: () => number
  timeoutMs?: number
}

const MAX_WAIT_MS = 3_600_000

/**
 * Sends what is due; anything but 2xx comes again after 1 s, 2 s, 4 s … an hour, under the same
 * message id and a fresh signature.
 */
export async function sendDueDeliveries(options: DeliveryOptions): Promise<void> {
  for (const delivery of options.store.listDueDeliveries(options.nowMs())) {
    const isTaken = await send(options, delivery)
    if (isTaken) options.store.markDelivered(delivery, options.nowMs())
    else
      options.store.postponeDelivery(
        delivery,
        options.nowMs() + Math.min(MAX_WAIT_MS, 1000 * 2 ** delivery.tries),
      )
  }
}

async function send(
  { secret, nowMs, timeoutMs = 5000 }: DeliveryOptions,
  { id, url, body, unsigned }: Delivery,
): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(unsigned ? {} : sign(secret, id, Math.floor(nowMs() / 1000), body)),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
