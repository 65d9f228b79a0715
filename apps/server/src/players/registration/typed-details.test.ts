import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, registrationOf } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { openLicences } from '../../markets/licences.ts'
import { readMarketFiles } from '../../markets/market-files.ts'
import { emailKey, findCredentials } from '../player.ts'
import { getProfile, updateProfile } from '../profile/profile.ts'
import { readRegistration } from './registration.input.ts'

let db: Database
let casino: Accounts

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

describe('a mobile number', () => {
  test.each([
    ['+49 0151 1234567', '+491511234567'],
    ['+39 0471 163 1680', '+3904711631680'],
    ['+225 07 12 34 56 78', '+2250712345678'],
    ['+٤٩ ١٥١ ١٢٣٤٥٦٧', '+491511234567'],
    ['+1234567', '+1234567'],
  ])('%s is kept as the plan of its country has it: %s', (mobileNumber, kept) => {
    const input = registrationOf({ email: 'robin@baize.test', mobileNumber })
    expect(readRegistration(input, new Date(), openLicences()).mobileNumber).toBe(kept)
  })

  test('is kept in the same form when it is changed', async () => {
    await casino.member('number@baize.test')
    const { playerId = '' } = (await findCredentials(db, 'number@baize.test')) ?? {}
    await updateProfile(casino, playerId, { mobileNumber: '+44 01512 345678' }, 'test')
    expect((await getProfile({ db }, playerId)).mobileNumber).toBe('+441512345678')
  })
})

describe('an e-mail address', () => {
  test('belongs to one player, however its domain is written', async () => {
    await casino.member('robin@münchen.example')
    const found = await findCredentials(db, 'Robin@MÜNCHEN.example')
    expect(found).not.toBeNull()
    for (const form of [
      'robin@xn--mnchen-3ya.example',
      ' robin@mu\u0308nchen.example\u200e',
      'robin＠münchen。example',
    ])
      expect(await findCredentials(db, form), form).toEqual(found)
  })

  test('of a script beyond ASCII gets its letter', async () => {
    await casino.register({ email: 'робин@пример.рф' })
    expect((await casino.letterTo('робин@пример.рф')).text).toContain('token=')
  })

  test('that is none is still distinguished as it was typed', () => {
    expect(emailKey(' Robin ')).toBe('robin')
    expect(emailKey('Robin@[127.0.0.1]')).toBe('robin@[127.0.0.1]')
  })
})

describe('a name of one letter', () => {
  const input = registrationOf({
    email: 'o@baize.test',
    firstName: 'Å',
    lastName: 'O',
    country: 'DE',
  })
  const files = readMarketFiles(null)
  const policies = { ...files.policies, GENERIC: { ...files.policies.GENERIC, shortestName: 1 } }

  test('is refused unless the policy of the licence takes it', () => {
    expect(() => readRegistration(input, new Date(), openLicences())).toThrow('bad_input')
    const licences = openLicences({
      ...files,
      licences: { '*': { ...openLicences().licenceOf('DE'), type: 'GENERIC' } },
      policies,
    })
    expect(readRegistration(input, new Date(), licences)).toMatchObject({
      firstName: 'Å',
      lastName: 'O',
    })
  })

  test('is taken where a bank has verified it, because the player could not mend it', () => {
    expect(
      readRegistration(input, new Date(), openLicences(), { areNamesVerified: true }),
    ).toMatchObject({ firstName: 'Å' })
  })
})
