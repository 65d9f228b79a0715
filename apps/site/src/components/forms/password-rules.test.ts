import { expect, test } from 'vitest'
import { passwordPoints } from './password-rules.ts'

test('an empty password meets no rule', () => {
  expect(passwordPoints('composition', '')).toEqual({
    length: false,
    lowercase: false,
    uppercase: false,
    number_or_special: false,
  })
})

test('each rule is ticked by itself', () => {
  expect(passwordPoints('composition', 'lampl1ght')).toEqual({
    length: true,
    lowercase: true,
    uppercase: false,
    number_or_special: true,
  })
  expect(passwordPoints('composition', 'Welcome-1')).toEqual({
    length: true,
    lowercase: true,
    uppercase: true,
    number_or_special: true,
  })
})

test('a password is compared with the e-mail address without regard to capitals', () => {
  expect(passwordPoints('composition', 'Robin@Example.org', 'robin@example.org').differs).toBe(
    false,
  )
  expect(passwordPoints('composition', 'Welcome-1', 'robin@example.org').differs).toBe(true)
})
