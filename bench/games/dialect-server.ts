import { createInterface } from 'node:readline'
import { openSeatedOperator } from '#testkit/seated-operator.ts'
import type { ProviderSession } from '#wallet-dialects/dialect.ts'
import { DIALECTS } from '#wallet-dialects/open-dialect.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { openLog } from '../../apps/server/src/kit/log.ts'
import { keepTickShape } from '../../apps/server/src/kit/tick-shape.ts'
import type { Provider } from './signed-calls.ts'

/**
 * The wallet in one dialect, for bench/games/dialects.ts. Arguments: a PostgreSQL address and the
 * dialect. It prints the facts that a provider needs. Each line on its standard input requests the
 * number of bets and wins in the database.
 */
const [url = '', wanted = ''] = process.argv.slice(2)
const PLAYERS = 500
const OPENING = 100_000_000
const name = DIALECTS.find((each) => each === wanted)
if (!name) throw new Error(`There is no dialect ${wanted}.`)
await keepTickShape()
const db = await openDatabase({ url, dataDir: '', log: openLog('error') })
await migrate(db)
const operator = await openSeatedOperator(db, name)
const seats: ProviderSession[] = []
for (let at = 0; at < PLAYERS; at++) seats.push(await operator.seat(OPENING))
const { url: wallet, dialectOptions } = operator
console.log(JSON.stringify({ name, wallet, dialectOptions, seats } satisfies Provider))

createInterface(process.stdin).on('line', async () => {
  console.log(JSON.stringify({ count: await countOf() }))
})
process.on('SIGTERM', async () => {
  await operator.close()
  await db.close()
  process.exit()
})

async function countOf(): Promise<number> {
  const rows = await db.run<{ count: bigint }>(
    'bench_count',
    'select count(*) as count from game_transaction',
    [],
  )
  return Number(rows[0]?.count)
}
