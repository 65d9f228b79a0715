import { expect, test } from 'vitest'
import { isAskedByHash, withText } from './persisted-query.ts'

const persistedQuery = {
  version: 1,
  sha256Hash: 'ecf4edb46db40b5132295c0291d62fb65d6759a9eedfa4d5d612dd5ec54a6b38',
}
const subscribe = (payload: object) => JSON.stringify({ id: '1', type: 'subscribe', payload })

test('a query is asked by its hash when the extensions say so', () => {
  expect(
    [{ persistedQuery }, { persistedQuery: null }, { n: 1 }, null, undefined].map(isAskedByHash),
  ).toEqual([true, false, false, false, false])
})

test('a message of a socket with a hash alone gets an empty text', () => {
  const sent = { variables: { n: 1 }, extensions: { persistedQuery } }
  expect(JSON.parse(withText(subscribe(sent)))).toEqual({
    id: '1',
    type: 'subscribe',
    payload: { ...sent, query: '' },
  })
})

test.each([
  [
    'with a text beside the hash',
    subscribe({ query: '{ user { id } }', extensions: { persistedQuery } }),
  ],
  ['without a hash', subscribe({ extensions: {} })],
  ['whose text names the word', subscribe({ query: '{ a(b: "persistedQuery") }' })],
  ['that is no JSON', '{"persistedQuery"'],
  ['that is a word', '"persistedQuery"'],
  ['without a payload', '{"type":"ping","x":"persistedQuery","persistedQuery":1}'],
])('a message of a socket %s stays as it is', (_, message) => {
  expect(withText(message)).toBe(message)
})
