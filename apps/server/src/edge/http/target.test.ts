import { expect, test } from 'vitest'
import { readTarget } from './target.ts'

test.each([
  ['/casino/live_casino?brands=A,B', '/casino/live_casino?brands=A,B'],
  ['/play/demo/luna/%2F', '/play/demo/luna/%2F'],
  [
    '/?utm_source=https://elsewhere.test//a&x=%F0%9F%8E%B2',
    '/?utm_source=https://elsewhere.test//a&x=%F0%9F%8E%B2',
  ],
  ['http://casino.test/vip?a=b', '/vip?a=b'],
  ['HTTP://casino.test', '/'],
  ['http://casino.test?a', '/?a'],
  [
    Buffer.from('/templates/ä', 'utf8').toString('latin1'),
    Buffer.from('/templates/ä', 'utf8').toString('latin1'),
  ],
])('an address is read: %s', (requested, target) => {
  expect(readTarget(requested)).toBe(target)
})

test.each([
  '//',
  '//[',
  '//evil.test/casino',
  '/casino//live_casino',
  '/\\',
  '/\\evil.test',
  '/casino\\x',
  '/%5Cevil.test',
  '/templates/%5c',
  '/%00',
  '/vip?x=%00',
  '/%ED%A0%80',
  '/vip?x=%ED%A0%80',
  '/%',
  '/%zz',
  '/vip?x=100%',
  '/%C0%AF',
  '/caf\xe9',
  '/\xed\xa0\x80',
  '*',
  'vip',
  'http://',
  'http:///vip',
  'http://[',
  'http://[/vip',
  'http://casino.test:x/vip',
  'ftp://casino.test/vip',
])('an address that can be read in two ways is none: %j', (requested) => {
  expect(readTarget(requested)).toBeNull()
})
