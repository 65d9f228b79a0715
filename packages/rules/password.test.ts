import * as v from 'valibot'
import { expect, test } from 'vitest'
import { newPassword, type PasswordRule } from './password.ts'

const problems = (rule: PasswordRule, password: string) =>
  v.safeParse(newPassword[rule], password).issues?.map(({ message }) => message) ?? []

test.each([
  'lamplight',
  'correct horse battery staple',
  'ЛампаСвет',
  '密码密码密码密码',
  'a'.repeat(128),
  '😀'.repeat(128),
])('the length rule takes %s', (password) => expect(problems('length', password)).toEqual([]))

test.each(['', 'a'.repeat(7), '😀'.repeat(7), 'a'.repeat(129)])(
  'the length rule refuses %j by its length',
  (password) => {
    expect(problems('length', password)[0]).toBe(
      password === '' ? 'validations.mixed.required' : 'validations.password_length_only',
    )
  },
)

test.each([
  'Welcome-1',
  'Ñandú-ß',
  'Лампа-1',
  'كلمةسر١٢',
  'סיסמה-1',
  '密码密码密1',
  'पासवर्ड१',
  '비밀번호1!',
  'パスワード1',
  'пароль密1',
  'პაროლი-1',
  'ᏣᎳᎩ-ᎦᏬ1',
])('the composition rule can be met in every script: %s', (password) =>
  expect(problems('composition', password)).toEqual([]),
)

test.each([
  ['пароль-1', 'validations.password_at_least_one_uppercase_char'],
  ['ПАРОЛЬ-1', 'validations.password_at_least_one_lowercase_char'],
  ['welcome-1ª', 'validations.password_at_least_one_uppercase_char'],
  ['كلمةالسر', 'validations.password_at_least_one_number_or_special_character'],
])(
  'the composition rule requires both where the script has capitals, and a sign in all: %s',
  (password, key) => {
    expect(problems('composition', password)).toEqual([key])
  },
)

test('the composition rule counts characters, and refuses more than 32', () => {
  expect(problems('composition', `Aa1${'😀'.repeat(29)}`)).toEqual([])
  expect(problems('composition', `Aa1${'😀'.repeat(30)}`)).toEqual(['validations.password_length'])
})
