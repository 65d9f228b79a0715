import { expect, test } from 'vitest'
import { headingsOf } from './table-of-contents.ts'

test('the parts of a page are listed as they are read, in their order', () => {
  const html =
    '<h2 id="part-a">Fees &amp; <em>limits</em></h2><p>x</p><h3 id="part-b">Below</h3><h2 id="part-c">2 &lt; 3</h2>'
  expect(headingsOf(html)).toEqual([
    { id: 'part-a', text: 'Fees & limits' },
    { id: 'part-c', text: '2 < 3' },
  ])
})

test('a heading without an address is not listed', () => {
  expect(headingsOf('<h2>No id</h2>')).toEqual([])
})
