import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

/** TEST_DATABASE=postgres runs the same tests on a real PostgreSQL, which the set-up finds or brings. */
const onPostgres = process.env.TEST_DATABASE === 'postgres'

/** TEST_SHARE=quick leaves out what opens a database, a casino or a stand-in: those tests need the testkit. */
const opening =
  process.env.TEST_SHARE === 'quick'
    ? globSync('{apps,packages,scripts,bench}/**/*.test.ts').filter(
        (file) => file.includes('testkit/') || readFileSync(file, 'utf8').includes('testkit/'),
      )
    : []

export default defineConfig({
  // As Node itself chooses: packages that come in two forms are loaded in one, or their classes would not know each other.
  ssr: { resolve: { conditions: ['module-sync', 'node', 'development|production'] } },
  test: {
    include: onPostgres
      ? ['apps/server/**/*.test.ts', 'scripts/{ledger-verify,db-grant}.test.ts']
      : ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...opening],
    globalSetup: onPostgres ? ['apps/server/testkit/postgres.setup.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
})
