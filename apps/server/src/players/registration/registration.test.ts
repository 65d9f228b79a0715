import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, registrationOf } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../kit/refusal.ts'
import { balances } from '../../ledger/accounts.ts'
import { openLicences } from '../../markets/licences.ts'
import { findCredentials, findPlayer } from '../player.ts'
import { readRegistration, todayIn } from './registration.input.ts'

let db: Database
let casino: Accounts
let guests = 0
const guest = () => `guest${++guests}@example.test`

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

async function refusalOf(work: Promise<unknown>): Promise<{ code: string; facts: object }> {
  const error = await work.then(
    () => null,
    (problem: unknown) => problem,
  )
  if (!(error instanceof Refusal)) throw new Error('Nothing was refused.')
  return { code: error.code, facts: error.facts }
}

describe('registering', () => {
  test('makes a player with empty purses in their currency, who has to prove the address', async () => {
    const email = guest()
    await casino.register({
      email: ` ${email.toUpperCase()} `,
      currency: 'JPY',
      affiliateCode: 'friend-1',
    })
    const credentials = await findCredentials(db, email)
    expect(credentials).toMatchObject({
      email: email.toUpperCase(),
      isVerified: false,
      status: 'active',
      country: 'DE',
    })
    const player = await findPlayer(db, credentials?.playerId ?? '')
    expect(player).toMatchObject({
      active: true,
      firstName: 'Ada',
      currency: 'JPY',
      btag: 'friend-1',
      language: 'en',
    })
    expect((await balances(db, [player?.id ?? ''])).get(player?.id ?? '')).toEqual({
      currency: 'JPY',
      real: 0n,
      bonus: 0n,
      held: 0n,
    })
  })

  test('keeps the password only as an argon2id hash', async () => {
    const email = guest()
    await casino.register({ email })
    expect((await findCredentials(db, email))?.passwordHash).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    )
  })

  test('mails a link that starts with our own address and carries a token of 256 bits', async () => {
    const email = guest()
    await casino.register({ email, verificationPath: '/?lng=de&modal=verify' })
    const { text, html } = await casino.letterTo(email)
    const [link = ''] = text.match(/https:\S+/) ?? []
    expect(link).toMatch(/^https:\/\/casino\.test\/\?lng=de&modal=verify&token=[\w-]{43}$/)
    expect(html).toContain(link.replaceAll('&', '&#38;'))
  })

  test('writes in the language that is spoken, also from right to left', async () => {
    const email = guest()
    await casino.register({ email }, { ip: '192.0.2.9', language: 'ar' })
    expect((await casino.letterTo(email)).html).toContain('<html lang="ar" dir="rtl">')
  })

  test.each([
    [{ email: 'nobody' }, { email: 'validations.string.email' }],
    [{ password: 'weak' }, { password: 'validations.password_length' }],
    [
      { email: 'Ada1@baize.test', password: 'aDA1@baize.test' },
      { password: 'validations.password_same_as_username' },
    ],
    [{ currency: 'SEK' }, { currency: 'validations.not_offered' }],
    [{ country: 'US' }, { country: 'validations.not_offered' }],
    [{ country: 'ZZ' }, { country: 'validations.mixed.required' }],
    [{ dateOfBirth: '2010-01-01' }, { dateOfBirth: 'validations.18_years_of_age' }],
    [{ mobileNumber: '12345' }, { mobileNumber: 'validations.invalid_phone_number' }],
    [
      { firstName: 'A', city: ' ' },
      { firstName: 'validations.string.min', city: 'validations.mixed.required' },
    ],
    [{ affiliateCode: 'x'.repeat(65) }, { affiliateCode: 'validations.string.max' }],
    [{ verificationPath: '//evil.example' }, { verificationPath: 'validations.path_not_ours' }],
    [
      { verificationPath: 'https://evil.example/' },
      { verificationPath: 'validations.path_not_ours' },
    ],
  ])('with %j is refused field by field', async (changes, fields) => {
    const refusal = await refusalOf(casino.register({ email: guest(), ...changes }))
    expect(refusal).toEqual({ code: 'bad_input', facts: { fields } })
  })

  test('G4 needs eighteen years to the day in the player’s own country', () => {
    const input = registrationOf({ email: guest(), dateOfBirth: '2008-11-21', country: 'NZ' })
    const licences = openLicences()
    expect(() => readRegistration(input, new Date('2026-11-20T12:00:00Z'), licences)).not.toThrow()
    expect(() =>
      readRegistration({ ...input, country: 'DE' }, new Date('2026-11-20T12:00:00Z'), licences),
    ).toThrow('bad_input')
    expect(todayIn('CL', new Date('2026-11-21T04:30:00Z'))).toBe('2026-11-20')
    expect(todayIn('XK', new Date('2026-11-21T11:59:00Z'))).toBe('2026-11-20')
  })
})

