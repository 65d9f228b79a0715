import { expect, test } from 'vitest'
import { pagePolicy } from './policy.ts'

test('a page may show pictures of the origins that the operator has named, and take nothing else from them', () => {
  const parts = {
    publicUrl: 'https://casino.test',
    sandboxUrl: 'https://vendors.test',
    styleHashes: [],
  }
  const directives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/s).slice(0, 2)))
  const without = directives(pagePolicy(parts))
  const allowed = directives(
    pagePolicy({ ...parts, imageOrigins: ['https://cdn.test', 'https://*.pictures.test'] }),
  )
  expect(allowed).toEqual({
    ...without,
    'img-src': `${without['img-src']} https://cdn.test https://*.pictures.test`,
  })
})
