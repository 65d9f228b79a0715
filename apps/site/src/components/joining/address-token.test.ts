import { expect, test } from 'vitest'
import { addressToken, takeAddressToken, withoutToken } from './address-token.ts'

test('a mailed token leaves the address and nothing else does', () => {
  expect(withoutToken('https://baize.test/?lng=de&modal=verify&token=s3cret#top')).toEqual([
    '/?lng=de&modal=verify#top',
    's3cret',
  ])
  expect(withoutToken('https://baize.test/?modal=change_password&token=s3cret')).toEqual([
    '/?modal=change_password',
    's3cret',
  ])
})

test('a token of another page is left alone', () => {
  const href = 'https://baize.test/play/real/1?token=other'
  expect(withoutToken(href)).toEqual([href, null])
})

test('the taken token is kept in memory and the history entry, which does not hold it, is replaced', () => {
  const replaced: unknown[][] = []
  const history = {
    state: { key: 'a' },
    replaceState: (...given: unknown[]) => replaced.push(given),
  }
  takeAddressToken(
    { href: 'https://baize.test/?modal=verify&token=abc' } as Location,
    history as unknown as History,
  )
  expect(addressToken()).toBe('abc')
  expect(replaced).toEqual([[{ key: 'a', mailed: 'open' }, '', '/?modal=verify']])
})
