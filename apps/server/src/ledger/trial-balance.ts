import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Session } from '../db/database.ts'
import { BOOKS_LOCK, type BooksDeps } from './checkpoint.ts'
import { type Difference, findDifferences, freezeDifferent } from './differences.ts'
import { freeze } from './freeze.ts'

/**
 * An account whose postings up to the checkpoint are no longer what they were when they were added
 * up.
 */
export interface ChangedSum {
  account: string
  currency: string
  /** Sums of the postings at the time of the checkpoint, and now. */
  kept: bigint
  posted: bigint
}

export interface TrialBalance {
  differences: Difference[]
  changedSums: ChangedSum[]
  /** Transfers that move nothing: the ledger writes none. */
  emptyTransfers: bigint[]
  /**
   * Balances of all accounts, by currency and kind of account ('player', 'house', 'world'). Those
   * of a currency add up to zero.
   */
  totals: { currency: string; kind: string; balance: bigint }[]
}

export interface Progress {
  postings: bigint
  /** Share of the postings that was added up, from 0 to 1. */
  share: number
}

export interface TrialOptions {
  onProgress?: (progress: Progress) => void
  /** Transfers whose postings are added up in one transaction. */
  atOnce?: number
}

const AT_ONCE = 50_000
const PURSES_AT_ONCE = 10_000
/** The most purses that are named; more names would not help. */
const NAMED = 1_000
const RETRY_MS = 200
const PATIENCE_MS = 60_000

const SUMS = 'pg_temp.ledger_verified'

/**
 * Adds up every posting there is and compares: each purse with its balance, and all accounts with
 * what the checkpoint kept. Goes through the postings in parts, each a transaction of its own, and
 * keeps the sums in the database, so that neither memory nor a transaction grows with the books.
 * Freezes nothing. Waits while a node takes its own trial balance.
 */
export async function trialBalance(
  db: Database,
  options: TrialOptions = {},
): Promise<TrialBalance> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const result = await db.alone(BOOKS_LOCK, (session) => addUpAll(session, options))
    if (result) return result
    if (performance.now() > deadline)
      throw new Error('Another process has been adding up the books for a minute: try again later.')
    await wait(RETRY_MS)
  }
}

async function addUpAll(
  session: Session,
  { onProgress, atOnce = AT_ONCE }: TrialOptions,
): Promise<TrialBalance> {
  const range = await findRange(session)
  const result: TrialBalance = { differences: [], changedSums: [], emptyTransfers: [], totals: [] }
  await script(session, `drop table if exists ${SUMS}; ${TABLE}`)
  try {
    let postings = 0n
    for (let from = 0n; from < range.newest; ) {
      const to = await endOfPart(session, from, range, atOnce)
      const added = await addUp(session, from, to)
      postings += added.postings
      result.emptyTransfers.push(...added.emptyTransfers)
      if (to === range.checkpoint) result.changedSums = await listChangedSums(session)
      from = to
      onProgress?.({ postings, share: Number(to) / Number(range.newest) })
    }
    result.differences = await compareAll(session, range.newest)
    result.totals = await run(session, TOTALS)
    return result
  } finally {
    await script(session, `drop table if exists ${SUMS}`)
  }
}

const TABLE = `create temporary table ledger_verified (account text, currency text, total bigint not null, primary key (account, currency))`

interface Range {
  newest: bigint
  checkpoint: bigint
}

/**
 * The last transfer of the part behind `from`. A part ends at the checkpoint, where its sums can be
 * compared.
 */
async function endOfPart(
  session: Session,
  from: bigint,
  { newest, checkpoint }: Range,
  atOnce: number,
): Promise<bigint> {
  const last = from < checkpoint ? checkpoint : newest
  const text = `select coalesce(max(id), $2) as id from (
    select id from ledger_transfer where id > $1 and id <= $2 order by id limit $3) t having count(*) = $3`
  const [row] = await run<{ id: bigint }>(session, text, [from, last, atOnce])
  return row?.id ?? last
}

/**
 * Up to where every transfer can be seen, for good: the newest is read first, and then every
 * transaction has ended that was open then (docs/money.md).
 */
