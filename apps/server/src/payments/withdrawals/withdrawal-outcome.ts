import { isReportOn } from '../callbacks/report-on.ts'
import type { FailureReason, PaymentReport } from '../providers/provider.ts'
import type { WithdrawalFlag, WithdrawalRow } from './withdrawal.store.ts'

/** The effect of a report on a withdrawal. `flagged` moves no money and waits for an operator. */
export type WithdrawalOutcome =
  | { kind: 'nothing' }
  | { kind: 'contradiction' }
  | { kind: 'paid' }
  | { kind: 'declined'; reason: FailureReason }
  | { kind: 'flagged'; flag: WithdrawalFlag }

type Known = Pick<WithdrawalRow, 'state' | 'amount' | 'currency' | 'provider_id' | 'provider_ref'>

/**
 * Decides whether the held money leaves or comes back: exactly once. A payout that contradicts our
 * record moves nothing until an operator has decided.
 */
export function decideWithdrawal(withdrawal: Known, report: PaymentReport): WithdrawalOutcome {
  if (report.kind !== 'payout' || !isReportOn(withdrawal, report)) return { kind: 'contradiction' }
  switch (withdrawal.state) {
    case 'pending':
      return { kind: 'contradiction' }
    case 'paid':
      return { kind: 'nothing' }
    case 'declined':
    case 'cancelled':
      return report.state === 'paid'
        ? { kind: 'flagged', flag: 'paid_after_return' }
        : { kind: 'nothing' }
    case 'sent':
      if (report.state === 'failed')
        return { kind: 'declined', reason: report.reason ?? 'rejected_by_bank' }
      if (report.state !== 'paid') return { kind: 'nothing' }
      if (report.currency !== withdrawal.currency)
        return { kind: 'flagged', flag: 'currency_differs' }
      if (report.amount !== withdrawal.amount) return { kind: 'flagged', flag: 'amount_differs' }
      return { kind: 'paid' }
  }
}
