import { cashbackFor, periodAt, periodEnd } from '#rules/cashback.ts'
import { toMajor } from '../../kit/money.ts'
import type { Cashback, CashbackPayment, Resolvers } from '../../schema/resolvers.generated.ts'
import { type BonusesDeps, textIn } from '../bonus.ts'
import { listRunning, type RunningCashback } from './running-cashback.store.ts'

export function cashbackResolvers({ db, clock }: BonusesDeps): Resolvers {
  return {
    Query: {
      async cashback(_root, _args, { viewer, language }) {
        if (!viewer || viewer.onlyWithdraws) return []
        const now = clock.now()
        const found = await listRunning(db, viewer.playerId, now)
        return found.map((each) => show(each, now, language))
      },
    },
  }
}

/** A period that is over and not closed yet is the last one: nothing is lost in the next one. */
function show(running: RunningCashback, now: Date, language: string): Cashback {
  const { id, currency, percent, everyDays, paidAs, wagering, endsAt, texts } = running
  const period = periodAt(now, running)
  const lost = running.period === period && running.lost > 0n ? running.lost : 0n
  const end = periodEnd(period, running)
  const money = (amount: bigint) => toMajor(amount, currency)
  return {
    ...{ id, ...textIn(texts, language), currency, percent, everyDays },
    paidAs: paidAs.toUpperCase() as CashbackPayment,
    wagering: paidAs === 'bonus' ? wagering : null,
    minLoss: money(running.minLoss),
    maxCashback: money(running.maxCashback),
    periodEndsAt: (end < endsAt ? end : endsAt).toISOString(),
    lost: money(lost),
    amount: money(cashbackFor(lost, running)),
    lastPaid:
      running.lastAmount !== null && running.lastPaidAt
        ? { amount: money(running.lastAmount), paidAt: running.lastPaidAt.toISOString() }
        : null,
  }
}
