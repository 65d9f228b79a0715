import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  accountFrameMessage,
  isInternalClose,
  MAX_FRAME_HEIGHT,
  readGameFrameMessage,
  readSiteMessage,
} from './frames.ts'

test.each(['close', 'exit', 'backToLobby', { type: 'close' }])('%j leaves the game', (data) => {
  expect(readGameFrameMessage(data)).toEqual({ kind: 'leave' })
})

test('the site sends whether amounts are hidden, and nothing else', () => {
  expect(readSiteMessage({ type: 'incognito', hidden: true })).toEqual({
    type: 'incognito',
    hidden: true,
  })
  for (const data of [
    'incognito',
    { type: 'incognito' },
    { type: 'incognito', hidden: 'true' },
    { type: 'navigate', path: '/' },
    null,
  ]) {
    expect(readSiteMessage(data)).toBeNull()
  }
})

test('reload and height are understood', () => {
  expect(readGameFrameMessage('reload')).toEqual({ kind: 'reload' })
  expect(readGameFrameMessage('height:640')).toEqual({ kind: 'height', height: 640 })
})

test('a game reports that it is ready', () => {
  for (const data of ['ready', { type: 'ready' }])
    expect(readGameFrameMessage(data)).toEqual({ kind: 'ready' })
})

test('a game reports that a round begins, and that it has shown the end', () => {
  expect(readGameFrameMessage({ type: 'roundStarted' })).toEqual({ kind: 'round', running: true })
  expect(readGameFrameMessage('roundEnded')).toEqual({ kind: 'round', running: false })
})

test.each([
  'height:-1',
  'height:1e9',
  'height:',
  `height:${MAX_FRAME_HEIGHT + 1}`,
  'height:0',
  'HEIGHT:20',
  'navigate //evil',
  '',
  null,
  7,
  {},
  { type: 7 },
  ['close'],
])('W2 %j means nothing', (data) => {
  expect(readGameFrameMessage(data)).toBeNull()
})

test('W2 the account area may resize, scroll and navigate, within bounds', () => {
  const reads = (data: unknown) => v.safeParse(accountFrameMessage, data).success
  expect(reads({ type: 'resize', height: 800 })).toBe(true)
  expect(reads({ type: 'scroll', top: 0 })).toBe(true)
  expect(reads({ type: 'navigate', path: '/casino' })).toBe(true)
  expect(reads({ type: 'resize', height: -1 })).toBe(false)
  expect(reads({ type: 'resize', height: 1e9 })).toBe(false)
  expect(reads({ type: 'scroll', top: Number.NaN })).toBe(false)
  expect(reads({ type: 'navigate', path: 7 })).toBe(false)
})

test('internalClose is known as a text and as a typed message', () => {
  expect([
    isInternalClose('internalClose'),
    isInternalClose({ type: 'internalClose' }),
    isInternalClose('close'),
    isInternalClose(null),
  ]).toEqual([true, true, false, false])
})
