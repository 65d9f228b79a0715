import { expect, test } from 'vitest'
import { decodeLaunch, encodeLaunch, type Launch } from './launch-token.ts'

const launch: Launch = { type: 'GENERIC_IFRAME', url: 'https://studio.example/play/abc', exit: '/casino?brands=Ä', saysReady: true }

test('a launch survives its token', () => {
  expect(decodeLaunch(encodeLaunch(launch))).toEqual(launch)
})

test('a game is not taken to speak where nobody says that it does', () => {
  const token = btoa('{"type":"GENERIC_IFRAME","url":"https://studio.example/","exit":"/"}')
  expect(decodeLaunch(token)?.saysReady).toBe(false)
})

test('the token is safe in an address', () => {
  expect(encodeLaunch(launch)).toMatch(/^[\w-]+$/)
})

test.each(['', '!!!!', 'e30', btoa('{"type":"UNKNOWN"}'), btoa('[]'), btoa('{"type":"GENERIC_IFRAME","url":"no url","exit":"/"}')])(
  '%j is no launch',
  (token) => {
    expect(decodeLaunch(token)).toBeNull()
  },
)
