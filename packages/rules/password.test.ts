import * as v from 'valibot'
import { expect, test } from 'vitest'
import { newPassword, type PasswordRule } from './password.ts'

const problems = (rule: PasswordRule, password: string) =>
  v.safeParse(newPassword[rule], password).issues?.map(({ message }) => message) ?? []

test.each(['lamplight', 'correct horse battery staple', 'ЛампаСвет', '密码密码密码密码', 'a'.repeat(128), '😀'.repeat(128)])(
  'the length rule takes %s',
  (password) => expect(problems('length', password)).toEqual([]),
)

test.each(['', 'a'.repeat(7), '😀'.repeat(7), 'a'.repeat(129)])('the length rule refuses %j by its length', (password) => {
  expect(problems('length', password)[0]).toBe(password === '' ? 'validations.mixed.required' : 'validations.password_length_only')
})

test('the composition rule counts characters, and refuses more than 32', () => {
  expect(problems('composition', `Aa1${'😀'.repeat(29)}`)).toEqual([])
  expect(problems('composition', `Aa1${'😀'.repeat(30)}`)).toEqual(['validations.password_length'])
})
