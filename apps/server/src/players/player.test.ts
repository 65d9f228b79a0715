import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../db/database.ts'
import { findPerson } from './player.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
  await sql.raw(insert('player', PLAYER)).execute(db.sql)
})
afterAll(() => db.close())

test('the facts of a person have the birthday as it was registered, whatever the time zone', async () => {
  expect(await findPerson(db, 'ann')).toEqual({
    city: 'Berlin',
    dateOfBirth: '1990-01-01',
    gender: 'FEMALE',
    registeredAt: new Date('2026-03-01T12:00:00Z'),
  })
})

test('an unknown player has no facts', async () => {
  expect(await findPerson(db, 'bob')).toBeNull()
})
