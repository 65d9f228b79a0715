import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { changeOwnPassword } from '../../auth/sign-in/own-password.ts'
import type { Database } from '../../db/database.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { openLicences } from '../../markets/licences.ts'
import { readMarketFiles } from '../../markets/market-files.ts'
import { findCredentials } from '../player.ts'

/** Long enough, and on the list of known passwords. */
const BREACHED = 'Qwertyuiop'
const PHRASE = 'quiet lamps over green felt'
let db: Database
let casino: Accounts
let players = 0

beforeAll(async () => {
  db = await openTestDatabase()
  const files = readMarketFiles(null)
  // Estonia's licence requires length; Germany's players are served under another one.
  const policies = {
    ...files.policies,
    ESTONIAN: { ...files.policies.ESTONIAN, passwordRule: 'length' as const },
  }
  casino = openAccounts(db, { licences: openLicences({ ...files, policies }) })
})
afterAll(() => db.close())

const email = () => `walker${++players}@example.test`

async function fieldsOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: Refusal) => error.facts.fields,
  )
}

const register = (country: string, password: string) =>
  fieldsOf(casino.register({ email: email(), country, password }))

describe('a licence whose password rule is length', () => {
  test('takes a phrase of small letters at registration, which the composition rule refuses', async () => {
    expect(await register('EE', PHRASE)).toBeNull()
    expect(await register('DE', PHRASE)).toMatchObject({
      password: 'validations.password_at_least_one_uppercase_char',
    })
  })

  test('refuses a short password and one that is known from a breach, in any capitals', async () => {
    expect(await register('EE', 'Wel-1')).toEqual({ password: 'validations.password_length_only' })
    expect(await register('EE', BREACHED)).toEqual({ password: 'validations.password_breached' })
    expect(await register('EE', BREACHED.toUpperCase())).toEqual({
      password: 'validations.password_breached',
    })
  })

  test.each([
    `${BREACHED} `,
    'qwerty uiop',
    'Qwerty\u200buiop',
    'Qwertyuiop\0',
    'Ｑｗｅｒｔｙｕｉｏｐ',
    ' '.repeat(8),
    '\0'.repeat(8),
  ])('refuses a known password with what nobody sees, and nothing but that: %j', async (password) =>
    expect(await register('EE', password)).toEqual({ password: 'validations.password_breached' }),
  )

  test('checks the new password of a mailed link by the player’s country, and leaves the link usable', async () => {
    const address = email()
    await casino.member(address, { country: 'EE', password: PHRASE })
    await casino.requestReset(address)
    const token = await casino.tokenTo(address)
    expect(await fieldsOf(casino.changePassword(token, BREACHED))).toEqual({
      newPassword: 'validations.password_breached',
    })
    await casino.changePassword(token, `${PHRASE} again`)
    expect(
      (
        await casino.post('/auth/login', {
          form: { username: address, password: `${PHRASE} again` },
        })
      ).status,
    ).toBe(200)
  })

  test('checks the password that a signed-in player chooses', async () => {
    const address = email()
    await casino.member(address, { country: 'EE', password: PHRASE })
    const { playerId = '' } = (await findCredentials(db, address)) ?? {}
    const change = (newPassword: string) =>
      fieldsOf(
        changeOwnPassword(
          casino,
          { currentPassword: PHRASE, newPassword },
          {
            viewer: { playerId, sessionId: casino.ids.newId() },
            ip: '192.0.2.9',
            requestId: 'test',
          },
        ),
      )
    expect(await change(BREACHED)).toEqual({ newPassword: 'validations.password_breached' })
    expect(await change('another quiet phrase')).toBeNull()
  })
})
