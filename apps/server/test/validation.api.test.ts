import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accountDetailsForm,
  changePasswordForm,
  loginForm,
  personalDetailsForm,
  quickRegistrationFormBy,
  resetPasswordForm,
  SHORTEST_NAME,
} from '#rules/registration.ts'
import { registrationOf } from '#testkit/accounts.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

/*
 * Every rule of a field, by the key of its problem. Each row is tried twice: on the form
 * that the browser checks, and on the call that the server checks, which must agree. What only one
 * of them can see stands in lists of its own.
 */

const REQUIRED = 'validations.mixed.required'
const TOO_LONG = 'validations.string.max'
const TOO_SHORT = 'validations.string.min'
const NO_EMAIL = 'validations.string.email'
const PASSWORD = 'validations.password'

/** Promotion code of the only offer in these tests. */
const CODE = 'LAMPLIGHT'

type Row = [field: string, value: string, key: string | null]

const long = (length: number) => 'x'.repeat(length)
const emailOf = (length: number) => `${long(length - '@baize.test'.length)}@baize.test`

const emails: readonly Row[] = [
  ['email', '', REQUIRED],
  ['email', '   ', REQUIRED],
  ['email', 'ada', NO_EMAIL],
  ['email', 'ada@', NO_EMAIL],
  ['email', 'ada lovelace@baize.test', NO_EMAIL],
]

/** The addresses that the standard allows, the newer ones too. */
const newEmails: readonly Row[] = [
  ['email', "robin.o'hara+1@baize.test", null],
  ['email', 'robin-2@münchen.example', null],
  ['email', 'robin-2@xn--mnchen-3ya.example', null],
  ['email', 'робин@пример.рф', null],
  ['email', '"robin ash"@baize.test', NO_EMAIL],
  ['email', 'robin..2@baize.test', NO_EMAIL],
]

const passwords = (field: string): readonly Row[] => [
  [field, '', REQUIRED],
  [field, 'Ab-12', `${PASSWORD}_length`],
  [field, 'Ab-123', null],
  [field, `Ab-1${long(28)}`, null],
  [field, `Ab-1${long(29)}`, `${PASSWORD}_length`],
  [field, 'WELCOME-1', `${PASSWORD}_at_least_one_lowercase_char`],
  [field, 'welcome-1', `${PASSWORD}_at_least_one_uppercase_char`],
  [field, 'Welcome', `${PASSWORD}_at_least_one_number_or_special_character`],
  [field, 'Wel come', `${PASSWORD}_at_least_one_number_or_special_character`],
  [field, 'Welcome1', null],
  [field, 'Ñandú-ß', null],
  [field, 'كلمةسر١٢', null],
]

const accountDetails: readonly Row[] = [
  ...emails,
  ...newEmails,
  ['email', emailOf(64), null],
  ['email', ` ${emailOf(64)} `, null],
  ['email', emailOf(65), TOO_LONG],
  ...passwords('password'),
  ['password', 'Robin-1@baize.test', `${PASSWORD}_same_as_username`],
  ['password', 'rOBIN-1@BAIZE.test', `${PASSWORD}_same_as_username`],
  ['currency', '', REQUIRED],
  ['bonusCode', '', null],
  ['bonusCode', ` ${CODE.toLowerCase()} `, null],
  ['bonusCode', long(65), TOO_LONG],
]

const personalDetails: readonly Row[] = [
  ...(['firstName', 'lastName'] as const).flatMap((field): Row[] => [
    [field, '', REQUIRED],
    [field, 'A', TOO_SHORT],
    [field, ' A ', TOO_SHORT],
    [field, 'Bo', null],
    [field, long(64), null],
    [field, long(65), TOO_LONG],
  ]),
  ['country', '', REQUIRED],
  ['country', 'XX', REQUIRED],
  ['country', 'de', REQUIRED],
  ['city', ' ', REQUIRED],
  ['city', 'Å', null],
  ['city', long(64), null],
  ['city', long(65), TOO_LONG],
  ['houseNumberAndStreetName', '', REQUIRED],
  ['houseNumberAndStreetName', '1', TOO_SHORT],
  ['houseNumberAndStreetName', '1a', null],
  ['houseNumberAndStreetName', long(128), null],
  ['houseNumberAndStreetName', long(129), TOO_LONG],
  ['postCode', '', REQUIRED],
  ['postCode', '7', null],
  ['postCode', '१०९६९', null],
  ['postCode', long(16), null],
  ['postCode', long(17), TOO_LONG],
  ['mobileNumber', '', REQUIRED],
  ['mobileNumber', '004915112345', 'validations.invalid_phone_number'],
  ['mobileNumber', '+491511', 'validations.invalid_phone_number'],
  ['mobileNumber', '+1234567', null],
  ['mobileNumber', '+1 234 567', null],
  ['mobileNumber', '+٤٩ ١٥١ ١٢٣٤٥٦٧', null],
  ['mobileNumber', '+49 151 CALLME1', 'validations.invalid_phone_number'],
  ['mobileNumber', '+1  234567', 'validations.invalid_phone_number'],
  ['mobileNumber', '+123456789012345', null],
  ['mobileNumber', '+1234567890123456', 'validations.invalid_phone_number'],
  ['dateOfBirth', '', REQUIRED],
  ['dateOfBirth', '1990-02-30', REQUIRED],
  ['dateOfBirth', '30.01.1990', REQUIRED],
  ['dateOfBirth', `${new Date().getFullYear() - 17}-06-15`, 'validations.18_years_of_age'],
  ['dateOfBirth', `${new Date().getFullYear() - 19}-06-15`, null],
]

