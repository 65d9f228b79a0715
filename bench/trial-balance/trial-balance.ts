import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { systemClock } from '../../apps/server/src/kit/clock.ts'
import { openLog } from '../../apps/server/src/kit/log.ts'
import { checkNewPostings } from '../../apps/server/src/ledger/checkpoint.ts'
import { trialBalance } from '../../apps/server/src/ledger/trial-balance.ts'
import { startBenchPostgres } from '../bench-postgres.ts'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'

/**
 * Millions of postings that the books hold in turn. `TRIAL_MILLIONS=1,10,30` measures large books,
 * which takes some minutes.
 */
const MILLIONS = (process.env.TRIAL_MILLIONS ?? '1,3').split(',').map(Number)
const PLAYERS = 10_000
const NEW_POSTINGS = 10_000
const ROUNDS = 5
const FILL_AT_ONCE = 500_000
/** Most times longer that the check may take in the largest ledger than in the smallest. */
const FLAT = 1.5

/**
 * Measures the hourly check, by the number of postings there are already, with as many new ones
 * each time; and the full trial balance.
 */
export async function benchTrialBalance(): Promise<BenchRow[]> {
  const server = await startBenchPostgres({ durable: false })
  const log = openLog('error')
  const db = await openDatabase({ url: server.url, dataDir: '', log })
  const check = () => checkNewPostings({ db, clock: systemClock, log })
  let there = 0

  /**
   * Real rows with real indexes; only the triggers sleep, and each player gets as many cents as the
   * others.
   */
  async function fill(count: number): Promise<void> {
    for (const end = there + count; there < end; ) {
      const to = Math.min(end, there + FILL_AT_ONCE)
      await db.transaction((tx) =>
        tx.script(`set local session_replication_role = replica; set local statement_timeout = 0;
          insert into ledger_transfer (key, kind) select 'fill/' || n, 'bench' from generate_series(${there + 1}, ${to}) n;
          insert into ledger_posting select t.id, 1, 'world/bank/EUR', 'player/p' || (t.id % ${PLAYERS}) || '/real', 1, 'EUR'
            from ledger_transfer t where t.id > ${there} and t.id <= ${to};
          update ledger_account set balance = balance + ${(to - there) / PLAYERS}`),
      )
      there = to
    }
  }

  try {
    await migrate(db)
    await db.transaction((tx) =>
      tx.script(
        `insert into ledger_account (id, currency) select 'player/p' || n || '/real', 'EUR' from generate_series(0, ${PLAYERS - 1}) n`,
      ),
    )
    const rows: BenchRow[] = []
    let smallest = Number.NaN
    for (const millions of MILLIONS) {
      await fill(millions * 1_000_000 - there)
      await db.transaction((tx) => tx.script('set local statement_timeout = 0; analyze'))
      await check()
      const took: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await fill(NEW_POSTINGS)
        const started = performance.now()
        const done = await check()
        took.push(performance.now() - started)
        if (done?.postings !== BigInt(NEW_POSTINGS) || done.differences.length > 0)
          throw new Error('The books of the bench are not in order.')
      }
      const value = median(took)
      if (Number.isNaN(smallest)) smallest = value
      const name = `hourly check of ${NEW_POSTINGS.toLocaleString('en')} new postings, ${millions} million there`
      const ratio = value / smallest
      rows.push({
        name,
        value,
        unit: 'ms',
        yardstick: { name: `ms, ${MILLIONS[0]} million`, value: smallest },
        ratio,
        target: FLAT,
        pass: ratio <= FLAT,
      })
    }
    const started = performance.now()
    const { differences } = await trialBalance(db)
    if (differences.length > 0) throw new Error('The books of the bench do not balance.')
    const seconds = (performance.now() - started) / 1_000
    rows.push({
      name: `full trial balance of ${MILLIONS.at(-1)} million postings`,
      value: there / seconds,
      unit: 'postings/s',
    })
    rows.push({
      name: '  memory of the process meanwhile',
      value: process.memoryUsage().rss / 2 ** 20,
      unit: 'MB',
    })
    return rows
  } finally {
    await db.close()
    await server.stop()
  }
}
