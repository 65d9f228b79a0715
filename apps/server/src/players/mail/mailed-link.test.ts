import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { openPlayers } from '../players.module.ts'
import { hashOf } from '../secret-hash.ts'
import { putLink } from './mailed-link.store.ts'

const DAY_MS = 86_400_000
let db: Database
let casino: Accounts

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

test('the outcome of a link is known for ninety days after its end, and then the link counts as never mailed', async () => {
  const email = 'archive@example.test'
  await casino.register({ email })
  const token = await casino.tokenTo(email)
  await casino.verify(token)
  const forget = openPlayers(casino).jobs?.find(({ name }) => name === 'forget old links')
  casino.clock.advance(93 * DAY_MS)
  await forget?.run(new AbortController().signal)
  expect(await casino.verify(token)).toBe(false)
  casino.clock.advance(1)
  await forget?.run(new AbortController().signal)
  await expect(casino.verify(token)).rejects.toThrow('link_invalid')
})

test('one of two links for a new password that were used at once sets a password', async () => {
  const email = 'twice@example.test'
  await casino.member(email)
  const tokens = ['one', 'two']
  const expires_at = new Date(casino.clock.nowMs() + DAY_MS)
  for (const token of tokens)
    await putLink(db, email, { purpose: 'reset', hash: hashOf(token), expires_at, replaces: false })
  const answers = await Promise.all(
    tokens.map((token) =>
      casino.changePassword(token, 'Different-2').then(
        () => 'changed',
        (error: Error) => error.message,
      ),
    ),
  )
  expect(answers.toSorted()).toEqual(['changed', 'link_replaced'])
})
