import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import type { Viewer } from '../kit/request-context.ts'
import { findCredentials } from '../players/player.ts'
import { contactSupport } from './contact.ts'

let db: Database
let casino: Accounts
let messages = 0
beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

function write(
  ip: string,
  viewer: Viewer | null = null,
  email = `visitor${++messages}@example.test`,
): Promise<void> {
  const input = { email, name: 'Vera', message: 'How do I deposit?' }
  return contactSupport(casino, input, { viewer, ip, language: 'en', requestId: 'test' })
}

const mayWrite = (ip: string, viewer: Viewer | null = null) =>
  write(ip, viewer).then(
    () => true,
    () => false,
  )

async function countTaken(ips: readonly string[]): Promise<number> {
  let taken = 0
  for (const ip of ips) if (await mayWrite(ip)) taken++
  return taken
}

test('310 messages from one address do not close the form for others', async () => {
  expect(await countTaken(Array.from({ length: 310 }, () => '203.0.113.1'))).toBe(5)
  expect(await mayWrite('198.51.100.1')).toBe(true)
  // Other addresses of the same share may still write.
  expect(await mayWrite('203.0.113.2')).toBe(true)
})

test('a caller with thousands of addresses closes a sixteenth of the form, and none of it for players', async () => {
  const networks = Array.from(
    { length: 400 },
    (_, index) => `2001:db8:${(index >> 2).toString(16)}:${index % 4}::1`,
  )
  expect(await countTaken(networks)).toBe(19)
  const email = 'player@example.test'
  await casino.member(email)
  const viewer = {
    playerId: (await findCredentials(db, email))?.playerId ?? '',
    sessionId: 'session',
  }
  expect(await mayWrite(networks[0] ?? '')).toBe(false)
  expect(await mayWrite(networks[0] ?? '', viewer)).toBe(true)
  expect(await mayWrite('192.0.2.1')).toBe(true)
})

test('messages that another caller sends under a visitor’s e-mail address leave the visitor the form', async () => {
  const email = 'vera@example.test'
  for (let sent = 0; sent < 5; sent++) await write('203.0.113.77', null, email)
  await expect(write('198.51.100.77', null, email)).resolves.toBeUndefined()
})
