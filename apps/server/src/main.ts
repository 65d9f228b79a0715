import { resolve } from 'node:path'
import { openApp } from './app.ts'
import { ConfigError } from './config/setting.ts'
import { readConfig } from './config.ts'
import { readBuiltInWords } from './content/built-in-words.ts'
import { CannotOpen } from './db/cannot-open.ts'
import { openDatabase } from './db/database.ts'
import { DatabaseDown } from './db/database-down.ts'
import { migrate } from './db/migrate.ts'
import { systemClock } from './kit/clock.ts'
import { openLog } from './kit/log.ts'
import { systemRandom } from './kit/random.ts'
import { keepTickShape } from './kit/tick-shape.ts'
import { BadMarketFile } from './markets/market-files.ts'
import { seedCasino } from './seed/seed.ts'
import { openSites } from './sites.ts'

// The process of the casino. One line of JSON on stdout tells whoever started it that it is ready, and where.
try {
  await main()
} catch (error) {
  const isPlain =
    error instanceof ConfigError || error instanceof CannotOpen || error instanceof DatabaseDown || error instanceof BadMarketFile
  console.error(isPlain ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  await keepTickShape()
  const config = readConfig()
  const log = openLog(config.logLevel, { node: config.nodeName })
  const db = await openDatabase({ url: config.databaseUrl ?? undefined, dataDir: resolve(config.dataDir, 'database'), log })
  const applied = await migrate(db)
  if (applied.length > 0) log.info({ applied }, 'the database was migrated')
  const app = await openApp({
    config,
    db,
    clock: systemClock,
    random: systemRandom,
    log,
    builtInWords: readBuiltInWords(resolve('dist/locales')),
    openSites: (addresses) => openSites(resolve('dist'), addresses),
  })
  const players = config.demo ? await seedCasino(app.house) : []
  console.log(JSON.stringify({ casino: app.publicUrl, players }))

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    await app.close()
    await db.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
  // Whoever started us and died without a word must not leave an orphan on the data directory.
  process.on('disconnect', close)
}