const registration = registrationOf({ email: 'robin-1@baize.test', bonusCode: '' })
const REGISTER =
  'mutation ($input: RegisterClassicInput!) { registerClassic(input: $input) { __typename } }'

let casino: Casino
let callers = 0

beforeAll(async () => {
  casino = await openCasino({ config: { trustedProxies: 1 } })
  const { bonuses, clock, db } = casino.app.parts
  const times = { startsAt: clock.now(), endsAt: new Date(clock.nowMs() + 86_400_000) }
  const about = {
    percent: 50,
    wagering: 10,
    days: 14,
    texts: { en: { title: 'A lamp', description: 'Stake it.' } },
  }
  const ranges = [{ currency: 'EUR', minDeposit: 1000n, maxBonus: 5000n }]
  await db.transaction((tx) =>
    bonuses.putOffer(tx, { id: 'lamplight', code: CODE, ranges, ...about, ...times }),
  )
})
afterAll(() => casino.close())

/** The key for each field that the browser's form refuses. */
function refusedByForm(form: v.GenericSchema, typed: object): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of v.safeParse(form, typed).issues ?? [])
    fields[v.getDotPath(issue) ?? ''] ??= issue.message
  return fields
}

/**
 * The key for each field that the server refuses. Every call comes from an address of its own,
 * because each may try only so often.
 */
async function refusedByServer(query: string, input: object): Promise<unknown> {
  callers += 1
  const headers = { 'x-forwarded-for': `198.51.${100 + (callers >> 8)}.${callers & 255}` }
  const { errors } = await casino.query(query, { variables: { input }, headers })
  if (errors && errors[0]?.extensions?.code !== 'bad_input') return errors
  return errors?.[0]?.extensions?.fields ?? {}
}

const expected = ([field, , key]: Row) => (key === null ? {} : { [field]: key })

describe.each([
  ['account details', accountDetailsForm.composition, accountDetails],
  ['personal details', personalDetailsForm, personalDetails],
] as const)('registering, %s', (_, form, rows) => {
  test.each(rows)('%s %j: %s', async (...row) => {
    const [field, value, key] = row
    // An accepted registration counts against the limits of its address, so each gets another
    // address.
    const typed = {
      ...registration,
      ...(key === null && { email: `robin-1-${callers}@baize.test` }),
      [field]: value,
    }
    expect(refusedByForm(form, { ...typed, accept: true })).toEqual(expected(row))
    expect(await refusedByServer(REGISTER, typed)).toEqual(expected(row))
  })

  test('all mistakes are answered at once', async () => {
    const wrong = new Map(
      rows
        .filter(([, , key]) => key !== null)
        .map((row) => [row[0], row] as const)
        .toReversed(),
    )
    const typed = {
      ...registration,
      accept: true,
      ...Object.fromEntries([...wrong.values()].map(([field, value]) => [field, value])),
    }
    const keys = Object.assign({}, ...[...wrong.values()].map(expected))
    expect(refusedByForm(form, typed)).toEqual(keys)
    const { accept: _browserOnly, ...sent } = typed
    expect(await refusedByServer(REGISTER, sent)).toEqual(keys)
  })
})

test.each(emails)('a request for a new password, %s %j: %s', async (...row) => {
  const query =
    'mutation ($input: ResetPasswordRequestInput!) { resetPasswordRequest(input: $input) }'
  expect(refusedByForm(resetPasswordForm, { email: row[1] })).toEqual(expected(row))
  expect(
    await refusedByServer(query, { email: row[1], resetPasswordPath: '/?modal=change_password' }),
  ).toEqual(expected(row))
})

test.each(passwords('newPassword').filter(([, , key]) => key !== null))(
  'a new password, %s %j: %s',
  async (...row) => {
    const query =
      'mutation ($input: ChangePasswordRequestInput!) { changePasswordRequest(input: $input) }'
    expect(refusedByForm(changePasswordForm.composition, { newPassword: row[1] })).toEqual(
      expected(row),
    )
    expect(await refusedByServer(query, { token: 'guess', newPassword: row[1] })).toEqual(
      expected(row),
    )
  },
)

test('signing in needs an address and any password, without a rule for its length', () => {
  for (const row of emails)
    expect(refusedByForm(loginForm, { email: row[1], password: 'x' })).toEqual(expected(row))
  expect(refusedByForm(loginForm, { email: 'robin@baize.test', password: '' })).toEqual({
    password: REQUIRED,
  })
  expect(refusedByForm(loginForm, { email: ` ${long(200)}@baize.test `, password: 'x' })).toEqual(
    {},
  )
})

test('only the browser sees the ticks, and the gender of a quick registration', () => {
  const typed = { ...registration, accept: true }
  expect(refusedByForm(personalDetailsForm, { ...typed, accept: false })).toEqual({
    accept: 'validations.accept',
  })
  expect(refusedByForm(personalDetailsForm, { ...typed, newsletter: undefined })).toEqual({
    newsletter: REQUIRED,
  })
  expect(refusedByForm(quickRegistrationFormBy('composition', SHORTEST_NAME), typed)).toEqual({
    gender: REQUIRED,
  })
  for (const gender of ['FEMALE', 'MALE'])
    expect(
      refusedByForm(quickRegistrationFormBy('composition', SHORTEST_NAME), { ...typed, gender }),
    ).toEqual({})
})

test.each([
  ['country', 'US', 'validations.not_offered'],
  ['currency', 'SEK', 'validations.not_offered'],
  ['affiliateCode', long(65), TOO_LONG],
  ['verificationPath', '//evil.example', 'validations.path_not_ours'],
] as const)('what only the server sees: %s %j', async (field, value, key) => {
  expect(await refusedByServer(REGISTER, { ...registration, [field]: value })).toEqual({
    [field]: key,
  })
})
