import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactForm, LONGEST_QUESTION } from './contact.ts'

const question = {
  email: 'robin@example.org',
  name: 'Robin',
  message: 'Where is my withdrawal of last week?',
}
const problemOf = (changes: object) => {
  const parsed = v.safeParse(contactForm, { ...question, ...changes })
  return parsed.success ? null : parsed.issues[0].message
}

test('a question needs an address that answers can go to, and says something', () => {
  expect(problemOf({})).toBeNull()
  expect(problemOf({ name: ' ' })).toBeNull()
  expect(problemOf({ email: '' })).toBe('validations.mixed.required')
  expect(problemOf({ email: 'robin' })).toBe('validations.string.email')
  expect(problemOf({ email: 'robin@example.org\nbcc: all@example.org' })).toBe(
    'validations.string.email',
  )
  expect(problemOf({ message: ' \n ' })).toBe('validations.mixed.required')
  expect(problemOf({ message: 'Help!' })).toBe('validations.string.min')
  expect(problemOf({ message: 'x'.repeat(LONGEST_QUESTION) })).toBeNull()
  expect(problemOf({ message: 'x'.repeat(LONGEST_QUESTION + 1) })).toBe('validations.string.max')
})

test('a name is one line, a question may have several, and neither has what no keyboard writes', () => {
  const read = v.parse(contactForm, {
    ...question,
    name: 'Robin\r\nAshford',
    message: 'First line\r\n\r\nSecond\u0000 line',
  })
  expect(read.name).toBe('Robin Ashford')
  expect(read.message).toBe('First line\n\nSecond  line')
})
