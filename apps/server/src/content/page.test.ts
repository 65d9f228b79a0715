import { expect, test } from 'vitest'
import { readForm } from './component.ts'
import { htmlOf } from './page.ts'

function html(form: { markdown: string } | { html: string }): string {
  const page = readForm(form)
  if (page.kind !== 'template') throw new Error('That is no page.')
  return htmlOf(page, {})
}

test('a cell bears the name of its column, but for the first of a row, which names the row', () => {
  const table = html({ markdown: '| what | *how* "long" |\n|---|---|\n| a cookie | a year |\n| a word | a day |' })
  expect(table.match(/<td[^>]*>[^<]*/g)).toEqual([
    '<td>a cookie',
    '<td data-column="how &quot;long&quot;">a year',
    '<td>a word',
    '<td data-column="how &quot;long&quot;">a day',
  ])
})

test('a table with joined cells, or without a head, is left as it is', () => {
  const joined = '<table><tr><th>a</th><th>b</th></tr><tr><td colspan="2">c</td></tr><tr><td>d</td><td>e</td></tr></table>'
  const headless = '<table><tr><td>d</td><td>e</td></tr></table>'
  for (const table of [joined, headless]) expect(html({ html: table })).not.toContain('data-column')
})

test('headings of the same words have addresses of their own', () => {
  expect(html({ markdown: '## Fees\n\n## Fees\n\n### *Our* fees' }).match(/id="[^"]+"/g)).toEqual([
    'id="part-fees"',
    'id="part-fees-1"',
    'id="part-our-fees"',
  ])
})
