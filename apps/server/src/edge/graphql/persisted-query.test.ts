import { expect, test } from 'vitest'
import { isRequestedByHash } from './persisted-query.ts'

const persistedQuery = {
  version: 1,
  sha256Hash: 'ecf4edb46db40b5132295c0291d62fb65d6759a9eedfa4d5d612dd5ec54a6b38',
}

test('a query is named by its hash when the extensions have it', () => {
  expect(
    [{ persistedQuery }, { persistedQuery: null }, { n: 1 }, null, undefined].map(
      isRequestedByHash,
    ),
  ).toEqual([true, false, false, false, false])
})
