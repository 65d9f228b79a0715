import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import { openSeatedOperator } from '#testkit/seated-operator.ts'
import { ALL_CASES } from '#wallet-dialects/conformance/cases/all-cases.ts'
import type { Operator } from '#wallet-dialects/conformance/desk.ts'
import { runCases } from '#wallet-dialects/conformance/run-cases.ts'
import { DIALECTS } from '#wallet-dialects/open-dialect.ts'
import type { Database } from '../../src/db/database.ts'
import { ledgerIsWhole } from './ledger-is-whole.ts'

/** Fewest cases of each dialect, without cases that the dialect cannot express. */
const FEWEST = 60
/** Some send twenty calls at once, and all of them look at the money before and after. */
const TIMEOUT_MS = 600_000

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

/**
 * Dialects under test. They do the same on both databases, so the embedded one is tested with the
 * native dialect and one other.
 */
const TESTED = testsOnPostgres
  ? DIALECTS
  : DIALECTS.filter((name) => name === 'native' || name === 'softswiss')

describe.each(TESTED)('the wallet in the dialect %s', (name) => {
  let operator: Operator & { close(): Promise<void> }
  beforeAll(async () => {
    operator = await openSeatedOperator(db, name)
  })
  afterAll(() => operator.close())

  it('does what every provider may rely on', { timeout: TIMEOUT_MS }, async () => {
    const results = await runCases(ALL_CASES, operator)
    expect(results.filter(({ passed }) => passed === false)).toEqual([])
    expect(results.filter(({ passed }) => passed).length).toBeGreaterThanOrEqual(FEWEST)
  })
})

it('leaves books in which every cent has its place', async () => {
  expect(await ledgerIsWhole(db)).toBe(true)
})
