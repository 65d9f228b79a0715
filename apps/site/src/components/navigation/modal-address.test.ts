import { expect, test } from 'vitest'
import { modalIn, withModal, withoutModal } from './modal-address.ts'

test('a dialog is requested by the parameter, otherwise by the hash', () => {
  expect(modalIn({ search: '?lng=de&modal=register', hash: '' })).toBe('register')
  expect(modalIn({ search: '', hash: '#login' })).toBe('login')
  expect(modalIn({ search: '?modal=verify', hash: '#login' })).toBe('verify')
  for (const nothing of ['', '?modal=', '?modal=Login', '?modal=__proto__'])
    expect(modalIn({ search: nothing, hash: '#main' }), nothing).toBeNull()
})

test('the hash follows where it named a dialog, and any other hash is left alone', () => {
  expect(withModal({ search: '?lng=de', hash: '#login' }, 'register')).toEqual({
    search: '?lng=de',
    hash: '#register',
  })
  expect(withModal({ search: '?modal=login', hash: '#login' }, 'register')).toEqual({
    search: '?modal=register',
    hash: '#register',
  })
  expect(withModal({ search: '?brands=A', hash: '#main' }, 'login')).toEqual({
    search: '?brands=A&modal=login',
    hash: '#main',
  })
})

test('closing takes out what named the dialog and the token beside it, and nothing else', () => {
  expect(withoutModal({ search: '?modal=verify&token=s3cret&lng=de', hash: '' })).toEqual({
    search: '?lng=de',
    hash: '',
  })
  expect(withoutModal({ search: '?modal=login', hash: '#main' })).toEqual({
    search: '',
    hash: '#main',
  })
  expect(withoutModal({ search: '', hash: '#reset_password' })).toEqual({ search: '', hash: '' })
})

test('a token never travels on to another dialog', () => {
  expect(withModal({ search: '?modal=verify&token=s3cret', hash: '' }, 'login').search).toBe(
    '?modal=login',
  )
})

test('which promotion is shown is forgotten with its dialog', () => {
  expect(
    withoutModal({ search: '?lng=de&modal=promotion&promotion=first_hand', hash: '' }).search,
  ).toBe('?lng=de')
  expect(
    withModal({ search: '?modal=promotion&promotion=first_hand', hash: '' }, 'register').search,
  ).toBe('?modal=register')
})
