import { expect, test } from 'vitest'
import { hasFewParts } from './few-parts.ts'

test.each([
  ['a call with twenty values', `{${'"a":1,'.repeat(20)}"b":2}`, true],
  ['a long text without marks', `{"a":"${'x'.repeat(60_000)}"}`, true],
  ['a list of 20,000 numbers', `[${'1,'.repeat(20_000)}1]`, false],
  ['60,000 lists within each other', '['.repeat(60_000), false],
])('%s has few parts: %j', (_, body, expected) => {
  expect(hasFewParts(Buffer.from(body), ',[{')).toBe(expected)
})
