import { expect, test } from 'vitest'
import { parseExactJson, parseShortJson } from './exact-json.ts'

test('numbers are the texts that stood there', () => {
  const read = parseExactJson(
    Buffer.from('{"a":1.50,"b":[12345678901234567890,1e2,-0],"c":"7","d":true,"e":null}'),
  )
  expect(read).toEqual({
    a: '1.50',
    b: ['12345678901234567890', '1e2', '-0'],
    c: '7',
    d: true,
    e: null,
  })
})

test.each(['', '{', '01', '{"a":1}x'])('%j is none', (text) => {
  expect(parseExactJson(Buffer.from(text))).toBeUndefined()
})

test('a body with many values from a caller without a key counts as none', () => {
  const listOf = (count: number) => Buffer.from(`[${'1,'.repeat(count)}1]`)
  expect(parseShortJson(listOf(100))).toHaveLength(101)
  expect(parseShortJson(listOf(20_000))).toBeUndefined()
})
