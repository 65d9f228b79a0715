import { beforeEach, expect, test } from 'vitest'
import { addressToken, dropAddressToken, noteLinkDone, outcomeBefore, takeAddressToken, withoutToken } from './address-token.ts'

beforeEach(dropAddressToken)

/** One entry of the history, which outlives the page. */
function entry(state: unknown) {
  const replaced: unknown[][] = []
  const history = {
    state,
    replaceState(...given: unknown[]) {
      replaced.push(given)
      history.state = given[0]
    },
  }
  return { history: history as unknown as History, replaced }
}

const open = (href: string, history: History) => takeAddressToken({ href: `https://baize.test${href}` } as Location, history)

test('a mailed token leaves the address and nothing else does', () => {
  expect(withoutToken('https://baize.test/?lng=de&modal=verify&token=s3cret#top')).toEqual(['/?lng=de&modal=verify#top', 's3cret'])
  expect(withoutToken('https://baize.test/?modal=change_password&token=s3cret')).toEqual(['/?modal=change_password', 's3cret'])
})

test('a token of another page is left alone', () => {
  const href = 'https://baize.test/play/real/1?token=other'
  expect(withoutToken(href)).toEqual([href, null])
})

test('the taken token is kept in memory and the history entry, which does not hold it, is replaced', () => {
  const { history, replaced } = entry({ key: 'a' })
  open('/?modal=verify&token=abc', history)
  expect(addressToken()).toBe('abc')
  expect(replaced).toEqual([[{ key: 'a', mailed: 'open' }, '', '/?modal=verify']])
})

test('a mailed page that is loaded again knows that a link led to it, and whether it has done its work', () => {
  const { history } = entry({ key: 'a' })
  open('/?modal=verify&token=abc', history)
  expect(outcomeBefore(), 'the first time there is a token').toBeNull()
  dropAddressToken()
  open('/?modal=verify', history)
  expect([addressToken(), outcomeBefore()]).toEqual([null, 'open'])
  noteLinkDone(history)
  open('/?modal=verify', history)
  expect([history.state, outcomeBefore()]).toEqual([{ key: 'a', mailed: 'done' }, 'done'])
})

test.each([null, {}, { mailed: 'other' }, 'text'])('a page that no letter led to knows of no link: %j', (state) => {
  const { history, replaced } = entry(state)
  open('/?modal=verify', history)
  noteLinkDone(history)
  expect([outcomeBefore(), replaced]).toEqual([null, []])
})
