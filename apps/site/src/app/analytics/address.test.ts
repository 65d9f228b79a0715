import { expect, test } from 'vitest'
import { describeModal, describePage } from './address.ts'

test('a page is known by its room and its path, a game by its room alone', () => {
  expect(describePage('/casino/slot_games')).toEqual({
    page: '/casino/:category?',
    path: '/casino/slot_games',
  })
  expect(describePage('/play/real/under-the-scale/%2Fcasino%3Fsearch%3Dmy-name')).toEqual({
    page: '/play/:mode?/:id?/:referrer?',
    path: null,
  })
  expect(describePage('/closewindow/%2Fcasino')?.path).toBeNull()
})

test('an address that is no page of the site is not sent', () => {
  expect(describePage('/somebody@example.org/nowhere')).toBeNull()
})

test('a dialog is known from the query, and from the hash', () => {
  expect(describeModal({ search: '?modal=verify&token=secret', hash: '' })).toEqual({
    modal: 'verify',
    from: 'query',
  })
  expect(describeModal({ search: '', hash: '#login' })).toEqual({ modal: 'login', from: 'hash' })
  expect(describeModal({ search: '?modal=login', hash: '#register' })).toEqual({
    modal: 'login',
    from: 'query',
  })
  expect(describeModal({ search: '?modal=somebody@example.org', hash: '#main' })).toBeNull()
})
