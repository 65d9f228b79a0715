import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/**
 * TEST_DATABASE=postgres runs the tests that open a database on a real PostgreSQL, which the set-up
 * finds or brings.
 */
const onPostgres = process.env.TEST_DATABASE === 'postgres'

const all = globSync('{apps,packages,scripts,bench}/**/*.test.{ts,tsx}')

/**
 * What opens a database, a casino or a stand-in needs the testkit. TEST_SHARE=quick leaves these
 * tests out.
 */
const opening = all.filter(
  (file) => file.includes('testkit/') || readFileSync(file, 'utf8').includes('testkit/'),
)
const isQuick = process.env.TEST_SHARE === 'quick'
const SCRATCH = 'scripts/tools/scratch-in-memory.ts'

/** They work out much and import little, and open what they are themselves. */
const standIns = all.filter((file) => /^apps.sandbox./.test(file) && !opening.includes(file))

const alone = {
  extends: true as const,
  test: { name: 'alone', include: isQuick ? standIns : [...opening, ...standIns] },
}

/**
 * The others leave nothing behind in their process: no setting, no clock and no global that another
 * file could trip over. They share it, and what they import is read once and not by each of them,
 * which takes a tenth of the time.
 */
const together = {
  extends: true as const,
  test: {
    name: 'together',
    include: all.filter((file) => !opening.includes(file) && !standIns.includes(file)),
    isolate: false,
  },
}

export default defineConfig({
  // As Node itself chooses: packages that come in two forms are loaded in one, or their classes
  // would not know each other.
  ssr: { resolve: { conditions: ['module-sync', 'node', 'development|production'] } },
  test: {
    ...(onPostgres
      ? {
          include: opening.filter((file) =>
            /^apps.server.|^scripts.(ledger-verify|db-grant)\./.test(file),
          ),
          globalSetup: [SCRATCH, 'apps/server/testkit/postgres.setup.ts'],
        }
      : { projects: [alone, together], globalSetup: [SCRATCH] }),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
})
