import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/**
 * TEST_DATABASE=postgres runs the tests that open a database on a real PostgreSQL, which the set-up
 * finds or brings.
 */
const onPostgres = process.env.TEST_DATABASE === 'postgres'

const all = globSync('{apps,packages,scripts,bench}/**/*.test.{ts,tsx}')

/**
 * Tests that open a casino to ask about headers, addresses, words, texts of errors or a party
 * outside. No database answers that differently, so these tests are not run again on PostgreSQL.
 */
const SAME_ON_POSTGRES =
  /testkit.|test.(catalogue|common-headers|compiled-query|content-openapi|content-refusals|edge|http|inner-address|licences|locales|policies|query-cost|query-cost-property|quick-deposit-cashier|rotation|sports-tokens|validation)\.api\./

/**
 * Tests that open a database, a casino or a stand-in need the testkit. TEST_SHARE=quick leaves
 * these tests out.
 */
const opening = all.filter(
  (file) => file.includes('testkit/') || readFileSync(file, 'utf8').includes('testkit/'),
)
const isQuick = process.env.TEST_SHARE === 'quick'

/** The tests that run on PostgreSQL too. */
const alsoOnPostgres = opening.filter(
  (file) =>
    /^apps.server.|^scripts.(ledger-verify|db-grant)\./.test(file) && !SAME_ON_POSTGRES.test(file),
)

/**
 * Tests that the embedded database could answer differently: the rules of money and of tables,
 * kills, races, full disks and several nodes. TEST_SHARE=once leaves the other tests that run on
 * PostgreSQL to PostgreSQL, which is what operators run; the browser's tests all use the embedded
 * database.
 */
const ON_BOTH_DATABASES =
  /src.(db|ledger).|constraints|histories|model|kill|races?\.|nodes|queue|full-disk|readiness|wallet\.api|scripts./
const isOnce = process.env.TEST_SHARE === 'once'
const onEmbedded = isOnce
  ? opening.filter((file) => !alsoOnPostgres.includes(file) || ON_BOTH_DATABASES.test(file))
  : opening
const SCRATCH = 'scripts/tools/scratch-in-memory.ts'

/** They work out much and import little, and open what they are themselves. */
const standIns = all.filter(
  (file) => /^(apps.sandbox|packages.demo-art)./.test(file) && !opening.includes(file),
)

/**
 * Test files share a process, because reading what they import takes longer than many of them. A
 * file leaves nothing behind that another one could trip over: no setting, no clock and no global.
 */
const sharing = { isolate: false, unstubEnvs: true, unstubGlobals: true }

const servers = {
  extends: true as const,
  test: { name: 'servers', include: isQuick ? standIns : [...onEmbedded, ...standIns], ...sharing },
}

/**
 * Tests of pages have a process of their own: some of them give it the globals of a browser, by
 * which the embedded database would take it for one.
 */
const pages = {
  extends: true as const,
  test: {
    name: 'pages',
    include: all.filter((file) => !opening.includes(file) && !standIns.includes(file)),
    isolate: false,
  },
}

export default defineConfig({
  // The conditions of Node itself. A package that comes in two forms is loaded in one: two forms
  // would have different classes.
  ssr: { resolve: { conditions: ['module-sync', 'node', 'development|production'] } },
  test: {
    ...(onPostgres
      ? {
          include: alsoOnPostgres,
          globalSetup: [SCRATCH, 'apps/server/testkit/postgres.setup.ts'],
          ...sharing,
        }
      : { projects: [servers, pages], globalSetup: [SCRATCH] }),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
})
