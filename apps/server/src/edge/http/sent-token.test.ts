import { expect, test } from 'vitest'
import { tokenOfHeaders, tokenOfParams } from './sent-token.ts'

test.each([
  [{ 'x-token': 'a.b.c' }, 'a.b.c'],
  [{ authorization: 'Bearer a.b.c' }, 'a.b.c'],
  [{ authorization: 'bearer  a.b.c' }, 'a.b.c'],
  [{ 'x-token': 'a.b.c', authorization: 'Bearer d.e.f' }, 'a.b.c'],
  [{ authorization: 'Basic YTpi' }, null],
  [{ authorization: 'Bearer ' }, null],
  [{}, null],
])('a token of a request stands in one of two headers: %j', (headers, token) => {
  expect(tokenOfHeaders(headers)).toBe(token)
})

test.each([
  [{ 'x-token': 'a.b.c' }, 'a.b.c'],
  [{ token: 'a.b.c' }, 'a.b.c'],
  [{ Authorization: 'Bearer a.b.c' }, 'a.b.c'],
  [{ authorization: 'bearer a.b.c' }, 'a.b.c'],
  [{ 'x-token': '', Authorization: 'Bearer a.b.c' }, 'a.b.c'],
  [{ 'x-token': 'a.b.c', Authorization: 'Bearer d.e.f' }, 'a.b.c'],
  [{ Authorization: 'Bearer ' }, null],
  [{ Authorization: null }, null],
  [{ 'x-token': null, token: '' }, null],
  [{}, null],
  [undefined, null],
])(
  'a token of a socket stands in its first message, as in the headers of a request: %j',
  (params, token) => {
    expect(tokenOfParams(params)).toBe(token)
  },
)

test.each([{ 'x-token': 7 }, { token: {} }, { Authorization: ['Bearer a.b.c'] }])(
  'a token of a socket that is no text is none: %j',
  (params) => {
    expect(tokenOfParams(params)).toBeUndefined()
  },
)
