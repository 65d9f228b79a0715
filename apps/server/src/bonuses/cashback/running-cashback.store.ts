import type { Executor } from '../../db/database.ts'
import type { CashbackPlan } from './cashback.store.ts'

/** A plan that runs now, in the currency of a player, with what has come together. Minor units. */
export interface RunningCashback
  extends Pick<
    CashbackPlan,
    'id' | 'percent' | 'everyDays' | 'paidAs' | 'wagering' | 'startsAt' | 'endsAt' | 'texts'
  > {
  currency: string
  minLoss: bigint
  maxCashback: bigint
  /** Number of the period that goes on; null before the first one has begun. */
  period: number | null
  /** Lost in that period, less what is owed from the one before; below zero after more was won. */
  lost: bigint
  lastAmount: bigint | null
  lastPaidAt: Date | null
}

/** The most that are listed; `cashback` has no pages. */
export const MOST_CASHBACK_SHOWN = 10

const RUNNING = `select p.id, p.percent, p.every_days as "everyDays", p.paid_as as "paidAs", p.wagering, p.starts_at as "startsAt",
         p.ends_at as "endsAt", p.texts, r.currency, r.min_loss as "minLoss", r.max_cashback as "maxCashback", o.number as period,
         coalesce(cashback_loss_since(u.id, o.after_transfer), 0) - coalesce(d.amount, 0) as lost, c.amount as "lastAmount", c.paid_at as "lastPaidAt"
    from player u
    join cashback_plan_range r on r.currency = u.currency
    join cashback_plan p on p.id = r.plan_id and p.starts_at <= $2 and p.ends_at > $2
    left join cashback_period o on o.plan_id = p.id and o.closed_at is null
    left join lateral (select amount, paid_at from cashback
                        where plan_id = p.id and player_id = u.id order by number desc limit 1) c on true
    left join cashback_returned d on d.plan_id = p.id and d.player_id = u.id
     and d.number = (select max(number) from cashback_period where plan_id = p.id and number < o.number)
   where u.id = $1 order by p.id limit ${MOST_CASHBACK_SHOWN}`

export function listRunning(db: Executor, playerId: string, now: Date): Promise<RunningCashback[]> {
  return db.run<RunningCashback>('cashback_running', RUNNING, [playerId, now])
}
