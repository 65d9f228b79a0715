import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { asciiDomain, email, isEmail } from './email.ts'

describe('an address', () => {
  test.each([
    'ada@baize.test',
    'ada.lovelace+casino@mail.example.co.uk',
    "o'hara@example.ie",
    'ada_l-1@example.org',
    "!#$%&'*+-/=?^_`{|}~@example.org",
    'ada@münchen.de',
    'ada@xn--mnchen-3ya.de',
    'ada@例え.テスト',
    'ada@пример.рф',
    'ada@example.中国',
    'ada@my-host-1.example',
    'пётр@пример.рф',
    'josé.ñandú@example.es',
    '用户@例子.广告',
    'अजय@डाटा.भारत',
  ])('%s is one', (text) => expect(v.parse(email, text)).toBe(text))

  test.each([
    'ada',
    'ada@',
    '@baize.test',
    'ada@baize',
    'ada lovelace@baize.test',
    '.ada@baize.test',
    'ada.@baize.test',
    'ada..l@baize.test',
    'ada@@baize.test',
    'ada@baize..test',
    'ada@-baize.test',
    'ada@baize-.test',
    'ada@baize.t',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@baize.test:80',
    'ada@baize.test/x',
    'ada@user:pw@baize.test',
    'ada@xn--\u0000.test',
    '"ada lovelace"@baize.test',
    'ada,bob@baize.test',
    'ada<bob@baize.test>',
    `ada@${'a'.repeat(64)}.test`,
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false))

  test.each([
    [' ada@baize.test\u200e ', 'ada@baize.test'],
    ['ada＠baize.test', 'ada@baize.test'],
    ['\ufeffada@baize.test', 'ada@baize.test'],
  ])('pasted as %j is %s', (typed, taken) => expect(v.parse(email, typed)).toBe(taken))

  test('is accepted or refused without an error, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.emailAddress(), fc.string({ unit: 'binary' })),
        (text) => typeof isEmail(text) === 'boolean',
      ),
    )
    fc.assert(
      fc.property(fc.emailAddress(), (text) => isEmail(text) || /@.*\.[a-z]*\d/i.test(text)),
    )
  })
})

test('a domain has one form for machines in every script, with and without capitals', () => {
  for (const domain of [
    'münchen.de',
    'MÜNCHEN.de',
    'xn--mnchen-3ya.de',
    'XN--MNCHEN-3YA.DE',
    'mu\u0308nchen。de',
  ])
    expect(asciiDomain(domain), domain).toBe('xn--mnchen-3ya.de')
})
