import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '../apps/server/src/config.ts'
import { CannotOpen } from '../apps/server/src/db/cannot-open.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { systemClock } from '../apps/server/src/kit/clock.ts'
import { openLog } from '../apps/server/src/kit/log.ts'
import { verifyBooks } from '../apps/server/src/ledger/trial-balance.ts'

/**
 * Recomputes every balance from its postings, prints the books, and exits with 1 when an account differs; its currency is then frozen.
 * With the embedded database the casino has to be stopped meanwhile, because only one process may have it.
 */
const log = openLog('silent')

try {
  const config = readConfig()
  const dataDir = resolve(config.dataDir, 'database')
  // Opening it would make one. The directory may hold the lock alone, where a first start has failed.
  if (config.databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new CannotOpen(`There is no database in ${config.dataDir}. Name its directory: DATA_DIR=… npm run ledger:verify`)
  const db = await openDatabase({ url: config.databaseUrl ?? undefined, dataDir, log })
  try {
    const { differences, emptyTransfers, totals } = await verifyBooks({ db, clock: systemClock, log })
    for (const { currency, kind, balance } of totals) console.log(`${currency}  ${kind.padEnd(6)}  ${String(balance).padStart(20)}`)
    for (const { account, currency, balance, posted } of differences) {
      console.error(`${account} has ${balance} ${currency}, but its postings say ${posted}: ${currency} is frozen.`)
    }
    for (const transfer of emptyTransfers) console.error(`Transfer ${transfer} moved nothing.`)
    const broken = differences.length + emptyTransfers.length > 0
    console.log(broken ? 'The books do not balance.' : 'The books balance.')
    process.exitCode = broken ? 1 : 0
  } finally {
    await db.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
