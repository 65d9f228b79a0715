import { expect, test } from 'vitest'
import { type PageParameter, readPageAddress } from './page-address.ts'

const parameters: PageParameter[] = [
  { name: 'lng', takes: 'a language' },
  { name: 'modal', takes: { oneOf: ['login', 'promotion'] } },
  { name: 'promotion', beside: { name: 'modal', value: 'promotion' }, takes: { characters: 5 } },
  { name: 'search', takes: 'presence' },
  { name: 'brands', section: 'casino', takes: { characters: 5 } },
]
const read = (requested: string) => readPageAddress(requested, parameters, () => ['en', 'de'])
const pageOf = (requested: string) => read(requested)?.url

test('an address names its page by path and by the parameters that the page is drawn by, in whatever order they stand', () => {
  expect(pageOf('/vip')).toBe('/vip')
  expect(pageOf('/casino?brands=A&p=1&lng=de')).toBe('/casino?lng=de&brands=A')
  expect(pageOf('/casino?lng=de&utm_source=x&brands=A')).toBe('/casino?lng=de&brands=A')
})

test('parameters that change nothing are left out: unknown ones, those of another page, those beside nothing, unknown values', () => {
  for (const requested of [
    '/?p=1',
    '/?brands=A',
    '/?promotion=a',
    '/?modal=login2',
    '/?lng=xx',
    '/?',
    '/?=&&a',
  ])
    expect([requested, pageOf(requested)]).toEqual([requested, '/'])
})

test('values are as short as the page can show: a search is a search whatever is searched for', () => {
  expect(pageOf(`/?search=${'x'.repeat(5000)}`)).toBe('/?search=')
  expect(pageOf('/casino?brands=ABCDEFGH')).toBe('/casino?brands=ABCDE')
  expect(pageOf('/?modal=promotion&promotion=abcdefgh')).toBe('/?modal=promotion&promotion=abcde')
  expect(pageOf('/?lng=de-AT')).toBe('/?lng=de')
})

test('the whole query is known to redirects, without the token of a mailed link', () => {
  expect(read('/sports/live?eventId=7&token=secret&p=1')).toEqual({
    url: '/sports/live',
    search: '?eventId=7&p=1',
  })
})

test('a text that is too long, or no address, is no page; an address that would name another host is a path of this site', () => {
  expect(read(`/${'x'.repeat(8000)}`)).toBeNull()
  expect(read('http://[')).toBeNull()
  expect(pageOf('//evil.test/casino')).toBe('/evil.test/casino')
})
