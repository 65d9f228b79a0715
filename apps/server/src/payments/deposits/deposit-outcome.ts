import { isReportOn } from '../callbacks/report-on.ts'
import type { FailureReason, PaymentReport } from '../providers/provider.ts'
import type { DepositFlag, DepositRow } from './deposit.store.ts'

/**
 * The effect of a report on a deposit. `nothing` and `contradiction` change no money; the second
 * one is shown to an operator.
 */
export type DepositOutcome =
  | { kind: 'nothing' }
  | { kind: 'contradiction' }
  | { kind: 'pending' }
  | { kind: 'failed'; reason: FailureReason }
  | { kind: 'paid'; credit: bigint; flags: DepositFlag[] }
  | { kind: 'held'; flags: DepositFlag[] }

type Known = Pick<
  DepositRow,
  'state' | 'amount' | 'currency' | 'provider_id' | 'provider_ref' | 'decided'
>

/**
 * Decides by the deposit and the report alone, so that all orders of reports end in the same state:
 * a payment is final, only a late payment replaces a failure, what an operator has decided stays,
 * and a repeated report counts once.
 */
export function decideDeposit(deposit: Known, report: PaymentReport): DepositOutcome {
  if (report.kind !== 'deposit' || !isReportOn(deposit, report)) return { kind: 'contradiction' }
  if (deposit.state === 'paid' || deposit.state === 'held' || deposit.decided !== null)
    return { kind: 'nothing' }
  if (report.state === 'paid') return decidePaid(deposit, report)
  if (report.state === 'failed' && deposit.state !== 'failed')
    return { kind: 'failed', reason: report.reason ?? 'rejected_by_bank' }
  if (report.state === 'pending' && deposit.state === 'started') return { kind: 'pending' }
  return { kind: 'nothing' }
}

/**
 * The purse gets what was received, never what was requested; another currency waits for an
 * operator.
 */
function decidePaid(deposit: Known, report: PaymentReport): DepositOutcome {
  const late: DepositFlag[] = deposit.state === 'failed' ? ['late'] : []
  if (report.currency !== deposit.currency || report.amount <= 0n)
    return { kind: 'held', flags: [...late, 'currency_differs'] }
  const differs: DepositFlag[] = report.amount === deposit.amount ? [] : ['amount_differs']
  return { kind: 'paid', credit: report.amount, flags: [...late, ...differs] }
}
