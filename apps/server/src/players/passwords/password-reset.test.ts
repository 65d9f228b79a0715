import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, cookieOf, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { findCredentials } from '../player.ts'

const NEXT = 'Different-2'
let db: Database
let casino: Accounts
let guests = 0

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

async function member(): Promise<string> {
  const email = `guest${++guests}@example.test`
  await casino.member(email)
  return email
}

async function resetToken(email: string): Promise<string> {
  await casino.requestReset(email)
  return casino.tokenTo(email)
}

const login = async (username: string, password: string) =>
  casino.post('/auth/login', { form: { username, password } })

describe('A6 a reset link', () => {
  test('sets a new password, once', async () => {
    const email = await member()
    const token = await resetToken(email)
    await casino.changePassword(token, NEXT)
    expect((await login(email, 'Welcome-1')).status).toBe(401)
    expect((await login(email, NEXT)).status).toBe(200)
    await expect(casino.changePassword(token, 'Third-333')).rejects.toThrow('link_used')
  })

  test('that one node has mailed is good on another, and works once when both are requested at once', async () => {
    const other = openAccounts(db)
    for (let round = 0; round < 5; round++) {
      const email = await member()
      const token = await resetToken(email)
      const chosen = ['First-111', 'Second-222']
      const changes = [other, casino].map((node, at) =>
        node.changePassword(token, chosen[at] ?? ''),
      )
      const answers = await Promise.allSettled(changes)
      const refused = answers.filter((answer) => answer.status === 'rejected')
      expect(refused.map(({ reason }) => reason.code)).toEqual(['link_used'])
      const won = answers.findIndex(({ status }) => status === 'fulfilled')
      const statuses = chosen.map(async (password) => (await login(email, password)).status)
      expect(await Promise.all(statuses)).toEqual(won === 0 ? [200, 401] : [401, 200])
      await expect(other.changePassword(token, 'Third-333')).rejects.toThrow('link_used')
    }
  })

  test('carries 256 bits of chance, of which the database keeps only a hash', async () => {
    const email = await member()
    const token = await resetToken(email)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await db.sql
      .selectFrom('mailed_link')
      .select('hash')
      .where('purpose', '=', 'reset')
      .execute()
    expect(rows.map(({ hash }) => hash.toString('base64url'))).not.toContain(token)
  })

  test.each(['/sports?page=event', '/?modal=verify', '/?modal=login#verify'])(
    'opens the dialog that takes it out of the address, wherever the asker says: %s',
    async (path) => {
      const email = await member()
      await casino.requestReset(email, path)
      const link = new URL(
        (await casino.letterTo(email)).text.match(/https:\/\/\S+token=\S+/)?.[0] ?? '',
      )
      expect(link.searchParams.getAll('modal')).toEqual(['change_password'])
      expect(link.pathname).toBe(path.split('?')[0])
    },
  )

  test('is good for thirty minutes', async () => {
    const email = await member()
    const token = await resetToken(email)
    casino.clock.advance(30 * 60_000)
    await expect(casino.changePassword(token, NEXT)).rejects.toThrow('link_expired')
    expect((await login(email, 'Welcome-1')).status).toBe(200)
  })

  test('says that a newer one exists once it was requested', async () => {
    const email = await member()
    const older = await resetToken(email)
    const newer = await resetToken(email)
    await expect(casino.changePassword(older, NEXT)).rejects.toThrow('link_replaced')
    await casino.changePassword(newer, NEXT)
  })

  test('is not good for verifying, nor the other way round', async () => {
    const email = await member()
    await expect(casino.verify(await resetToken(email))).rejects.toThrow('link_invalid')
  })

  test('keeps its worth when the new password is refused', async () => {
    const email = await member()
    const token = await resetToken(email)
    await expect(casino.changePassword(token, 'weak')).rejects.toMatchObject({
      facts: { fields: { newPassword: 'validations.password_length' } },
    })
    await casino.changePassword(token, NEXT)
  })

  test('does not allow the address as the password, and can be used again after that', async () => {
    const email = 'Reset1@baize.test'
    await casino.member(email)
    const token = await resetToken(email)
    const refusal = { facts: { fields: { newPassword: 'validations.password_same_as_username' } } }
    await expect(casino.changePassword(token, 'rESET1@baize.test')).rejects.toMatchObject(refusal)
    await casino.changePassword(token, NEXT)
  })
})

describe('a new password', () => {
  test('A6 ends all sessions, at once for sockets, and notifies the owner', async () => {
    const email = await member()
    const [here, there] = [await login(email, 'Welcome-1'), await login(email, 'Welcome-1')]
    const ended: string[] = []
    for (const [place, answer] of Object.entries({ here, there })) {
      const known = await casino.auth.whoIs(String(answer.body))
      casino.auth.onSessionEnd(known?.viewer.sessionId ?? '', () => ended.push(place))
    }
    await casino.changePassword(await resetToken(email), NEXT)
    expect(ended.sort()).toEqual(['here', 'there'])
    casino.clock.advance(1000)
    for (const answer of [here, there]) {
      expect(await casino.auth.whoIs(String(answer.body))).toBeNull()
      expect((await casino.post('/auth/refresh', { cookie: cookieOf(answer) })).status).toBe(401)
    }
    expect((await casino.letterTo(email)).subject).toBe('Your password was changed')
  })

  test('A6 ends a sign-in with the old one that is under way', async () => {
    for (let round = 0; round < 3; round++) {
      const email = await member()
      const token = await resetToken(email)
      const [, answer] = await Promise.all([
        casino.changePassword(token, NEXT),
        login(email, 'Welcome-1'),
      ])
      expect((await casino.post('/auth/refresh', { cookie: cookieOf(answer) })).status).toBe(401)
    }
  })

  test('A6 ends a ticket for a sign-in that was given before', async () => {
    const email = await member()
    const { playerId = '' } = (await findCredentials(db, email)) ?? {}
    const ticket = await db.transaction((tx) => casino.auth.createLoginTicket(tx, playerId))
    await casino.changePassword(await resetToken(email), NEXT)
    expect((await casino.post('/auth/login', { form: { token: ticket } })).status).toBe(401)
  })

  test('proves the address, because the letter was read there', async () => {
    const email = 'unproven@example.test'
    await casino.register({ email })
    await casino.changePassword(await resetToken(email), NEXT)
    expect((await findCredentials(db, email))?.isVerified).toBe(true)
  })
})

describe('requesting a link', () => {
  test('A5 is answered alike for an unknown address, and nothing is sent', async () => {
    expect(await casino.requestReset('nobody@example.test')).toBeUndefined()
    await casino.mail.sendDue()
    expect(casino.letters.some(({ to }) => to === 'nobody@example.test' || to === '')).toBe(false)
    expect(await db.sql.selectFrom('letter').select('id').execute()).toEqual([])
  })

  test.each([
    '//evil.example',
    'https://evil.example/?modal=change_password',
    '/\\evil.example',
    'javascript:alert(1)',
  ])('W1 cannot make a link to %j', async (path) => {
    await expect(casino.requestReset(await member(), path)).rejects.toMatchObject({
      code: 'bad_input',
    })
  })

  test('A8 is refused when it was requested too often', async () => {
    const email = await member()
    for (let attempt = 0; attempt < 5; attempt++) await casino.requestReset(email)
    await expect(casino.requestReset(email)).rejects.toMatchObject({
      code: 'rate_limited',
      facts: { retryAfterS: 180 },
    })
    casino.clock.advance(180_000)
    await casino.requestReset(email)
  })
})
