import type { Database, Session } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import { freeze } from './freeze.ts'

/** A purse whose balance is not the sum of its postings. */
export interface Difference {
  account: string
  currency: string
  balance: bigint
  /** Sum of the postings. */
  posted: bigint
}

/**
 * Sums to compare with the balances, by account and currency: those of all postings up to one
 * transfer, to which the newer postings of each purse are added. `table` is the SQL name of the
 * table with the sums, and `upTo` an SQL expression for that transfer.
 */
export interface Sums {
  table: string
  upTo: string
}

/**
 * Returns the purses whose balance differs from their postings. One statement sees the database at
 * one moment, and adds all postings that the sums do not hold, so money may move meanwhile.
 */
export function findDifferences(
  session: Session,
  { table, upTo }: Sums,
  purses: readonly string[],
): Promise<Difference[]> {
  const text = `
    with known as (
      select id as account, currency from ledger_account where id = any ($1::text[])
      union select account, currency from ${table} where account = any ($1::text[])
    )
    select k.account, k.currency, coalesce(a.balance, 0) as balance, p.posted
      from known k
      left join ledger_account a on a.id = k.account and a.currency = k.currency
      left join ${table} s on s.account = k.account and s.currency = k.currency
     cross join lateral (
       select (coalesce(s.total, 0) + coalesce(sum(m.change), 0))::bigint as posted from (
         select amount as change from ledger_posting
          where to_account = k.account and to_account like 'player/%' and transfer_id > ${upTo} and currency = k.currency
         union all
         select -amount from ledger_posting
          where from_account = k.account and from_account like 'player/%' and transfer_id > ${upTo} and currency = k.currency) m) p
     where coalesce(a.balance, 0) <> p.posted order by k.account, k.currency`
  return session.transaction(async (tx) => {
    // PostgreSQL does not know yet that a table that has just been filled is large, and would read
    // all of it, so that is forbidden. The high cost of a forbidden plan would make it compile the
    // statement, which takes longer than running it, so that is forbidden as well.
    await tx.script('set local enable_seqscan = off; set local jit = off')
    return tx.run<Difference>('', text, [purses])
  })
}

/** Freezes the currency of each account that differs, so that a mistake cannot grow. */
export async function freezeDifferent(
  { db, clock, log }: { db: Pick<Database, 'sql'>; clock: Clock; log: Log },
  differences: readonly Difference[],
): Promise<void> {
  for (const { account, currency, balance, posted } of differences) {
    log.fatal(
      { account, currency, balance, posted },
      'an account differs from its postings: its currency is frozen',
    )
    await freeze(db, {
      currency,
      reason: `${account} has ${balance} but its postings sum to ${posted}`,
      frozenAt: clock.now(),
    })
  }
}
