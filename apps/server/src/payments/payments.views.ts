import { toMajor } from '../kit/money.ts'
import type {
  Deposit,
  DepositState,
  PaymentFailure,
  PaymentProvider,
  ReceivedMoney,
  Withdrawal,
  WithdrawalState,
} from '../schema/resolvers.generated.ts'
import type { DepositRow } from './deposits/deposit.store.ts'
import type { KnownMethod } from './deposits/methods.ts'
import type { WithdrawalRow } from './withdrawals/withdrawal.store.ts'

/** A method as the API shows it, with its limit in the currency's own digits. */
export function showMethod(method: KnownMethod, currency: string): PaymentProvider {
  const { id, name, brand, engine, logos, needsEmail, scriptUrl, limit } = method
  return {
    id,
    name,
    brand,
    engine,
    logos,
    needsEmail,
    config: scriptUrl === null ? null : { scriptUrl },
    limit:
      limit === null
        ? null
        : 'values' in limit
          ? { values: limit.values.map((value) => toMajor(value, currency)) }
          : { min: toMajor(limit.min, currency), max: toMajor(limit.max, currency) },
  }
}

export function showDeposit(row: DepositRow): Deposit {
  const isOpen = row.state === 'started'
  return {
    id: row.id,
    methodId: row.method_id,
    state: row.state.toUpperCase() as DepositState,
    currency: row.currency,
    amount: toMajor(row.amount, row.currency),
    credited: row.credited === null ? null : toMajor(row.credited, row.currency),
    received: showReceived(row),
    reason: showReason(row.reason),
    instrument: row.instrument,
    url: isOpen ? row.page_url : null,
    startedAt: row.started_at.toISOString(),
  }
}

/** Returns the amount that came in by the provider's word; null until then. */
export function showReceived({
  confirmed,
  confirmed_currency,
}: Pick<DepositRow, 'confirmed' | 'confirmed_currency'>): ReceivedMoney | null {
  if (confirmed === null || confirmed_currency === null) return null
  return { amount: toMajor(confirmed, confirmed_currency), currency: confirmed_currency }
}

export function showWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    methodId: row.method_id,
    state: row.state.toUpperCase() as WithdrawalState,
    currency: row.currency,
    amount: toMajor(row.amount, row.currency),
    destination: row.destination,
    reason: showReason(row.reason),
    requestedAt: row.requested_at.toISOString(),
    releaseAt: row.state === 'pending' ? (row.release_at?.toISOString() ?? null) : null,
  }
}

function showReason(reason: string | null): PaymentFailure | null {
  return reason === null ? null : (reason.toUpperCase() as PaymentFailure)
}
