import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { describeSteps, describeTable, insert } from '#testkit/table-rules.ts'
import type { Database } from '../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const VERSION = {
  component_id: `'a_page'`,
  language: `'en'`,
  mobile: 'false',
  version: '1',
  body: `'words'`,
  author: `'Ada'`,
  saved_at: 'now()',
}

describeTable(() => db, {
  table: 'content_version',
  row: VERSION,
  refused: {
    content_version_before_the_first: { version: '0' },
    content_version_odd_id: [{ component_id: `'A_Page'` }, { component_id: `''` }],
    content_version_odd_language: { language: `'english'` },
    content_version_without_author: { author: `''` },
  },
  once: { content_version_pkey: { body: `'other words'` } },
})

describeTable(() => db, {
  table: 'content_publication',
  before: insert('content_version', VERSION),
  row: {
    position: '900000001',
    component_id: `'a_page'`,
    language: `'en'`,
    mobile: 'false',
    version: '1',
    published_by: `'Ada'`,
    published_at: 'now()',
  },
  refused: {
    content_publication_of_nothing: { version: '2' },
    content_publication_by_nobody: { published_by: `''` },
  },
  once: { content_publication_pkey: { published_by: `'Eve'` } },
})

describeTable(() => db, {
  table: 'translation',
  row: {
    language: `'en'`,
    namespace: `'frame'`,
    key: `'a_key'`,
    value: `'a word'`,
    changed_at: 'now()',
  },
  refused: {
    translation_odd_key: [{ key: `''` }, { key: `repeat('k', 201)` }],
    translation_odd_language: { language: `'English'` },
    translation_odd_namespace: { namespace: `'Frame'` },
    translation_too_long: { value: `repeat('v', 10001)` },
  },
  once: { translation_pkey: { value: `'another word'` } },
})

describeTable(() => db, {
  table: 'translation_missing',
  row: {
    namespace: `'frame'`,
    key: `'a_key'`,
    value: `'a word'`,
    times: '1',
    first_seen_at: 'now()',
    last_seen_at: 'now()',
  },
  refused: {
    translation_missing_never: { times: '0' },
    translation_missing_odd_key: [{ key: `''` }, { key: `repeat('k', 201)` }],
    translation_missing_odd_namespace: { namespace: `'Frame'` },
    translation_missing_too_long: { value: `repeat('v', 1001)` },
  },
  once: { translation_missing_pkey: { times: '2' } },
})

const KEY = {
  name: `'jo'`,
  hash: `decode(repeat('01', 32), 'hex')`,
  scopes: `'{content}'`,
  created_at: `'2026-11-20T12:00:00Z'`,
}

describeTable(() => db, {
  table: 'operator_key',
  row: KEY,
  refused: {
    operator_key_odd_name: { name: `'jo miller'` },
    operator_key_odd_hash: { hash: `decode('01', 'hex')` },
    operator_key_odd_scopes: [{ scopes: `'{}'` }, { scopes: `'{content,money}'` }],
    operator_key_ended_before_it_began: { ended_at: `'2026-11-20T11:59:59Z'` },
  },
  once: {
    operator_key_pkey: { hash: `decode(repeat('02', 32), 'hex')` },
    operator_key_hash_taken: { name: `'kim'` },
  },
})

describeSteps(() => db, {
  table: 'operator_key',
  row: KEY,
  taken: { ended: { to: { ended_at: 'now()' } } },
  refused: {
    'in use again after its end': {
      from: { ended_at: 'now()' },
      to: { ended_at: 'null' },
      by: 'can only be ended',
    },
    'one of other scopes': { to: { scopes: `'{content,words}'` }, by: 'can only be ended' },
    'another key': { to: { hash: `decode(repeat('03', 32), 'hex')` }, by: 'can only be ended' },
  },
})
