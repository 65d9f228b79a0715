import { expect, test } from 'vitest'
import { textOf } from './text-of.ts'

test('lines that were apart stay apart, and parts of a word stay together', () => {
  expect(textOf('<p>First.</p>\n<p>Second.</p><ul><li>one</li><li>two</li></ul>a<br>b')).toBe(
    'First. Second. one two a b',
  )
  expect(textOf('<h2>Alpha<br />Beta</h2>')).toBe('Alpha Beta')
  expect(textOf('a <b>brass</b>y <em>t</em>one')).toBe('a brassy tone')
})

test('signs are read, and what is none is left as it is', () => {
  expect(textOf('Harrow &amp; Finch &lt;3 &quot;x&quot; it&#39;s 5&nbsp;€ &odd;')).toBe(
    'Harrow & Finch <3 "x" it\'s 5\u00a0€ &odd;',
  )
})

test('an amount and its sign stay on one line', () => {
  expect(textOf('bis 100 € oder 30 % mehr')).toBe('bis 100\u00a0€ oder 30\u00a0% mehr')
  expect(textOf('<p>bis zu 10\n€</p>')).toBe('bis zu 10\u00a0€')
})
