import type { AccountEvent } from '#contracts/account-events.ts'
import {
  depositFailed,
  depositPaid,
  depositPending,
  depositStarted,
  type PaymentFields,
  withdrawalCancelled,
  withdrawalRequested,
} from './events.ts'

const plain = {
  deposit_started: depositStarted,
  deposit_pending: depositPending,
  deposit_paid: depositPaid,
  withdrawal_requested: withdrawalRequested,
  withdrawal_cancelled: withdrawalCancelled,
}

/** Puts what happened in the account area's frame into the data layer of the page around it. */
export function reportAccountEvent(event: AccountEvent): void {
  const { method, amount, currency } = event
  const fields: PaymentFields = { place: 'account', method, amount, currency }
  if (event.name === 'deposit_failed') depositFailed({ ...fields, reason: event.reason })
  else plain[event.name](fields)
}
