import { expect, test } from 'vitest'
import { acceptedEncoding } from './accept-encoding.ts'

test.each([
  [undefined, { best: 'identity', plain: true }],
  ['', { best: 'identity', plain: true }],
  ['gzip, deflate, br, zstd', { best: 'br', plain: true }],
  ['br;q=0.1, gzip;q=0.8', { best: 'gzip', plain: true }],
  ['br;q=0, gzip', { best: 'gzip', plain: true }],
  ['identity, br;q=0.5', { best: 'identity', plain: true }],
  ['*', { best: 'br', plain: true }],
  ['gzip, identity;q=0', { best: 'gzip', plain: false }],
  ['gzip, *;q=0', { best: 'gzip', plain: false }],
  ['identity;q=0, *', { best: 'br', plain: false }],
  ['zstd', { best: 'identity', plain: true }],
  ['identity;q=0', null],
  ['zstd, *;q=0', null],
  ['*;q=0', null],
])('an Accept-Encoding is read with its q-values: %s', (header, accepted) => {
  expect(acceptedEncoding(header)).toEqual(accepted)
})
