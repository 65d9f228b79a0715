import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  accountDetailsForm,
  changePasswordForm,
  loginForm,
  personalDetailsForm,
  personalDetailsFormBy,
  quickRegistrationFormBy,
  SHORTEST_NAME,
} from './registration.ts'

const account = {
  email: ' Ada@baize.test ',
  password: 'Welcome-1',
  currency: 'EUR',
  bonusCode: ' HELLO ',
}
const person = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'GB',
  city: 'London',
  houseNumberAndStreetName: '12 St James’s Square',
  postCode: 'SW1Y 4JH',
  mobileNumber: '+44 20 7946 0958',
  dateOfBirth: '1990-12-10',
  newsletter: true,
  accept: true,
}

/** The first message of each field. */
function problems(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, input)
  return Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue), issue.message] as const).reverse(),
  )
}

describe('account details', () => {
  test('are taken trimmed', () => {
    expect(v.parse(accountDetailsForm.composition, account)).toEqual({
      ...account,
      email: 'Ada@baize.test',
      bonusCode: 'HELLO',
    })
  })

  test('are taken with a promo code in the digits of any script', () => {
    expect(
      v.parse(accountDetailsForm.composition, { ...account, bonusCode: '\u200eLＡMP٢０' }),
    ).toMatchObject({ bonusCode: 'LAMP20' })
  })

  test.each([
    [{ email: '' }, { email: 'validations.mixed.required' }],
    [{ email: 'ada@' }, { email: 'validations.string.email' }],
    [{ email: `${'a'.repeat(60)}@b.cd` }, { email: 'validations.string.max' }],
    [{ password: '' }, { password: 'validations.mixed.required' }],
    [{ password: 'Ab-1' }, { password: 'validations.password_length' }],
    [{ password: `Ab-1${'x'.repeat(29)}` }, { password: 'validations.password_length' }],
    [{ password: 'WELCOME-1' }, { password: 'validations.password_at_least_one_lowercase_char' }],
    [{ password: 'welcome-1' }, { password: 'validations.password_at_least_one_uppercase_char' }],
    [
      { password: 'Wel come' },
      { password: 'validations.password_at_least_one_number_or_special_character' },
    ],
    [{ password: 'aDA@BAIZE.TEST' }, { password: 'validations.password_same_as_username' }],
    [{ currency: '' }, { currency: 'validations.mixed.required' }],
    [{ bonusCode: 'x'.repeat(65) }, { bonusCode: 'validations.string.max' }],
  ])('%j is refused', (change, expected) => {
    expect(problems(accountDetailsForm.composition, { ...account, ...change })).toEqual(expected)
  })
})

describe('personal details', () => {
  test('are taken without line breaks and characters that no database keeps', () => {
    const typed = {
      ...person,
      firstName: 'Ada\u0000',
      houseNumberAndStreetName: '12\nSt James’s\tSquare',
    }
    expect(v.parse(personalDetailsForm, typed)).toMatchObject({
      firstName: 'Ada',
      houseNumberAndStreetName: '12 St James’s Square',
    })
    expect(problems(personalDetailsForm, { ...person, lastName: '\u0000\u0000' })).toEqual({
      lastName: 'validations.mixed.required',
    })
  })

  test('are taken, the number without the spaces it was typed with', () => {
    expect(v.parse(personalDetailsForm, person)).toEqual({
      ...person,
      mobileNumber: '+442079460958',
    })
  })

  test('are taken with the digits of any script where machines read them, and as they are written elsewhere', () => {
    const typed = {
      ...person,
      postCode: '١٠٩٦٩',
      mobileNumber: '+४४ २०७९४६०९५८',
      dateOfBirth: '۱۹۹۰-۱۲-۱۰',
      houseNumberAndStreetName: 'شارع ١٢',
    }
    expect(v.parse(personalDetailsForm, typed)).toMatchObject({
      postCode: '10969',
      mobileNumber: '+442079460958',
      dateOfBirth: '1990-12-10',
      houseNumberAndStreetName: 'شارع ١٢',
    })
  })

  test('are taken with names of one letter only where the policy says so', () => {
    const short = { ...person, firstName: 'Å', lastName: '𠮷' }
    expect(problems(personalDetailsForm, short)).toEqual({
      firstName: 'validations.string.min',
      lastName: 'validations.string.min',
    })
    expect(problems(personalDetailsFormBy(1), short)).toEqual({})
    expect(problems(personalDetailsFormBy(1), { ...short, firstName: ' ' })).toEqual({
      firstName: 'validations.mixed.required',
    })
  })

  test.each([
    [{ firstName: 'A' }, { firstName: 'validations.string.min' }],
    [{ lastName: '  ' }, { lastName: 'validations.mixed.required' }],
    [{ lastName: 'x'.repeat(65) }, { lastName: 'validations.string.max' }],
    [{ country: 'XX' }, { country: 'validations.mixed.required' }],
    [{ city: 'x'.repeat(65) }, { city: 'validations.string.max' }],
    [{ houseNumberAndStreetName: '1' }, { houseNumberAndStreetName: 'validations.string.min' }],
    [{ postCode: 'x'.repeat(17) }, { postCode: 'validations.string.max' }],
    [{ mobileNumber: '02079460958' }, { mobileNumber: 'validations.invalid_phone_number' }],
    [{ dateOfBirth: '1990-02-30' }, { dateOfBirth: 'validations.mixed.required' }],
    [
      { dateOfBirth: `${new Date().getFullYear() - 17}-01-01` },
      { dateOfBirth: 'validations.18_years_of_age' },
    ],
    [{ accept: false }, { accept: 'validations.accept' }],
    [{ newsletter: null }, { newsletter: 'validations.mixed.required' }],
  ])('%j is refused', (change, expected) => {
    expect(problems(personalDetailsForm, { ...person, ...change })).toEqual(expected)
  })
})

test('a quick deposit’s registration requires the gender as well', () => {
  expect(
    problems(quickRegistrationFormBy('composition', SHORTEST_NAME), { ...person, ...account }),
  ).toEqual({
    gender: 'validations.mixed.required',
  })
  expect(
    problems(quickRegistrationFormBy('composition', SHORTEST_NAME), {
      ...person,
      ...account,
      gender: 'FEMALE',
    }),
  ).toEqual({})
})

test('signing in requires an address and any password', () => {
  expect(problems(loginForm, { email: 'ada', password: '' })).toEqual({
    email: 'validations.string.email',
    password: 'validations.mixed.required',
  })
  expect(problems(loginForm, { email: ' ada@baize.test ', password: 'x' })).toEqual({})
})

test('a new password keeps the spaces at its ends', () => {
  expect(v.parse(changePasswordForm.composition, { newPassword: ' Welcome-1 ' })).toEqual({
    newPassword: ' Welcome-1 ',
  })
})
