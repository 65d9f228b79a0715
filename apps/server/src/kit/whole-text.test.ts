import { describe, expect, test } from 'vitest'
import { isWholeBody, isWholeEscaped, isWholeSource, mendedJson } from './whole-text.ts'

describe('JSON and documents of GraphQL', () => {
  test.each([
    String.raw`"\u0000"`,
    String.raw`{"a\u0000b":1}`,
    String.raw`"\ud83d"`,
    String.raw`"\uDe00\uD83d"`,
    String.raw`"\ud83d \ude00"`,
    String.raw`"\\\u0000"`,
    String.raw`"\u{0}"`,
    String.raw`"\u{D800}"`,
    '"\ud83d"',
    '"\0"',
  ])('with NUL or with half of a character are not whole: %s', (source) => {
    expect(isWholeSource(source)).toBe(false)
  })

  test.each([
    String.raw`"\ud83d\ude00"`,
    String.raw`"\u{1F600}"`,
    String.raw`"\\u0000"`,
    String.raw`"\\\\ud800"`,
    String.raw`"\u0001\n\""`,
    String.raw`"\u{110000}"`,
    '"👍 naïve"',
    '',
  ])('with other characters and escapes are: %s', (source) => {
    expect(isWholeSource(source)).toBe(true)
  })
})

describe('a body', () => {
  test.each([
    ['JSON', String.raw` {"a": "\u0000"}`],
    ['a list', String.raw`["\ud800"]`],
    ['a form', 'username=a%00b'],
    ['a form with half of a character', 'username=%ED%A0%80'],
    ['a form that no program reads alike', 'username=%zz'],
    ['XML', '<a>&#0;</a>'],
    ['XML with half of a character', '<a>&#xD800;</a>'],
    ['a plain text', 'a\0b'],
  ])('of %s is refused for one text that is not whole', (_, body) => {
    expect(isWholeBody(Buffer.from(body))).toBe(false)
  })

  test('of bytes that are no UTF-8 is refused', () => {
    expect(isWholeBody(Buffer.from('{"a":"\xed\xa0\x80"}', 'latin1'))).toBe(false)
    expect(isWholeBody(Buffer.from('{"a":"caf\xe9"}', 'latin1'))).toBe(false)
  })

  test.each(['', '{"a":"100%"}', '<a>100% &#233; &amp;</a>', 'a=100%25&b=%F0%9F%91%8D', 'x'])(
    'in which each text is whole is taken: %s',
    (body) => {
      expect(isWholeBody(Buffer.from(body))).toBe(true)
    },
  )
})

test('escaped text in an address is whole without NUL and half characters', () => {
  expect(isWholeEscaped('/vip?x=%F0%9F%8E%B2')).toBe(true)
  for (const odd of ['/vip%00', '/%ED%A0%80', '/%', '/\0']) expect(isWholeEscaped(odd)).toBe(false)
})

test('JSON of a third party is mended: what cannot be kept is replaced, and all else stays', () => {
  const read = (source: string) => JSON.parse(mendedJson(source)) as unknown
  expect(
    read(String.raw`["a\u0000b", "\ud83d", "\uDE00\ud83d", "\ud83d\ude00", "\\u0000"]`),
  ).toEqual(['a\ufffdb', '\ufffd', '\ufffd\ufffd', '😀', String.raw`\u0000`])
})
