import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'

const PASSWORD = 'Welcome-1'
const SUBJECT = 'A new device has logged in to your account'
let db: Database
let casino: Accounts
let guests = 0
let addresses = 0
const address = () => `198.51.100.${++addresses}`

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

async function member(): Promise<string> {
  const email = `device${++guests}@example.test`
  await casino.member(email)
  return email
}

interface Browser {
  ip: string
  fingerprint?: string
  cookie?: string
}

/** Signs in and answers the cookie by which the browser is known from then on. */
async function signIn(
  username: string,
  { ip, fingerprint = 'phone', cookie = '' }: Browser,
): Promise<string> {
  const answer = await casino.post('/auth/login', {
    form: { username, password: PASSWORD, fingerprint },
    ip,
    cookie,
  })
  expect(answer.status).toBe(200)
  return String(answer.headers?.['set-cookie']?.[1]).split(';')[0] ?? ''
}

async function countLetters(email: string): Promise<number> {
  await casino.mail.sendDue()
  return casino.letters.filter(({ to, subject }) => to === email && subject === SUBJECT).length
}

test('the first sign-in of all brings no letter, a new device brings one, the same device again none', async () => {
  const email = await member()
  await signIn(email, { ip: address() })
  expect(await countLetters(email)).toBe(0)
  const elsewhere = address()
  const cookie = await signIn(email, { ip: elsewhere, fingerprint: 'laptop' })
  expect(await countLetters(email)).toBe(1)
  await signIn(email, { ip: elsewhere, fingerprint: 'laptop' })
  await signIn(email, { ip: address(), fingerprint: 'laptop', cookie })
  expect(await countLetters(email)).toBe(1)
})

test('another device in a known network is a new device, and so is the same make of device in another network', async () => {
  const email = await member()
  const home = address()
  await signIn(email, { ip: home })
  await signIn(email, { ip: home, fingerprint: 'laptop' })
  expect(await countLetters(email)).toBe(1)
  await signIn(email, { ip: address() })
  expect(await countLetters(email)).toBe(2)
})

test('a player who has been away for years is mailed about a new device', async () => {
  const email = await member()
  await signIn(email, { ip: address() })
  casino.clock.advance(500 * 86_400_000)
  for (const job of casino.auth.jobs ?? []) await job.run(new AbortController().signal)
  await signIn(email, { ip: address() })
  expect(await countLetters(email)).toBe(1)
})

test('however many new devices there are, a player gets five letters about them in a day', async () => {
  const email = await member()
  for (let device = 0; device < 9; device++)
    await signIn(email, { ip: address(), fingerprint: `device ${device}` })
  expect(await countLetters(email)).toBe(5)
})
