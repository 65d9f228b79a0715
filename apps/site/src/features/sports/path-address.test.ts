import { expect, test } from 'vitest'
import { addressOfPath, isSamePathWithoutText, pathOfAddress } from './path-address.ts'

test.each([
  ['', '/'],
  ['page=overview', '/'],
  ['page=live', '/live'],
  ['live', '/live'],
  ['bt-path=/event/7', '/event/7'],
  ['page=live&bt-path=/event/7', '/event/7'],
  ['bt-path=//evil.example', '/'],
  ['bt-path=event', '/'],
])('an address of a book that has paths with ?%s leads to %s', (query, path) => {
  expect(pathOfAddress(new URLSearchParams(query))).toBe(path)
})

test('a path that a book reports stands in the address, without the place before and with the language', () => {
  expect(
    addressOfPath('/event/7', new URLSearchParams('page=live&lng=de&bt-path=/live')).toString(),
  ).toBe('bt-path=%2Fevent%2F7&lng=de')
  expect(addressOfPath('/', new URLSearchParams('bt-path=/event/7&lng=de')).toString()).toBe(
    'lng=de',
  )
})

test.each([
  ['/search', '/search?text=Genoa', true],
  ['/search?text=Gen&sportId=1', '/search?sportId=1&text=Genoa', true],
  ['/search?text=Genoa', '/event/7', false],
  ['/period?date=2026-11-30', '/period', false],
])(
  'the paths %s and %s of a book are the same without their typed text: %s',
  (one, other, isSame) => {
    expect(isSamePathWithoutText(one, other)).toBe(isSame)
  },
)
