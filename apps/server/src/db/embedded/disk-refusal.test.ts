import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { DatabaseDown } from '../../kit/refusal.ts'
import type { Database } from '../database.ts'
import { type DiskRefusal, rememberFullDisk } from './disk-refusal.ts'

let db: Database
let disk: DiskRefusal

beforeAll(async () => {
  db = await openTestDatabase()
  await db.transaction((tx) => tx.script('create table scratch (n int)'))
})
afterAll(() => db.close())

beforeEach(async () => {
  disk = rememberFullDisk(db.transaction)
  await expect(disk.transaction(() => Promise.reject(fullDisk()))).rejects.toThrow('full')
})

/** Returns PostgreSQL's error of a full disk. */
function fullDisk(): Error {
  const cause = Object.assign(new Error('no space'), { code: '53100' })
  return new DatabaseDown('The disk of the database is full: nothing was written.', cause)
}

const run = (text: string) => disk.transaction((tx) => tx.run('', text, []))

test('a full disk is remembered while transactions only read, or change no row', async () => {
  await run('select 1')
  await run('update scratch set n = 1 where n = 7')
  expect(disk.message()).toContain('full')
})

test('a full disk that a single statement met is remembered like one that a transaction met', async () => {
  const fresh = rememberFullDisk(db.transaction)
  fresh.met(new Error('another fault'))
  expect(fresh.message()).toBeNull()
  fresh.met(fullDisk())
  expect(fresh.message()).toContain('full')
})

test('a full disk is forgotten once a transaction has written', async () => {
  await run('insert into scratch values (1)')
  expect(disk.message()).toBeNull()
})

test('a full disk is forgotten after a minute in which it refused nothing', async () => {
  vi.useFakeTimers()
  try {
    const again = rememberFullDisk(db.transaction)
    await expect(again.transaction(() => Promise.reject(fullDisk()))).rejects.toThrow('full')
    vi.advanceTimersByTime(59_000)
    expect(again.message()).toContain('full')
    vi.advanceTimersByTime(2000)
    expect(again.message()).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
