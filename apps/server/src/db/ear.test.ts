import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { Database } from './database.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

describe.runIf(testsOnPostgres)('the connection that hears notifications', () => {
  test('says after it was lost that something may have been missed, once it hears again', async () => {
    const heard: string[] = []
    const last = Promise.withResolvers<void>()
    const missed = Promise.withResolvers<void>()
    const hear = (payload: string) => {
      heard.push(payload)
      if (payload === 'last') last.resolve()
    }
    await db.listen('test_news', hear, missed.resolve)
    const ears =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'baize ear' and datname = current_database()"
    expect(await db.run('test_ears', ears, [])).toHaveLength(1)
    await missed.promise
    await db.notify('test_news', 'last')
    await last.promise
    expect(heard).toEqual(['last'])
  })
})
