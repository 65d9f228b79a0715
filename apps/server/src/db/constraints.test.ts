import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { describeTable } from '#testkit/table-rules.ts'
import type { Database } from './database.ts'

const SOURCES = fileURLToPath(new URL('../', import.meta.url))

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('every table of the database has a test of all its constraints', async () => {
  const tables = await db.run<{ name: string }>(
    '',
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    [],
  )
  const tested = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('constraints.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(SOURCES, file), 'utf8').matchAll(
        /describeTable\(.*\n\s*table: '(\w+)'/g,
      ),
    ])
    .map(([, table]) => table)
  expect(tables.map(({ name }) => name).sort()).toEqual([...new Set(tested)].sort())
})

describeTable(() => db, {
  table: 'migration',
  row: { name: `'9999_a_test.sql'`, hash: `'a hash'` },
  once: { migration_pkey: { hash: `'another hash'` } },
})

describeTable(() => db, {
  table: 'rate_limit',
  row: { key: `'a key'`, full_at: 'now()' },
  once: { rate_limit_pkey: { full_at: `now() + interval '1 second'` } },
})

describeTable(() => db, {
  table: 'game_catalogue',
  row: { provider_id: `'a provider'`, fetched_at: 'now()', packed: `'\\x00'` },
  once: { game_catalogue_pkey: { etag: `'a tag'` } },
})

describeTable(() => db, {
  table: 'game_category',
  row: { id: `'SLOT_GAMES'`, fingerprint: `'a hash'` },
  once: { game_category_pkey: { fingerprint: `'another hash'` } },
})

describeTable(() => db, {
  table: 'sports_heard_call',
  row: {
    provider_id: `'delasport'`,
    hash: `'a hash'`,
    asked: `'what was read'`,
    heard_at: 'now()',
  },
  once: { sports_heard_call_pkey: { asked: `'another reading'` } },
})

describeTable(() => db, {
  table: 'failed_sign_in',
  row: { account: `'an account'`, ip: `'192.0.2.1'`, failures: '1', last_at: 'now()' },
  once: { failed_sign_in_pkey: { failures: '2' } },
})

describeTable(() => db, {
  table: 'letter',
  row: { id: `'a letter'`, created_at: 'now()', next_at: 'now()' },
  once: { letter_pkey: { attempts: '1' } },
})
