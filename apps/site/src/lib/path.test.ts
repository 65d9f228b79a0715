import { describe, expect, it } from 'vitest'
import { isOwnPath, readPathSegment } from './path.ts'

describe('a path from an address', () => {
  it.each(['/', '/casino', '/casino/slot_games?brands=A,B', '/templates/x#top', '/casino?q=50%25'])(
    'is ours: %s',
    (path) => {
      expect(isOwnPath(path)).toBe(true)
    },
  )

  it.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/%2f/evil.test'.replace('/%2f/', '/%2F'),
    '/%5Cevil.test',
    '/%252Fevil.test',
    'javascript:alert(1)',
    '/a\nb',
    '/%0d%0aset-cookie',
    '',
    '/%',
  ])('leads elsewhere or is broken: %s', (path) => {
    expect(isOwnPath(path)).toBe(false)
  })

  it('falls back to the lobby', () => {
    expect(readPathSegment(undefined)).toBe('/')
    expect(readPathSegment('//evil.test')).toBe('/')
    expect(readPathSegment('/casino')).toBe('/casino')
  })
})
