import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '../apps/server/src/config.ts'
import { CannotOpen } from '../apps/server/src/db/cannot-open.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { systemClock } from '../apps/server/src/kit/clock.ts'
import { openIds } from '../apps/server/src/kit/ids.ts'
import { openLog } from '../apps/server/src/kit/log.ts'
import { systemRandom } from '../apps/server/src/kit/random.ts'
import { carryOutOnMatches, matchLines } from '../apps/server/src/operator/match-acts.ts'
import { readMatchCommand } from '../apps/server/src/operator/match-command.ts'
import { openMail } from '../apps/server/src/players/mail/mail.ts'

/**
 * Lists the players who wait for a decision because they are like somebody excluded, and decides about one. The embedded database can be
 * opened by one process at a time: stop the casino first.
 */
try {
  const { command, asJson } = readMatchCommand(process.argv.slice(2))
  const config = readConfig()
  const log = openLog('silent')
  const dataDir = resolve(config.dataDir, 'database')
  if (config.databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new CannotOpen(`There is no database in ${config.dataDir}. Name its directory: DATA_DIR=… npm run matches`)
  const db = await openDatabase({ url: config.databaseUrl ?? undefined, dataDir, log })
  try {
    const clock = systemClock
    const mail = openMail({ db, clock, ids: openIds({ clock, random: systemRandom }), log, config })
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
    const report = await carryOutOnMatches({ db, clock, mail, publicUrl }, command)
    await mail.sendDue()
    console.log(asJson ? JSON.stringify(report) : matchLines(report).join('\n'))
  } finally {
    await db.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
