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

const exclude = [...configDefaults.exclude, ...opening]

/**
 * These leave nothing behind in their process: no setting, no clock and no global that another file could trip over. They share it, and what
 * they import is read once and not by each of them, which takes a tenth of the time.
 */
const sharing = ['packages/**/*.test.{ts,tsx}', 'apps/site/src/**/*.test.{ts,tsx}']

const together = { extends: true as const, test: { name: 'together', include: sharing, exclude, isolate: false } }
const alone = {
  extends: true as const,
  test: { name: 'alone', include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'], exclude: [...exclude, ...sharing] },
}

export default defineConfig({
  // As Node itself chooses: packages that come in two forms are loaded in one, or their classes would not know each other.
  ssr: { resolve: { conditions: ['module-sync', 'node', 'development|production'] } },
  test: {
    ...(onPostgres
      ? {
          include: ['apps/server/**/*.test.ts', 'scripts/{ledger-verify,db-grant}.test.ts'],
          globalSetup: ['apps/server/testkit/postgres.setup.ts'],
        }
      : { projects: [alone, together] }),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
})
