import { expect, test } from 'vitest'
import { isStale } from './use-current.ts'

const answered = { data: { balance: 1 } }
const failed = { error: new Error('no network') }
const silent = {}

test.each([
  ['not before any answer', silent, silent, false, false],
  ['not after an answer', answered, silent, false, false],
  ['after a question that failed', failed, silent, false, true],
  ['after a later question that failed', { ...answered, ...failed }, silent, false, true],
  ['not when news came after the question that failed', failed, answered, false, false],
  ['when the subscription failed', answered, failed, false, true],
  ['when the subscription failed after news', answered, { ...answered, ...failed }, false, true],
  ['while the socket is down', answered, answered, true, true],
])('shown data may be old: %s', (_when, queried, news, interrupted, stale) => {
  expect(isStale({ queried, news, interrupted })).toBe(stale)
})
