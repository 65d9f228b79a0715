import { settleDeposit } from '../src/payments/deposits/deposit-settlement.ts'
import { sweepRefunds } from '../src/payments/deposits/refund.ts'
import type { PaymentReport } from '../src/payments/providers/provider.ts'
import type { Bed } from './payments.ts'

/**
 * Movements of 50 EUR that a payer without an account has paid, as `movesOfDeposit` writes them.
 */
export const CAME = 'world/cashier/EUR → house/unclaimed/EUR 5000'
export const CLAIMED = 'house/unclaimed/EUR → player/real 5000'
export const WENT_BACK = 'house/unclaimed/EUR → world/cashier/EUR 5000'

/** The provider reports a change of a deposit to the casino. */
export const reportDeposit = (bed: Bed, depositId: string, change: Partial<PaymentReport>) =>
  settleDeposit(
    bed.deps,
    bed.provider.setReport(depositId, { reason: null, ...change }),
    'callback',
  )

/** Each movement of a deposit's money, in order. */
export async function movesOfDeposit(bed: Bed, depositId: string): Promise<string[]> {
  const rows = await bed.db.run<{ from_account: string; to_account: string; amount: bigint }>(
    '',
    `select from_account, to_account, amount from ledger_posting join ledger_transfer on id = transfer_id
      where starts_with(key, 'deposit/' || $1) order by id`,
    [depositId],
  )
  return rows.map(
    ({ from_account, to_account, amount }) =>
      `${from_account} → ${to_account.replace(/player\/\w+/, 'player')} ${amount}`,
  )
}

/** Requests the refund; the provider then reports that it has paid it. */
export async function refundOnce(bed: Bed, depositId: string): Promise<void> {
  await sweepRefunds(bed.deps)
  bed.provider.setReport(`refund-${depositId}`, { state: 'paid' })
  bed.deps.clock.advance(60_000)
  await sweepRefunds(bed.deps)
}

/** Follows the money of quick deposits in a bed that opens before the tests. */
export function followMoney(bed: () => Bed) {
  return {
    report: (depositId: string, change: Partial<PaymentReport>) =>
      reportDeposit(bed(), depositId, change),
    refund: (depositId: string) => refundOnce(bed(), depositId),
    movesOf: (depositId: string) => movesOfDeposit(bed(), depositId),
    async refundOf(depositId: string) {
      const [row] = await bed().db.run<{ state: string; cause: string }>(
        '',
        'select state, cause from deposit_refund where deposit_id = $1',
        [depositId],
      )
      return row
    },
  }
}
