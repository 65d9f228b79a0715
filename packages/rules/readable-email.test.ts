import { domainToASCII, domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableEmail } from './readable-email.ts'

test.each([
  ['ada@xn--mnchen-3ya.de', 'ada@münchen.de'],
  ['Ada.L@XN--MNCHEN-3YA.DE', 'Ada.L@münchen.de'],
  ['ada@mail.xn--e1afmkfd.xn--p1ai', 'ada@mail.пример.рф'],
  ['ada@xn--mgbh0fb.test', 'ada@مثال.test'],
  ['ada@xn--fsqu00a.xn--fiqs8s', 'ada@例子.中国'],
  ['ada@xn--strae-oqa.de', 'ada@straße.de'],
])('%s is read as %s', (email, shown) => expect(readableEmail(email)).toBe(shown))

test.each([
  'ada@example.org',
  'ada@münchen.de',
  'no address',
  '',
  'ada@xn--.de',
  'ada@xn--a.de',
  'ada@xn--99999999.de',
  'ada@xn--mnchen-.de',
  'ada@xn--zzzzzzzzzzzzzzzzzzzz.de',
  `ada@xn--${'a'.repeat(500)}.de`,
])('%j has no other form, and stays', (email) => expect(readableEmail(email)).toBe(email))

test('a readable domain leads back to the domain of the address, and is the one that Node shows', () => {
  const letters = fc.stringMatching(/^[a-z0-9äöüßñéčłαβγжяњשםكلمकखก中文字かナ한글]{1,12}$/u)
  fc.assert(
    fc.property(letters, (label) => {
      const ascii = domainToASCII(`${label}.test`)
      fc.pre(ascii.startsWith('xn--'))
      const shown = readableEmail(`ada@${ascii}`)
      expect(shown).toBe(`ada@${domainToUnicode(ascii)}`)
    }),
  )
})

test('whatever is given, something is shown', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^[a-z0-9-]{0,30}$/), (local, label) => {
      expect(typeof readableEmail(`${local}@xn--${label}.test`)).toBe('string')
    }),
  )
})
