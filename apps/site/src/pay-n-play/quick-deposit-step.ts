import type { DepositState } from './quick-deposit-queries.ts'

/** Where a quick deposit stands. `checking`: the payment page is gone and the provider has not decided yet. */
export type QuickDepositStep =
  | { name: 'form' }
  | { name: 'paying'; id: string; url: string }
  | { name: 'checking'; id: string }
  | { name: 'paid'; amount: string; currency: string }
  | { name: 'failed'; reason: DepositState['reason'] }

/** What the player sees once the payment page is closed. An undecided payment is never called failed: it may still arrive. */
export function stepAfterPayment({ id, state, currency, amount, credited, reason }: DepositState): QuickDepositStep {
  switch (state) {
    case 'PAID':
      return { name: 'paid', amount: credited ?? amount, currency }
    case 'FAILED':
      return reason === 'CANCELLED' ? { name: 'form' } : { name: 'failed', reason }
    case 'STARTED':
    case 'PENDING':
    case 'HELD':
      return { name: 'checking', id }
  }
}
