import { createInstance, type TFunction } from 'i18next'
import { expect, test } from 'vitest'
import words from '../../locales/en/sign-in.json' with { type: 'json' }
import { errorTexts } from './error-texts.ts'

const i18n = createInstance()
await i18n.init({
  lng: 'en',
  resources: { en: { 'sign-in': words } },
  defaultNS: 'sign-in',
  interpolation: { escapeValue: false },
})
const t = i18n.getFixedT('en', 'sign-in') as TFunction<'sign-in'>

function failed(...extensions: Record<string, unknown>[]) {
  return errorTexts({ graphQLErrors: extensions.map((each) => ({ extensions: each })) } as never, t)
}

test('a refusal is shown in words, with its facts', () => {
  expect(failed({ code: 'rate_limited', retryAfterS: 40 })).toEqual([
    '[GraphQL] Too many tries. Please wait 40 seconds and try again.',
  ])
})

test('malformed input is a line for each field, with its name', () => {
  expect(
    failed({
      code: 'bad_input',
      fields: {
        mobileNumber: 'validations.invalid_phone_number',
        other: 'validations.mixed.required',
      },
    }),
  ).toEqual([
    '[GraphQL] Mobile number: This is not a phone number we can reach',
    '[GraphQL] Please fill this in',
  ])
})

test('an expired session asks to log in again', () => {
  expect(failed({ code: 401 })).toEqual([`[GraphQL] ${words.refusals.authentication_required}`])
})

test('an unforeseen error is named as such and never shows a code', () => {
  expect(failed({ code: 'internal', requestId: 'r1' }, { code: 'some_new_code' })).toEqual([
    `[GraphQL] ${words.something_went_wrong}`,
    `[GraphQL] ${words.something_went_wrong}`,
  ])
})

test('a network that does not answer is one line', () => {
  expect(errorTexts({ networkError: new Error('offline'), graphQLErrors: [] } as never, t)).toEqual(
    [`[Network] ${words.network_error}`],
  )
})
