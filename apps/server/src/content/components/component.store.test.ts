import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { insertVersions, listVersions } from './component.store.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('the history of a component is read without what was written, however much that is', async () => {
  const edition = { componentId: 'long', language: 'en', mobile: false }
  const savedAt = new Date('2026-03-01T12:00:00Z')
  const versions = [1, 2].map((version) => ({ version, author: 'jo', note: null, savedAt }))
  await db.transaction((tx) =>
    insertVersions(
      tx,
      versions.map((each) => ({ ...edition, ...each, body: JSON.stringify('x'.repeat(100_000)) })),
    ),
  )
  expect(await listVersions(db, edition)).toEqual(versions.toReversed())
})
