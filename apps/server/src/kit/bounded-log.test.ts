import { expect, test } from 'vitest'
import { openLog } from './log.ts'

const long = 'x'.repeat(1_000_000)

/** The line that is written of these facts. */
function lineOf(facts: object): string {
  const lines: string[] = []
  openLog('info', { to: { write: (line) => lines.push(line) } }).info(facts, 'it happened')
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

function nested(depth: number): unknown {
  let value: unknown = 'end'
  for (let at = 0; at < depth; at++) value = { in: value }
  return value
}

test('a short line is written as it is', () => {
  expect(
    JSON.parse(
      lineOf({
        requestId: 'r1',
        ip: '192.0.2.1',
        count: 3,
        ids: ['a', 'b'],
        of: { game: 'x' },
        none: null,
      }),
    ),
  ).toMatchObject({
    ...{
      requestId: 'r1',
      ip: '192.0.2.1',
      count: 3,
      ids: ['a', 'b'],
      of: { game: 'x' },
      none: null,
    },
    msg: 'it happened',
  })
})

test.each([
  ['a text of 1 MB', { path: long }],
  ['a name of 1 MB', { [long]: 1 }],
  ['a list of 100,000 items', { ids: Array.from({ length: 100_000 }, (_, at) => `id-${at}`) }],
  [
    'an object of 100,000 keys',
    { facts: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`key-${at}`, at])) },
  ],
  [
    '100,000 facts',
    Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`key-${at}`, at])),
  ],
  ['objects within 20,000 others', { deep: nested(20_000) }],
  ['an error with a message of 1 MB', { err: new Error(long) }],
  [
    'an error whose cause has a message of 1 MB',
    { err: new Error('outer', { cause: new Error(long) }) },
  ],
  [
    'an error that holds what it was made from',
    { err: Object.assign(new Error('odd'), { issues: Array(10_000).fill({ input: long }) }) },
  ],
  ['an error with a fact of 1 MB', { err: Object.assign(new Error('odd'), { detail: long }) }],
])('a line stays short with %s', (_, facts) => {
  const line = lineOf(facts)
  expect(line.length).toBeLessThan(15_000)
  expect(JSON.parse(line)).toMatchObject({ msg: 'it happened' })
})

test('an error keeps what finds it: its name, message, stack, code and cause', () => {
  const err = Object.assign(new TypeError('outer', { cause: new Error('inner') }), {
    code: '23505',
  })
  expect(JSON.parse(lineOf({ err })).err).toMatchObject({
    ...{
      type: 'TypeError',
      message: 'outer',
      code: '23505',
      cause: { type: 'Error', message: 'inner' },
    },
    stack: expect.stringContaining('bounded-log.test.ts'),
  })
})

test('an error that is its own cause is written once more, and not for ever', () => {
  const err = new Error('round')
  err.cause = err
  expect(lineOf({ err }).length).toBeLessThan(20_000)
})

test('secrets stay hidden in the log', () => {
  expect(lineOf({ password: 'Welcome-1', of: { token: 'abc' } })).not.toMatch(/Welcome|abc/)
})

test('each line of the log names its node', () => {
  const lines: string[] = []
  openLog('info', { node: 'casino-2', to: { write: (line) => lines.push(line) } }).info(
    'it happened',
  )
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ node: 'casino-2', msg: 'it happened' })
})
