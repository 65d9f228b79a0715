import { expect, test } from 'vitest'
import { passwordRules } from './password-rules.ts'

test('an empty password meets no rule', () => {
  expect(passwordRules('')).toEqual({ length: false, lowercase: false, uppercase: false, number_or_special: false })
})

test('each rule is ticked by itself', () => {
  expect(passwordRules('lampl1ght')).toEqual({ length: true, lowercase: true, uppercase: false, number_or_special: true })
  expect(passwordRules('Welcome-1')).toEqual({ length: true, lowercase: true, uppercase: true, number_or_special: true })
})

test('a password is told apart from the e-mail address whatever its capitals', () => {
  expect(passwordRules('Robin@Example.org', 'robin@example.org').differs).toBe(false)
  expect(passwordRules('Welcome-1', 'robin@example.org').differs).toBe(true)
})
