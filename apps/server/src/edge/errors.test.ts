import { GraphQLError } from 'graphql'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { NotSignedIn } from '../kit/refusal.ts'
import { formatError, UNKNOWN_PROBLEM } from './errors.ts'

function answerTo(cause: Error) {
  const lines: string[] = []
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void lines.push(line) },
  )
  const answer = formatError(
    new GraphQLError('x', { path: ['profile'], originalError: cause }),
    'r1',
    { log, production: true },
  )
  return { answer, lines: lines.map((line) => JSON.parse(line)) }
}

test('a question that needs a sign-in is refused with a line in the log', () => {
  const { answer, lines } = answerTo(new NotSignedIn())
  expect(answer.extensions).toEqual({ code: 401 })
  expect(lines).toEqual([
    {
      level: 30,
      requestId: 'r1',
      path: ['profile'],
      code: 'authentication_required',
      msg: 'a request needed a sign-in',
    },
  ])
})

test('an error of the software is answered in general words, and logged with its stack', () => {
  const { answer, lines } = answerTo(new Error('relation "player" has no column "secret"'))
  expect(JSON.stringify(answer)).not.toMatch(/relation|errors\.test/)
  expect(answer).toEqual({
    message: UNKNOWN_PROBLEM,
    path: ['profile'],
    extensions: { code: 'internal', requestId: 'r1' },
  })
  expect(lines).toMatchObject([
    { level: 50, requestId: 'r1', err: { message: expect.stringContaining('relation') } },
  ])
})
