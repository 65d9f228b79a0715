import { expect, test } from 'vitest'
import { readMessage } from './socket-message.ts'

const persistedQuery = {
  version: 1,
  sha256Hash: 'ecf4edb46db40b5132295c0291d62fb65d6759a9eedfa4d5d612dd5ec54a6b38',
}
const subscribe = (payload: object) => JSON.stringify({ id: '1', type: 'subscribe', payload })

test('only the used parts of a socket’s message are kept', () => {
  const used = { query: '{ a }', variables: { n: 1 }, operationName: 'A' }
  const sent = {
    id: '1',
    type: 'subscribe',
    payload: { ...used, extensions: { more: [[]] }, more: [[]] },
    more: [[]],
  }
  expect(readMessage(JSON.stringify(sent))).toEqual({
    id: '1',
    type: 'subscribe',
    payload: { ...used, extensions: { persistedQuery: null } },
  })
  expect(readMessage('{"id":"1","type":"complete","payload":{"more":[[]]}}')).toEqual({
    id: '1',
    type: 'complete',
  })
})

test('an id of more than 128 characters is none', () => {
  const id = 'x'.repeat(128)
  expect(readMessage(JSON.stringify({ id, type: 'complete' }))).toMatchObject({ id })
  expect(readMessage(JSON.stringify({ id: `${id}x`, type: 'complete' }))).toMatchObject({
    id: null,
  })
})

test('a message of a socket with a hash alone gets an empty text, and one with a text beside it keeps that', () => {
  const sent = { variables: { n: 1 }, extensions: { persistedQuery } }
  for (const query of [undefined, null])
    expect(readMessage(subscribe({ ...sent, query }))).toMatchObject({
      payload: { query: '', extensions: { persistedQuery: true } },
    })
  expect(readMessage(subscribe({ ...sent, query: '{ a }' }))).toMatchObject({
    payload: { query: '{ a }', extensions: { persistedQuery: true } },
  })
})

test.each([
  ['without a text and a hash', subscribe({ variables: null })],
  ['with extensions that are none', subscribe({ query: '{ a }', extensions: [1] })],
  ['with a payload that is none', '{"id":"1","type":"subscribe","payload":[1]}'],
  ['that opens', '{"type":"connection_init","payload":{"x-token":"a"}}'],
  ['that asks whether the other side is there', '{"type":"ping","payload":{"at":1}}'],
  ['that is a list', '["persistedQuery"]'],
])('a message of a socket %s keeps what is wrong with it, or what it says', (_, message) => {
  expect(readMessage(message)).toEqual(JSON.parse(message))
})

test('a message of a socket within a text is none, and is not taken apart a second time', () => {
  for (const message of ['persistedQuery', subscribe({ query: '{ a }', more: [[]] })])
    expect(readMessage(JSON.stringify(message))).toBeNull()
})

test('a message of a socket that is no JSON stays as it is', () => {
  expect(readMessage('{"persistedQuery"')).toBe('{"persistedQuery"')
})
