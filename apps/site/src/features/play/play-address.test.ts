import { expect, test } from 'vitest'
import { closePath, readPlayAddress } from './play-address.ts'

test('a game address has a mode, an id and a way back', () => {
  const exit = '/casino/slot_games?brands=A,B'
  expect(readPlayAddress({ mode: 'real', id: 'nine-koi', referrer: exit })).toEqual({
    problem: null,
    mode: 'real',
    gameId: 'nine-koi',
    exit,
  })
})

test('without a referrer closing leads home', () => {
  expect(readPlayAddress({ mode: 'demo', id: 'nine-koi' })).toMatchObject({ exit: '/' })
})

test('a referrer to another site leads home', () => {
  for (const referrer of [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/%2F/evil.test%00',
  ]) {
    expect(readPlayAddress({ mode: 'real', id: 'nine-koi', referrer })).toMatchObject({ exit: '/' })
  }
})

test('an unknown mode and a missing id are distinguished', () => {
  expect(readPlayAddress({ mode: 'free', id: 'nine-koi' })).toEqual({ problem: 'mode_not_present' })
  expect(readPlayAddress({ mode: 'real' })).toEqual({ problem: 'id_not_present' })
})

test('the close path carries the exit as one segment', () => {
  expect(closePath('/casino')).toBe('/closewindow/%2Fcasino')
  expect(closePath('/casino?brands=A')).toBe('/closewindow/%2Fcasino%3Fbrands%3DA')
})

test('W1 the close path of an exit that is encoded in parts is one that is taken, and leads as near to it as can be', () => {
  for (const exit of [
    '/casino?brands=A%2CB',
    '/casino?search=caf%C3%A9',
    `/casino?search=${'x'.repeat(2000)}`,
  ]) {
    expect(closePath(exit)).toBe('/closewindow/%2Fcasino')
  }
  expect(closePath('/casino/caf%C3%A9?brands=A')).toBe('/closewindow')
})
