import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localPath, pathWithin } from './local-path.ts'

const HOSTS = [
  'evil.example',
  'evil.example:443',
  'user@evil.example',
  '127.0.0.1',
  '[::1]',
  'xn--e1afmkfd.example',
]

/** Shapes that have fooled one or another reader of addresses. */
const SHAPES: readonly ((host: string) => string)[] = [
  (host) => `//${host}`,
  (host) => `///${host}`,
  (host) => `////${host}//`,
  (host) => `/\\${host}`,
  (host) => `\\/${host}`,
  (host) => `\\\\${host}`,
  (host) => `/\t/${host}`,
  (host) => `/\n/${host}`,
  (host) => `\t//${host}`,
  (host) => ` //${host}`,
  (host) => `/\u0000/${host}`,
  (host) => `https://${host}`,
  (host) => `https:/${host}`,
  (host) => `https:${host}`,
  (host) => `HTTPS://${host}`,
  (host) => `h\nttps://${host}`,
  (host) => `javascript:alert('${host}')`,
  (host) => `JaVaScRiPt:alert('${host}')`,
  (host) => `data:text/html,${host}`,
  (host) => `${host}`,
  (host) => `@${host}`,
  (host) => `.//${host}`,
  (host) => `/.//${host}`,
  (host) => `/..//${host}`,
  (host) => `/a/..//${host}`,
  (host) => `/%2e//${host}`,
  (host) => `/%2e%2e/%2F${host}`,
  (host) => `%2F%2F${host}`,
  (host) => `/%2F${host}`,
  (host) => `/%5C${host}`,
  (host) => `%2F%5C${host}`,
  (host) => `%252F%252F${host}`,
  (host) => `/%252F${host}`,
  (host) => `/a%2F..%2F%2F${host}`,
  (host) => `/%09/${host}`,
  (host) => `/%0a/${host}`,
  (host) => `https%3A%2F%2F${host}`,
  (host) => `javascript%3Aalert('${host}')`,
]

const hostile = HOSTS.flatMap((host) => SHAPES.map((shape) => shape(host)))

test('W1 there are two hundred hostile targets and more', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(200)
})

test.each(hostile)('W1 %j leads nowhere', (target) => {
  expect(localPath(target)).toBeNull()
})

test.each(['/%zz', '%E0%A4%A', '', '/casino\ud800', `/${'a'.repeat(2000)}`])(
  '%j is no path',
  (text) => {
    expect(localPath(text)).toBeNull()
  },
)

test.each([
  '/',
  '/casino/slot_games',
  '/?lng=de&modal=verify',
  '/play/money/aurora-7?name=Aurora%207&provider=lumen',
  '/closewindow/%2Fcasino%2Fslot_games',
  '/sports?page=event&eventId=1#top',
  '/كازينو',
])('%j stays as it is', (path) => {
  expect(localPath(path)).toBe(path)
})

test('a path that is encoded as a whole is decoded once', () => {
  expect(localPath('%2Fcasino%3Flng%3Dde')).toBe('/casino?lng=de')
})

test('W1 whatever is answered stays on our origin, read once or decoded once more', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '%2F',
    '%5C',
    '%25',
    '..',
    '.',
    '@',
    ':',
    'https',
    'evil.example',
    '?',
    '#',
    '\t',
    '%09',
    'a',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = localPath(parts.join(''))
      if (path === null) return
      for (const read of [path, decodeURIComponent(path)]) {
        const url = new URL(read, 'https://baize.test')
        expect(url.origin).toBe('https://baize.test')
        expect(new URL(url.pathname, 'https://baize.test').origin).toBe('https://baize.test')
      }
    }),
    { numRuns: 5000 },
  )
})

test('a whole address of the site is as good as its path, and one of another site has none', () => {
  const home = 'https://casino.test'
  expect(pathWithin('https://casino.test/vip?tag=a#part', home)).toBe('/vip?tag=a#part')
  expect(pathWithin('HTTPS://Casino.Test:443', home)).toBe('/')
  expect(pathWithin('https://casino.test/a/../vip', home)).toBe('/vip')
  const strangers = [
    'https://casino.test.evil.test/',
    'https://casino.test@evil.test/',
    'https://casino.test:8443/',
    'http://casino.test/',
  ]
  for (const address of [
    ...strangers,
    '/vip',
    '#part',
    'mailto:help@casino.test',
    'https://casino.test//evil.test',
    'https://casino.test/%2F/evil.test',
  ])
    expect(pathWithin(address, home), address).toBeNull()
})
