import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { openDocuments } from './documents.ts'

const schema = buildSchema('type Query { word: String }')
const open = (own?: ReadonlySet<string>) =>
  openDocuments(schema, { introspection: false, rules: new Map(), ...(own ? { own } : {}) })
/** A question of so many characters. */
const question = (name: string, length: number) => `query ${name} { word }`.padEnd(length, ' ')

test('a text is read once', () => {
  const read = open()
  expect(read(question('one', 100))).toBe(read(question('one', 100)))
})

test('long texts push those out that were requested longest ago, so that what is remembered has an end', () => {
  const read = open()
  const first = read(question('first', 20_000))
  const second = read(question('second', 20_000))
  for (let number = 0; number < 13; number++) read(question(`more${number}`, 20_000))
  expect(read(question('first', 20_000))).toBe(first)
  read(question('last', 20_000))
  expect(read(question('first', 20_000))).toBe(first)
  expect(read(question('second', 20_000))).not.toBe(second)
})

test('a text of our own pages is remembered through a flood of new ones, each requested twice', () => {
  const own = question('own', 200)
  const read = open(new Set([own]))
  const first = read(own)
  for (let number = 0; number < 1_500; number++) {
    read(question(`more${number}`, 100))
    read(question(`more${number}`, 100))
  }
  expect(read.isKnown(own)).toBe(true)
  expect(read(own)).toBe(first)
  expect(read.isKnown(question('more0', 100))).toBe(false)
})

test('a text that is too long is refused each time and not remembered', () => {
  const read = open()
  const refused = read(question('book', 20_001))
  expect(refused.errors.map(({ message }) => message)).toEqual([
    'A query may have 20000 characters at most.',
  ])
  expect(read(question('book', 20_001))).not.toBe(refused)
})
