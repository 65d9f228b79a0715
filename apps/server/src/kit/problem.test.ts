import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logProblem, problemOf } from './problem.ts'
import { badInput, DatabaseDown, NotSignedIn, Refusal, ThirdPartyDown } from './refusal.ts'

test.each([
  [
    'a refusal',
    new Refusal('limit_reached', { max: '10.00' }),
    { status: 400, code: 'limit_reached', facts: { max: '10.00' } },
  ],
  [
    'malformed input',
    badInput({ amount: 'required' }),
    { status: 400, code: 'bad_input', facts: { fields: { amount: 'required' } } },
  ],
  [
    'a body that is too large',
    new Refusal('body_too_large'),
    { status: 413, code: 'body_too_large', facts: {} },
  ],
  [
    'too many requests',
    new Refusal('rate_limited', { retryAfterS: 5 }),
    { status: 429, code: 'rate_limited', facts: { retryAfterS: 5 } },
  ],
  [
    'a session that is over',
    new NotSignedIn(),
    { status: 401, code: 'authentication_required', facts: {} },
  ],
  [
    'a third party',
    new ThirdPartyDown('studio', new Error('secret')),
    { status: 503, code: 'third_party_down', facts: { party: 'studio' } },
  ],
  [
    'the database',
    new DatabaseDown('The connection was lost.', null),
    { status: 503, code: 'database_down', facts: {} },
  ],
  [
    'a fault of ours',
    new Error('relation "player" has no column'),
    { status: 500, code: 'internal', facts: {} },
  ],
  ['what is no error', 'thrown text', { status: 500, code: 'internal', facts: {} }],
])('an error is translated: %s', (_what, error, problem) => {
  expect(problemOf(error)).toMatchObject(problem)
})

test('a refusal is logged by its code and without its facts, which a caller may have typed', () => {
  expect(linesOf(new Refusal('limit_reached', { typed: 'my password' }))).toEqual([
    { level: 30, path: '/x', code: 'limit_reached', msg: 'a request was refused' },
  ])
})

test('a fault of the server is logged with its error', () => {
  expect(linesOf(new Error('no column'))).toEqual([
    {
      level: 50,
      path: '/x',
      err: expect.objectContaining({ message: 'no column' }),
      msg: 'a request failed',
    },
  ])
})

function linesOf(error: unknown) {
  const lines: string[] = []
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void lines.push(line) },
  )
  logProblem(log, error, { path: '/x' })
  return lines.map((line) => JSON.parse(line))
}
