import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { openHeldDocuments } from './held-documents.ts'

const LENGTH = 10
const documentOf = (name: string) => parse(`{${name.padEnd(LENGTH - 2, '_')}}`)

test('an address holds different documents up to its bound, and another one when one of them is given back', () => {
  const hold = openHeldDocuments({ perAddress: 2 * LENGTH, inAll: 100 * LENGTH, reserveOfPart: 0 })
  const first = hold(documentOf('a'), '192.0.2.1')
  hold(documentOf('b'), '192.0.2.1')
  expect(hold(documentOf('c'), '192.0.2.1')).toBeNull()
  expect(hold(documentOf('c'), '192.0.2.2')).not.toBeNull()
  first?.()
  first?.()
  expect(hold(documentOf('d'), '192.0.2.1')).not.toBeNull()
  expect(hold(documentOf('e'), '192.0.2.1')).toBeNull()
})

test('a document that many hold counts once, until the last of them has given it back', () => {
  const hold = openHeldDocuments({ perAddress: LENGTH, inAll: LENGTH, reserveOfPart: 0 })
  const document = documentOf('a')
  const holders = Array.from({ length: 100 }, () => hold(document, '192.0.2.1'))
  expect(holders).not.toContain(null)
  for (const give of holders.slice(1)) give?.()
  expect(hold(documentOf('b'), '192.0.2.2')).toBeNull()
  holders[0]?.()
  expect(hold(documentOf('b'), '192.0.2.2')).not.toBeNull()
})
