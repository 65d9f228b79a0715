import { expect, test } from 'vitest'
import { takeAddressToken } from './address-token.ts'
import { noteLinkDone, outcomeOfLink } from './mailed-page.ts'

/** One entry of the history, which outlives the page. */
function entry(state: unknown) {
  const history = {
    state,
    replaced: 0,
    replaceState(next: unknown) {
      history.state = next
      history.replaced += 1
    },
  }
  return history as unknown as History & { replaced: number }
}

test('a mailed page that is loaded again knows that a link led to it, and whether it has done its work', () => {
  const history = entry({ key: 'a' })
  takeAddressToken({ href: 'https://baize.test/?modal=verify&token=s3cret' } as Location, history)
  expect(outcomeOfLink(history)).toBe('open')
  noteLinkDone(history)
  expect(outcomeOfLink(history)).toBe('done')
  expect(JSON.stringify(history.state), 'and what it keeps is not the token').not.toContain(
    's3cret',
  )
  expect(history.state).toEqual({ key: 'a', mailed: 'done' })
})

test.each([null, {}, { mailed: 'other' }, 'text'])(
  'a page that no letter led to knows of no link: %j',
  (state) => {
    const history = entry(state)
    noteLinkDone(history)
    expect([outcomeOfLink(history), history.replaced]).toEqual([null, 0])
  },
)
