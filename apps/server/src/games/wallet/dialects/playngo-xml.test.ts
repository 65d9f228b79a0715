import { expect, test } from 'vitest'
import { readXmlCall } from './playngo-xml.ts'

test.each([
  ['references', `<call><name>${'&amp;'.repeat(10_000)}</name></call>`],
  [
    'attributes',
    `<call ${Array.from({ length: 5000 }, (_, at) => `a${at}=""`).join(' ')}><name>x</name></call>`,
  ],
])('a call with thousands of %s is not read', (_, text) => {
  expect(readXmlCall(Buffer.from(text))).toBeUndefined()
})

test('a call with a few references is read', () => {
  expect(readXmlCall(Buffer.from('<call a="b"><name>x &amp; y</name></call>'))).toEqual({
    name: 'call',
    values: { name: 'x & y' },
  })
})
