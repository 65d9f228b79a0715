import type { CombinedError } from 'urql'
import type { FailureReason, MoneyStatus } from './quick-deposit-state.ts'

const reasons: readonly string[] = [
  'WRONG_DATA',
  'LOW_BALANCE',
  'REJECTED_BY_BANK',
  'DAILY_LIMIT',
  'UNSUPPORTED_CHANNEL',
  'CANCELLED',
  'EXPIRED',
  'REFUSED',
  'ACCOUNT_NOT_ACTIVE',
  'UNDERAGE',
  'COUNTRY_BLOCKED',
  'OTHER_CURRENCY',
  'IDENTITY_UNCLEAR',
  'TOO_LATE',
] satisfies FailureReason[]

/**
 * Why a payment will not arrive, and where the money is, as `checkPayNPlay` reports it. A lost
 * connection reveals neither.
 */
export function readCheckProblem(error: Pick<CombinedError, 'graphQLErrors'> | undefined): {
  reason: FailureReason | null
  moneyStatus: MoneyStatus
} {
  const extensions = error?.graphQLErrors[0]?.extensions
  if (!extensions) return { reason: null, moneyStatus: 'unreachable' }
  return { reason: readReason(extensions.reason), moneyStatus: readMoneyStatus(extensions) }
}

function readReason(given: unknown): FailureReason | null {
  const reason = typeof given === 'string' ? given.toUpperCase() : ''
  return reasons.includes(reason) ? (reason as FailureReason) : null
}

function readMoneyStatus({
  code,
  charged,
  refunded,
}: Readonly<Record<string, unknown>>): MoneyStatus {
  if (code !== 'pay_n_play_deposit_failed' && code !== 'pay_n_play_refused')
    return code === 'pay_n_play_held' ? 'held' : 'unknown'
  if (charged !== true) return 'not_charged'
  return refunded === true ? 'returned' : 'in_account'
}
