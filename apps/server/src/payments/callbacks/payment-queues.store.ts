import type { Database } from '../../db/database.ts'
import { queueLength } from '../../db/queue-length.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Queue } from '../../kit/module.ts'

/**
 * Contents of each queue of payments: the times at which its entries became due, at the time $1.
 */
const DUE: Readonly<Record<string, string>> = {
  // Providers that a sweep should call.
  deposits: 'select ask_at from deposit where ask_at <= $1',
  withdrawals: `select release_at from withdrawal where state = 'pending' and release_at <= $1
    union all select ask_at from withdrawal where ask_at <= $1`,
  refunds: 'select ask_at from deposit_refund where ask_at <= $1',
  callbacks:
    'select received_at from payment_callback where handled_at is null and received_at <= $1',
  // These wait for a person.
  held_deposits: "select settled_at from deposit where state = 'held' and settled_at <= $1",
  failed_refunds:
    "select settled_at from deposit_refund where state = 'failed' and settled_at <= $1",
}

export function paymentQueues({ db, clock }: { db: Database; clock: Clock }): Queue[] {
  return Object.entries(DUE).map(([name, due]) => ({
    name,
    look: () => queueLength(db, `queue_${name}`, due, clock.now()),
  }))
}
