import { readConfig } from '../apps/server/src/config.ts'
import { grantToApplication } from '../apps/server/src/db/grants.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { openDatabase } from '../apps/server/src/db/open-database.ts'
import { openLog } from '../apps/server/src/kit/log.ts'

/**
 * Migrates a PostgreSQL as its owner, and gives the role that the casino will use what it needs
 * and no more.
 */
const [role] = process.argv.slice(2)

try {
  const { databaseUrl } = readConfig()
  if (!databaseUrl || !role)
    throw new Error(
      'Name the owner and the role of the casino: DATABASE_URL=postgres://owner@… npm run db:grant -- ROLE',
    )
  const db = await openDatabase({ url: databaseUrl, dataDir: '', log: openLog('silent') })
  try {
    await migrate(db)
    await db.transaction((tx) => grantToApplication(tx, role))
  } finally {
    await db.close()
  }
  console.log(`The database is migrated, and ${role} may run the casino on it.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
