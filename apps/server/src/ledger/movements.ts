import type { Executor } from '../db/database.ts'
import './ledger.tables.ts'

/** One posting, seen from one account. */
export interface Movement {
  transferId: bigint
  line: number
  key: string
  kind: string
  madeAt: Date
  /** The account at the other end. */
  other: string
  /** Minor units: above zero came in, below zero went out. */
  change: bigint
  actor: string | null
  reason: string | null
}

export interface MovementRange {
  /** The first moment of the range. */
  from?: Date
  /** The first moment after the range. */
  to?: Date
  kinds?: readonly string[]
  /** Continues below this movement: the last one of the page before. */
  before?: Pick<Movement, 'transferId' | 'line'>
  limit?: number
}

interface MovementRow {
  transfer_id: bigint
  line: number
  key: string
  kind: string
  made_at: Date
  other: string
  change: bigint
  actor: string | null
  reason: string | null
}

// 'player/%' stands here once more, so that the partial indexes on the players' purses are used.
const SIDES = `
  select transfer_id, line, to_account as other, -amount as change
    from ledger_posting where from_account = $1 and from_account like 'player/%'
  union all
  select transfer_id, line, from_account, amount
    from ledger_posting where to_account = $1 and to_account like 'player/%'`

const MOVEMENTS = `
  select m.transfer_id, m.line, t.key, t.kind, t.made_at, m.other, m.change, t.actor, t.reason
    from (${SIDES}) m join ledger_transfer t on t.id = m.transfer_id
   where ($2::timestamptz is null or t.made_at >= $2) and ($3::timestamptz is null or t.made_at < $3)
     and ($4::text[] is null or t.kind = any ($4))
     and ($5::bigint is null or (m.transfer_id, m.line) < ($5, $6::int))
   order by m.transfer_id desc, m.line desc limit $7`

const SUM = `
  select coalesce(sum(m.change), 0)::bigint as balance
    from (${SIDES}) m join ledger_transfer t on t.id = m.transfer_id where t.made_at < $2`

/** The movements of a purse, the newest first. */
export async function movements(
  executor: Executor,
  account: string,
  range: MovementRange = {},
): Promise<Movement[]> {
  const rows = await executor.run<MovementRow>('ledger_movements', MOVEMENTS, [
    account,
    range.from ?? null,
    range.to ?? null,
    range.kinds ?? null,
    range.before?.transferId ?? null,
    range.before?.line ?? null,
    range.limit ?? 50,
  ])
  return rows.map(({ transfer_id, made_at, ...row }) => ({
    ...row,
    transferId: transfer_id,
    madeAt: made_at,
  }))
}

/**
 * Returns the balance of a purse just before `moment`, in minor units: the opening of a statement.
 */
export async function balanceAt(
  executor: Executor,
  account: string,
  moment: Date,
): Promise<bigint> {
  const [row] = await executor.run<{ balance: bigint }>('ledger_balance_at', SUM, [account, moment])
  return row?.balance ?? 0n
}

const NEWEST = `
  select greatest(0, (select max(transfer_id) from ledger_posting where from_account = a and from_account like 'player/%'),
                     (select max(transfer_id) from ledger_posting where to_account = a and to_account like 'player/%')) as newest
    from unnest($1::text[]) a`

/** The newest transfer of some purses; 0 while nothing has moved. */
export async function newestTransfer(
  executor: Executor,
  accounts: readonly string[],
): Promise<bigint> {
  const rows = await executor.run<{ newest: bigint }>('ledger_newest', NEWEST, [accounts])
  return rows.reduce((newest, row) => (row.newest > newest ? row.newest : newest), 0n)
}
