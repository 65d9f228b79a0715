import { expect, test } from 'vitest'
import { chooseType, takesType } from './media-type.ts'

const OURS = ['application/json', 'application/graphql-response+json'] as const

test.each([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/*', 'application/json'],
  [
    'application/graphql-response+json, application/json;q=0.9',
    'application/graphql-response+json',
  ],
  ['application/graphql-response+json;q=0.1, application/json', 'application/json'],
  [
    'application/graphql-response+json; charset=utf-8, application/json',
    'application/graphql-response+json',
  ],
  ['application/json;q=0, */*', 'application/graphql-response+json'],
  ['application/json; q=0.1, application/graphql-response+json', OURS[1]],
  ['application/json;charset=utf-8 ; Q = 0, */*', OURS[1]],
  ['application/json;q=0', null],
  ['*/*;q=0', null],
  ['text/html', null],
])('an Accept is read with its q-values: %s', (requested, chosen) => {
  expect(chooseType(requested, OURS)).toBe(chosen)
})

test('an Accept of more than 300 characters is not looked at', () => {
  const long = `${OURS[1]}, application/json;q=0${', text/html'.repeat(25)}`
  expect(chooseType(long, OURS)).toBe(OURS[0])
  expect(chooseType(long.slice(0, 300), OURS)).toBe(OURS[1])
})

test('a browser takes a page, whatever signed exchanges it knows besides', () => {
  const chrome =
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7'
  expect(takesType(chrome, 'text/html; charset=utf-8')).toBe(true)
  expect(takesType('text/html; charset=iso-8859-1', 'text/html; charset=utf-8')).toBe(true)
  expect(takesType('text/html;q=0, */*', 'text/html; charset=utf-8')).toBe(false)
})
