import type { Database } from '../db/database.ts'
import type { Log } from '../kit/log.ts'

/** A gift whose row has another amount than the ledger. */
export interface GiftDifference {
  gift: 'free spins' | 'bet'
  /** The id of free spins; the book and its reference of a bet. */
  id: string
  currency: string
  /** Amount in the row, in minor units like all amounts. */
  recorded: bigint
  /** Amount that was moved for it. */
  moved: bigint
}

interface Row {
  /** Where the next page begins: behind it. */
  place: string[]
  currency: string
  recorded: bigint
  moved: bigint
}

const AT_ONCE = 1_000
/** The most players that are named; more names would not help. */
const NAMED = 1_000

/**
 * Compares the payments in the rows of free spins with the money that was posted or given as a
 * bonus for them, and the free stake of every bet that its book has taken with what it has cost the
 * casino. A page is one statement, which sees a row and its postings at one moment, so money may
 * move meanwhile. The first thousand differences are named. They freeze nothing: the accounts
 * themselves balance.
 */
export async function verifyGifts(
  { db, log }: { db: Database; log: Log },
  atOnce = AT_ONCE,
): Promise<GiftDifference[]> {
  const differences: GiftDifference[] = []
  const look = async (gift: GiftDifference['gift'], text: string, start: string[]) => {
    for (let after = start; ; ) {
      const rows = await readPage(db, text, [...after, atOnce])
      for (const { place, currency, recorded, moved } of rows)
        if (recorded !== moved && differences.length < NAMED)
          differences.push({ gift, id: place.toReversed().join('/'), currency, recorded, moved })
      if (rows.length < atOnce) return
      after = rows.at(-1)?.place ?? after
    }
  }
  await look('free spins', FREE_SPINS, [''])
  await look('bet', BETS, ['', ''])
  for (const difference of differences)
    log.error(difference, 'a gift says another amount than the ledger')
  return differences
}

function readPage(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  return db.transaction(async (tx) => {
    // Each row is looked up by an index, whatever PostgreSQL believes about the sizes of the
    // tables: other ways would read the whole ledger for each page.
    await tx.script(
      'set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off; set local jit = off',
    )
    return tx.run<Row>('', text, values)
  })
}

const FREE_SPINS = `
  select array[f.id] as place, f.currency, coalesce(f.paid, 0) as recorded, (p.posted + coalesce(b.amount, 0))::bigint as moved
    from (select id, currency, player_id, paid from free_spins where id > $1 order by id limit $2) f
    left join bonus b on b.key = 'free-spins/' || f.id and b.player_id = f.player_id and b.currency = f.currency
   cross join lateral (
     select coalesce(sum(p.amount), 0) as posted from ledger_transfer t join ledger_posting p on p.transfer_id = t.id
      where t.key = 'free-spins/' || f.id || '/won' and p.currency = f.currency
        and p.from_account = 'house/bonuses/' || f.currency and p.to_account = 'player/' || f.player_id || '/real') p
   order by f.id`

// A stake goes to the account for sports with any of these facts (docs/money.md), and comes back
// with what is returned. Winnings that are a bonus also move between the two accounts.
const BETS = `
  select array[b.ref, b.provider_id] as place, b.currency, case b.stake_at when 'house' then b.stake_free else 0 end as recorded, p.moved
    from (select ref, provider_id, coalesce(currency, '') as currency, stake_at, stake_free, turn
            from sports_bet where (ref, provider_id) > ($1, $2) order by ref, provider_id limit $3) b
   cross join lateral (
     select coalesce(sum(case
              when p.from_account = 'house/bonuses/' || b.currency and p.to_account = 'house/sports/' || b.currency
                and t.kind <> 'sports_taken_back' then p.amount
              when p.from_account = 'house/sports/' || b.currency and p.to_account = 'house/bonuses/' || b.currency
                and t.kind = 'sports_returned' then -p.amount end), 0)::bigint as moved
       from (select unnest(array['commit', 'rollback']) as fact
             union all select f || turn from unnest(array['settled/', 'undone/']) f, generate_series(0, b.turn) turn) f
       join ledger_transfer t on t.key = 'sports/' || b.provider_id || '/' || b.ref || '/' || f.fact
       join ledger_posting p on p.transfer_id = t.id) p
   order by b.ref, b.provider_id`
