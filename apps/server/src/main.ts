import { resolve } from 'node:path'
import { openApp } from './app.ts'
import { listDemonstrations } from './config/demonstrations.ts'
import { ConfigError } from './config/setting.ts'
import { readConfig } from './config.ts'
import { readBuiltInWords } from './content/words/built-in-words.ts'
import { CannotOpen } from './db/cannot-open.ts'
import { refuseUngranted } from './db/grants.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { systemClock } from './kit/clock.ts'
import { openLog } from './kit/log.ts'
import { systemRandom } from './kit/random.ts'
import { DatabaseDown } from './kit/refusal.ts'
import { onStop } from './kit/stop.ts'
import { lowerPoolPriority } from './kit/thread-priority.ts'
import { keepTickShape } from './kit/tick-shape.ts'
import { BadMarketFile } from './markets/market-files.ts'
import { endDemoKey } from './seed/operator-key.ts'
import type { DemoPlayer } from './seed/players.ts'
import { seedCasino } from './seed/seed.ts'
import { openSites } from './sites.ts'

// The process of the casino. One line of JSON on stdout reports to its starter that it is ready,
// and where.
/** Container runtimes kill a process ten seconds after SIGTERM. */
const STOP_WITHIN_MS = 9_500

try {
  await main()
} catch (error) {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof CannotOpen ||
    error instanceof DatabaseDown ||
    error instanceof BadMarketFile
  console.error(isPlain ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const closeWith = onStop(STOP_WITHIN_MS)
  await keepTickShape()
  await lowerPoolPriority()
  const config = readConfig()
  const log = openLog(config.logLevel, { node: config.nodeName })
  const db = await openDatabase({
    url: config.databaseUrl ?? undefined,
    dataDir: resolve(config.dataDir, 'database'),
    log,
  })
  const applied = await migrate(db)
  await refuseUngranted(db)
  if (applied.length > 0) log.info({ applied }, 'the database was migrated')
  const players: DemoPlayer[] = []
  const app = await openApp({
    config,
    db,
    clock: systemClock,
    random: systemRandom,
    log,
    builtInWords: readBuiltInWords(resolve('dist/locales')),
    openSites: (addresses) => openSites(resolve('dist'), addresses),
    seed: async (parts) => {
      if (config.demo) players.push(...(await seedCasino(parts)))
    },
  })
  console.log(JSON.stringify({ casino: app.publicUrl, players }))

  if (config.production) {
    await endDemoKey(app.parts)
    for (const line of listDemonstrations(config)) log.warn(line)
  }
  closeWith(async () => {
    await app.close()
    await db.close()
  })
}