describe('a known address', () => {
  test('gets a letter that says so, and the caller the same answer; the account stays as it was', async () => {
    const email = guest()
    await casino.member(email)
    const before = await findCredentials(db, email)
    expect(
      await casino.register({ email: email.toUpperCase(), password: 'Another-1' }),
    ).toBeUndefined()
    expect(await findCredentials(db, email)).toEqual(before)
    const letter = await casino.letterTo(email)
    expect(letter.subject).toBe('You already have an account')
    expect(letter.text).toContain('https://casino.test/?lng=en&modal=reset_password')
    expect(letter.text).not.toContain('token=')
  })

  test('keeps the link that it was sent before', async () => {
    const email = guest()
    await casino.register({ email })
    const token = await casino.tokenTo(email)
    await casino.register({ email })
    await casino.verify(token)
    expect((await findCredentials(db, email))?.isVerified).toBe(true)
  })

  test('that two register at once belongs to one of them', async () => {
    const email = guest()
    await Promise.all([casino.register({ email }), casino.register({ email })])
    await casino.mail.sendDue()
    const subjects = casino.letters.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual([
      'Please confirm your email address',
      'You already have an account',
    ])
  })
})

describe('verifying', () => {
  test('works once, and says afterwards that the address is proven', async () => {
    const email = guest()
    await casino.register({ email })
    const token = await casino.tokenTo(email)
    expect(await casino.verify(token)).toBe(true)
    expect((await findCredentials(db, email))?.isVerified).toBe(true)
    for (let day = 0; day < 10; day++) {
      expect(await casino.verify(token)).toBe(false)
      casino.clock.advance(86_400_000)
    }
    const events = await db.run<{ count: bigint }>(
      '',
      `select count(*)::bigint as count from security_event e join player p on p.id = e.player_id where e.kind = 'verified' and p.email = $1`,
      [email],
    )
    expect(events).toEqual([{ count: 1n }])
  })

  test('works by each of the letters, and the second one says that the address is proven', async () => {
    const email = guest()
    await casino.register({ email })
    const first = await casino.tokenTo(email)
    await casino.post('/auth/login', { form: { username: email, password: 'Welcome-1' } })
    const second = await casino.tokenTo(email)
    expect(second).not.toBe(first)
    expect([await casino.verify(first), await casino.verify(second)]).toEqual([true, false])
  })

  test('twice at the same time proves the address once', async () => {
    const email = guest()
    await casino.register({ email })
    const token = await casino.tokenTo(email)
    const answers = await Promise.all([casino.verify(token), casino.verify(token)])
    expect(answers.toSorted()).toEqual([false, true])
  })

  test('keeps ten links of a player, however many are requested', async () => {
    const email = guest()
    await casino.register({ email })
    const tokens = [await casino.tokenTo(email)]
    for (let more = 0; more < 11; more++) {
      casino.clock.advance(300_000)
      await casino.post('/auth/login', { form: { username: email, password: 'Welcome-1' } })
      tokens.push(await casino.tokenTo(email))
    }
    expect((await refusalOf(casino.verify(tokens[1] ?? ''))).code).toBe('link_invalid')
    expect(await casino.verify(tokens[2] ?? '')).toBe(true)
  })

  test('works for three days', async () => {
    const email = guest()
    await casino.register({ email })
    casino.clock.advance(3 * 86_400_000)
    expect((await refusalOf(casino.verify(await casino.tokenTo(email)))).code).toBe('link_expired')
    expect((await findCredentials(db, email))?.isVerified).toBe(false)
  })

  test.each(['', 'guess', 'a'.repeat(43), "' or 1=1 --"])(
    'with the token %j is refused',
    async (token) => {
      expect((await refusalOf(casino.verify(token))).code).toBe('link_invalid')
    },
  )
})

test('A5 queries the database as often for a known address as for a new one', async () => {
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted = openAccounts({
    ...db,
    transaction: (work) => db.transaction((tx) => work({ ...tx, sql: tx.sql.withPlugin(counter) })),
  })
  const statementsFor = async (email: string) => {
    statements = 0
    // Another clock, so another address: what is counted for this one lies in its future.
    await counted.register({ email }, { ip: '192.0.2.77' })
    return statements
  }
  const email = guest()
  const forNewcomer = await statementsFor(email)
  expect(forNewcomer).toBeGreaterThan(2)
  expect(await statementsFor(email)).toBe(forNewcomer)
})

test('A8 one address cannot register without end', async () => {
  const by = { ip: '198.51.100.7', language: 'en' }
  const attempts = Array.from({ length: 61 }, () =>
    refusalOf(casino.register({ email: 'nobody' }, by)),
  )
  const codes = (await Promise.all(attempts)).map(({ code }) => code)
  expect(codes.filter((code) => code === 'bad_input')).toHaveLength(60)
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1)
})