async function findRange(session: Session): Promise<Range> {
  const [range] = await run<Range>(
    session,
    `select greatest((select coalesce(max(id), 0) from ledger_transfer), up_to) as newest, up_to as checkpoint from ledger_checkpoint`,
  )
  if (!range) throw new Error('The ledger has no checkpoint.')
  const [row] = await run<{ id: string }>(session, 'select pg_current_xact_id()::text as id')
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const [{ ended } = { ended: false }] = await run<{ ended: boolean }>(
      session,
      'select ledger_ended($1::text::xid8) as ended',
      [row?.id],
    )
    if (ended) return range
    if (performance.now() > deadline)
      throw new Error(
        'A transaction has been open in this database for a minute: try again when it has ended.',
      )
    await wait(RETRY_MS)
  }
}

async function addUp(
  session: Session,
  from: bigint,
  to: bigint,
): Promise<{ postings: bigint; emptyTransfers: bigint[] }> {
  return session.transaction(async (tx) => {
    const [row] = await tx.run<{ postings: bigint }>('', ADD, [from, to])
    const empty = await tx.run<{ id: bigint }>('', EMPTY, [from, to])
    return { postings: row?.postings ?? 0n, emptyTransfers: empty.map(({ id }) => id) }
  })
}

const ADD = `
  with part as materialized (
    select from_account, to_account, currency, amount from ledger_posting where transfer_id > $1 and transfer_id <= $2
  ), side as (
    select to_account as account, currency, amount as change from part union all select from_account, currency, -amount from part
  ), added as (
    insert into ${SUMS} as s (account, currency, total) select account, currency, sum(change)::bigint from side group by 1, 2
    on conflict (account, currency) do update set total = s.total + excluded.total
  )
  select count(*) as postings from part`

const EMPTY = `
  select id from ledger_transfer t where id > $1 and id <= $2
     and not exists (select from ledger_posting p where p.transfer_id = t.id and p.transfer_id > $1 and p.transfer_id <= $2)
   order by id limit ${NAMED}`

const CHANGED = `
  select coalesce(s.account, v.account) as account, coalesce(s.currency, v.currency) as currency, coalesce(s.total, 0) as kept,
         coalesce(v.total, 0) as posted
    from ledger_sum s full join ${SUMS} v on v.account = s.account and v.currency = s.currency
   where coalesce(s.total, 0) <> coalesce(v.total, 0) order by 1, 2 limit ${NAMED}`

const listChangedSums = (session: Session) => run<ChangedSum>(session, CHANGED)

const NEXT_PURSES = `
  select account from (
    (select id as account from ledger_account where id > $1 order by id limit ${PURSES_AT_ONCE})
    union
    (select distinct account from ${SUMS} where account > $1 and account like 'player/%' order by account limit ${PURSES_AT_ONCE})) a
   order by account limit ${PURSES_AT_ONCE}`

async function compareAll(session: Session, newest: bigint): Promise<Difference[]> {
  const differences: Difference[] = []
  for (let after = ''; ; ) {
    const purses = (await run<{ account: string }>(session, NEXT_PURSES, [after])).map(
      ({ account }) => account,
    )
    const found = await findDifferences(session, { table: SUMS, upTo: `${newest}::bigint` }, purses)
    differences.push(...found.slice(0, NAMED - differences.length))
    if (purses.length < PURSES_AT_ONCE) return differences
    after = purses.at(-1) ?? ''
  }
}

const TOTALS = `select currency, split_part(account, '/', 1) as kind, sum(total)::bigint as balance from ${SUMS} group by 1, 2 order by 1, 2`

/** Through a transaction, because a database of one session has no other way of its own. */
function run<Row extends object>(
  session: Session,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return session.transaction((tx) => tx.run<Row>('', text, values))
}

function script(session: Session, text: string): Promise<void> {
  return session.transaction((tx) => tx.script(text))
}

/**
 * Takes the whole trial balance and freezes every currency in which it fails, so that a mistake
 * cannot grow.
 */
export async function verifyBooks(deps: BooksDeps, options?: TrialOptions): Promise<TrialBalance> {
  const result = await trialBalance(deps.db, options)
  await freezeDifferent(deps, result.differences)
  for (const { account, currency, kept, posted } of result.changedSums) {
    deps.log.fatal(
      { account, currency, kept, posted },
      'old postings of an account were changed: its currency is frozen',
    )
    const reason = `${account} had ${kept} up to the checkpoint, and its postings now sum to ${posted}`
    await freeze(deps.db, { currency, reason, frozenAt: deps.clock.now() })
  }
  if (result.emptyTransfers.length > 0)
    deps.log.error({ transfers: result.emptyTransfers }, 'transfers without postings')
  return result
}
