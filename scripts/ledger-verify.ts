import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { verifyGifts } from '../apps/server/src/app/gift-costs.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { CannotOpen } from '../apps/server/src/db/cannot-open.ts'
import { openDatabase } from '../apps/server/src/db/open-database.ts'
import { systemClock } from '../apps/server/src/kit/clock.ts'
import { openLog } from '../apps/server/src/kit/log.ts'
import { type Progress, verifyBooks } from '../apps/server/src/ledger/trial-balance.ts'

/**
 * Recomputes every balance from its postings, prints the books, and exits with 1 when an account
 * differs; its currency is then frozen. Names free spins and free bets whose amount is not what the
 * ledger moved, and exits with 1 too. Says on stderr how far it is. With the embedded database
 * the casino has to be stopped meanwhile, because only one process may have it.
 */
const log = openLog('silent')
const REPORT_EVERY_MS = 2_000

try {
  const config = readConfig()
  const dataDir = resolve(config.dataDir, 'database')
  // Opening it would make one. The directory may hold the lock alone, where a first start has
  // failed.
  if (config.databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new CannotOpen(
      `There is no database in ${config.dataDir}. Name its directory: DATA_DIR=… npm run ledger:verify`,
    )
  const db = await openDatabase({ url: config.databaseUrl ?? undefined, dataDir, log })
  try {
    const onProgress = openProgress()
    const { differences, changedSums, emptyTransfers, totals } = await verifyBooks(
      { db, clock: systemClock, log },
      { onProgress },
    )
    for (const { currency, kind, balance } of totals)
      console.log(`${currency}  ${kind.padEnd(6)}  ${String(balance).padStart(20)}`)
    for (const { account, currency, balance, posted } of differences) {
      console.error(
        `${account} has ${balance} ${currency}, but its postings sum to ${posted}: ${currency} is frozen.`,
      )
    }
    for (const { account, currency, kept, posted } of changedSums) {
      console.error(
        `${account} had ${kept} ${currency} up to the checkpoint, but its postings now sum to ${posted}: ${currency} is frozen.`,
      )
    }
    for (const transfer of emptyTransfers) console.error(`Transfer ${transfer} moved nothing.`)
    const gifts = await verifyGifts({ db, log })
    for (const { gift, id, currency, recorded, moved } of gifts) {
      const sentence =
        gift === 'bet'
          ? `Bet ${id} has taken a free stake of`
          : `Free spins ${id} say that they have paid`
      console.error(`${sentence} ${recorded} ${currency}, but the ledger says ${moved}.`)
    }
    const broken =
      differences.length + changedSums.length + emptyTransfers.length + gifts.length > 0
    console.log(broken ? 'The books do not balance.' : 'The books balance.')
    process.exitCode = broken ? 1 : 0
  } finally {
    await db.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

/** Prints every two seconds how much has been added up, and how fast. */
function openProgress(): (progress: Progress) => void {
  const started = performance.now()
  let reportedAt = started
  return ({ postings, share }) => {
    const now = performance.now()
    if (now - reportedAt < REPORT_EVERY_MS) return
    reportedAt = now
    const perSecond = Math.round(Number(postings) / ((now - started) / 1_000))
    console.error(
      `${Math.floor(share * 100)} %: ${postings} postings added up, ${perSecond} a second.`,
    )
  }
}
