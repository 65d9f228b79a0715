import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { openDocuments } from './documents.ts'

const schema = buildSchema('type Query { word: String }')
const open = () => openDocuments(schema, { introspection: false, rules: new Map() })
/** A question of so many characters. */
const question = (name: string, length: number) => `query ${name} { word }`.padEnd(length, ' ')

test('a text is read once', () => {
  const read = open()
  expect(read(question('one', 100))).toBe(read(question('one', 100)))
})

test('long texts push the oldest out, so that what is remembered of them has an end', () => {
  const read = open()
  const first = read(question('first', 20_000))
  for (let number = 0; number < 14; number++) read(question(`more${number}`, 20_000))
  expect(read(question('first', 20_000))).toBe(first)
  read(question('last', 20_000))
  expect(read(question('first', 20_000))).not.toBe(first)
})

test('a text that is too long is refused each time and not remembered', () => {
  const read = open()
  const refused = read(question('book', 20_001))
  expect(refused.errors.map(({ message }) => message)).toEqual([
    'A query may have 20000 characters at most.',
  ])
  expect(read(question('book', 20_001))).not.toBe(refused)
})
