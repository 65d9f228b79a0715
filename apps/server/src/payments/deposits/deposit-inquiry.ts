import { Refusal, ThirdPartyDown } from '../../kit/refusal.ts'
import { takeAttempt } from '../../players/attempts/rate-limit.ts'
import type { ReportSource } from '../callbacks/callback.store.ts'
import { isReportOn } from '../callbacks/report-on.ts'
import { getProvider, type PaymentsDeps } from '../payments.deps.ts'
import type { PaymentReport } from '../providers/provider.ts'
import * as deposits from './deposit.store.ts'
import { settleDeposit } from './deposit-settlement.ts'
import { mayTake } from './payer.ts'

/**
 * Looks a deposit up at the provider now, for a player who came back from its page. Throws
 * Refusal('deposit_not_confirmed') when it does not answer: then it is unknown whether the player
 * has paid, and the sweep goes on looking it up.
 */
export async function checkDeposit(
  deps: PaymentsDeps,
  playerId: string,
  id: string,
): Promise<deposits.DepositRow> {
  const deposit = await getDeposit(deps, playerId, id)
  if ((deposit.state !== 'started' && deposit.state !== 'pending') || deposit.provider_ref === null)
    return deposit
  const lookedUp = await lookUpForPayer(deps, deposit)
  if (!lookedUp) throw new Refusal('deposit_not_confirmed', { deposit: id })
  return lookedUp
}

/**
 * Settles the report of a provider, and answers it when it waits for our consent. Null for a
 * payment that is not ours.
 */
export async function handleReport(
  deps: PaymentsDeps,
  report: PaymentReport,
  source: ReportSource,
): Promise<deposits.DepositRow | null> {
  const deposit = await settleDeposit(deps, report, source)
  if (!deposit || !report.awaitsApproval || !isReportOn(deposit, report)) return deposit
  await getProvider(deps, deposit.provider_id).answer?.(
    report.providerRef,
    (await mayTake(deps, deposit)) ? 'approve' : 'reject',
  )
  return deposit
}

/**
 * Payers who wait look again and again, in several tabs: their provider is called five times in ten
 * seconds for all of them.
 */
export async function lookUpForPayer(
  deps: PaymentsDeps,
  deposit: deposits.DepositRow,
): Promise<deposits.DepositRow | null> {
  const waitS = await takeAttempt(
    deps,
    [{ key: `ask-about/${deposit.id}`, attempts: 5, windowS: 10, isOrdinary: true }],
    null,
  )
  return waitS > 0 ? deposit : lookUpDeposit(deps, deposit, 'return')
}

/**
 * Looks a deposit up at the provider. Returns null when the provider is down or does not know the
 * deposit.
 */
export async function lookUpDeposit(
  deps: PaymentsDeps,
  deposit: deposits.DepositRow,
  source: ReportSource,
) {
  if (deposit.provider_ref === null) return null
  try {
    return await handleReport(
      deps,
      await getProvider(deps, deposit.provider_id).lookUp(deposit.provider_ref),
      source,
    )
  } catch (error) {
    if (!(error instanceof ThirdPartyDown)) throw error
    deps.log.warn({ err: error, deposit: deposit.id }, 'a provider did not answer about a deposit')
    return null
  }
}

/** Throws Refusal('deposit_unknown') for another player's deposit as for none. */
export async function getDeposit(
  deps: Pick<PaymentsDeps, 'db'>,
  playerId: string,
  id: string,
): Promise<deposits.DepositRow> {
  const deposit = await deposits.findDeposit(deps.db, id)
  if (deposit?.player_id !== playerId) throw new Refusal('deposit_unknown')
  return deposit
}
