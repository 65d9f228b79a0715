import {
  depositFailed,
  depositPaid,
  depositPending,
  depositStarted,
  type PaymentFields,
} from '../../components/data-layer/events.ts'
import type { ReceivedMoney } from '../../features/pay-n-play/quick-deposit-queries.ts'
import type {
  QuickDepositState,
  RequestedPayment,
} from '../../features/pay-n-play/quick-deposit-state.ts'
import type { Store } from '../../lib/store.ts'

/**
 * Reports how quick deposits go: once that each is started, once that it is waited for, and how it
 * ends.
 */
export function observeQuickDeposit(state: Store<QuickDepositState>): () => void {
  let payment: RequestedPayment | null = null
  let reported = new Set<string>()

  function publishOnce(
    name: string,
    event: (fields: PaymentFields) => void,
    sum: ReceivedMoney | null = payment,
  ) {
    if (!payment || !sum || reported.has(name)) return
    reported.add(name)
    const { amount, currency } = sum
    event({ place: 'pay_n_play', method: payment.methodId, amount, currency })
  }

  return state.subscribe(() => {
    const now = state.get()
    if ('payment' in now && now.payment.id !== payment?.id) {
      payment = now.payment
      reported = new Set()
      publishOnce('started', depositStarted)
    }
    if (now.name === 'pending') publishOnce('pending', depositPending)
    // A payer who may sign in or register has paid.
    if (now.name === 'paid' || now.name === 'login') publishOnce('paid', depositPaid, now.received)
    if (now.name === 'registration') publishOnce('paid', depositPaid, now.user.received)
    if (now.name === 'failed')
      publishOnce('failed', (fields) =>
        depositFailed({ ...fields, reason: now.reason ?? now.moneyStatus.toUpperCase() }),
      )
  })
}
