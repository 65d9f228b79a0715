import type { Database, Executor } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import { freeze } from './freeze.ts'

/** A purse whose balance is not what its postings say. */
interface Difference {
  account: string
  currency: string
  balance: bigint
  /** What the postings add up to. */
  posted: bigint
}

export interface TrialBalance {
  differences: Difference[]
  /** Transfers that move nothing: the ledger writes none. */
  emptyTransfers: bigint[]
  /** Everything that anybody has, by currency and kind of account ('player', 'house', 'world'); a currency adds up to zero. */
  totals: { currency: string; kind: string; balance: bigint }[]
}

const SIDES = `
  select to_account as account, currency, amount as change from ledger_posting
  union all
  select from_account, currency, -amount from ledger_posting`

const DIFFERENCES = `
  with posted as (select account, currency, sum(change) as change from (${SIDES}) side where account like 'player/%' group by 1, 2)
  select coalesce(a.id, p.account) as account, coalesce(a.currency, p.currency) as currency,
         coalesce(a.balance, 0) as balance, coalesce(p.change, 0)::bigint as posted
    from ledger_account a full join posted p on p.account = a.id and p.currency = a.currency
   where coalesce(a.balance, 0) <> coalesce(p.change, 0) order by 1`

const TOTALS = `
  select currency, split_part(account, '/', 1) as kind, sum(change)::bigint as balance from (${SIDES}) side group by 1, 2 order by 1, 2`

const EMPTY = 'select id from ledger_transfer t where not exists (select from ledger_posting p where p.transfer_id = t.id) order by id'

/** Adds up every posting there is, and compares. Reads only; each part sees the books at one moment. */
export async function trialBalance(executor: Executor): Promise<TrialBalance> {
  const differences = await executor.run<Difference>('ledger_differences', DIFFERENCES, [])
  const empty = await executor.run<{ id: bigint }>('ledger_empty', EMPTY, [])
  const totals = await executor.run<TrialBalance['totals'][number]>('ledger_totals', TOTALS, [])
  return { differences, emptyTransfers: empty.map(({ id }) => id), totals }
}

/** Takes the trial balance and freezes every currency in which it fails, so that a mistake cannot grow. */
export async function verifyBooks({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Promise<TrialBalance> {
  const result = await trialBalance(db)
  for (const { account, currency, balance, posted } of result.differences) {
    log.fatal({ account, currency, balance, posted }, 'an account differs from its postings: its currency is frozen')
    await freeze(db, { currency, reason: `${account} has ${balance} but its postings say ${posted}`, frozenAt: clock.now() })
  }
  if (result.emptyTransfers.length > 0) log.error({ transfers: result.emptyTransfers }, 'transfers without postings')
  return result
}
