import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { arrayLiteral } from './array-literal.ts'
import type { Database } from './database.ts'

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

async function readBack(type: string, values: readonly unknown[]): Promise<unknown> {
  const [row] = await db.run<{ list: unknown }>('', `select $1::${type}[] as list`, [values])
  return row?.list
}

describe('a list that is sent to the database comes back as it was', () => {
  test.each([
    ['no texts', 'text', []],
    [
      'texts',
      'text',
      ['one', '', ' two ', 'NULL', '{}', 'a,b', "it's", '😀 ünïcode', 'line\nbreak'],
    ],
    [
      'texts with what lists are written with',
      'text',
      ['"', '\\', '\\"', 'say "no"\\', '""', 'C:\\new'],
    ],
    ['texts and nothing', 'text', ['a', null, 'b']],
    ['truths', 'boolean', [true, false, null]],
    ['money', 'bigint', [0n, -1n, 9223372036854775807n]],
    ['numbers', 'int', [0, -7, 2147483647, null]],
    [
      'moments',
      'timestamptz',
      [new Date('2026-03-29T01:59:59.999Z'), new Date(0), new Date(0), null],
    ],
  ])('%s', async (_, type, values) => {
    expect(arrayLiteral(values)).not.toBeNull()
    expect(await readBack(type, values)).toEqual(values)
  })

  test('lists of lists are left to the library', async () => {
    const values = [
      ['a', '"'],
      ['b', null],
    ]
    expect(arrayLiteral(values)).toBeNull()
    expect(await readBack('text', values)).toEqual(values)
  })
})

test('a moment that is none is refused instead of written', () => {
  expect(() => arrayLiteral([new Date(Number.NaN)])).toThrow(RangeError)
})
