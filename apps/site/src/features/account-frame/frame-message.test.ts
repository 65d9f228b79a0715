import { expect, test } from 'vitest'
import { readAccountFrameMessage } from './frame-message.ts'

const frame = {} as Window
const expected = { window: frame, origin: 'https://baize.test' }
const from = (data: unknown, sender: { source?: Window | null; origin?: string } = {}) =>
  readAccountFrameMessage(
    { source: frame, origin: 'https://baize.test', data, ...sender },
    expected,
  )

test('the frame may request a height, a place and a page of the site', () => {
  expect(from({ type: 'resize', height: 900 })).toEqual({ type: 'resize', height: 900 })
  expect(from({ type: 'scroll', top: 0 })).toEqual({ type: 'scroll', top: 0 })
  expect(from({ type: 'navigate', path: '/casino' })).toEqual({ type: 'navigate', path: '/casino' })
})

test('the frame may report what happened in it, and nothing that shows who it was', () => {
  const event = { name: 'deposit_paid', method: 'card', amount: '50.00', currency: 'EUR' }
  expect(from({ type: 'event', event })).toEqual({ type: 'event', event })
  for (const wrong of [
    { ...event, email: 'a@b.test' },
    { ...event, amount: '1e9' },
    { ...event, name: 'anything' },
    'deposit_paid',
  ]) {
    expect(from({ type: 'event', event: wrong })).toBeNull()
  }
})

test('messages of another window and another origin are ignored', () => {
  const data = { type: 'resize', height: 900 }
  expect(from(data, { source: {} as Window })).toBeNull()
  expect(from(data, { source: null })).toBeNull()
  expect(from(data, { origin: 'https://evil.test' })).toBeNull()
})

test('no message of the account area leads away from the own pages of the site', () => {
  for (const path of ['https://evil.test', '//evil.test', 'javascript:alert(1)', '/\\evil.test']) {
    expect(from({ type: 'navigate', path })).toBeNull()
  }
})

test('other shapes are ignored', () => {
  for (const data of [
    'resize',
    { type: 'resize', height: -1 },
    { type: 'resize', height: '9' },
    { type: 'close' },
    null,
  ]) {
    expect(from(data)).toBeNull()
  }
})
