import type { TFunction } from 'i18next'
import { createInstance } from 'i18next'
import { CombinedError } from 'urql'
import { beforeAll, expect, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import { explain } from './problems.ts'

let t: TFunction
beforeAll(async () => {
  const i18n = createInstance()
  t = await i18n.init({
    lng: 'en',
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
  })
})

const answered = (extensions: object) =>
  new CombinedError({ graphQLErrors: [{ message: 'x', extensions: { ...extensions } }] })

test('U6 the text of a refusal names what happened, and that no money moved', () => {
  const [problem] = explain(answered({ code: 'deposit_not_started' }), 'deposit', t)
  expect(problem?.message).toMatch(
    /^\[GraphQL\] .*provider does not answer.*You have not been charged\.$/,
  )
  expect(explain(answered({ code: 'insufficient_funds' }), 'withdraw', t)[0]?.message).toMatch(
    /Your balance has not changed\.$/,
  )
})

test('U6 the text of an error does not promise that no money moved when that is not known', () => {
  expect(explain(answered({ code: 'internal' }), 'withdraw', t)[0]?.message).toMatch(
    /pending withdrawals before you try again\.$/,
  )
  const lost = new CombinedError({ networkError: new Error('offline') })
  expect(explain(lost, 'withdraw', t)[0]?.message).toMatch(
    /^\[Network\] .*do not know whether your request arrived/,
  )
})

test('bad input belongs to its field', () => {
  const error = answered({ code: 'bad_input', fields: { email: 'validations.string.email' } })
  expect(explain(error, 'deposit', t)).toEqual([
    { field: 'email', message: 'This is no e-mail address.' },
  ])
})

test('a code without a text of its own gets a general text', () => {
  expect(explain(answered({ code: 'never_heard_of' }), 'deposit', t)[0]?.message).toMatch(
    /^\[GraphQL\] Something went wrong/,
  )
})
