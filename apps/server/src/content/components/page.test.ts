import { expect, test } from 'vitest'
import { readForm } from './component.ts'
import { htmlOf } from './page.ts'

function html(form: { markdown: string } | { html: string }): string {
  const page = readForm(form)
  if (page.kind !== 'template') throw new Error('That is no page.')
  return htmlOf(page, {})
}

test('a cell bears the name of its column, but for the first of a row, which names the row', () => {
  const table = html({
    markdown: '| what | *how* "long" |\n|---|---|\n| a cookie | a year |\n| a word | a day |',
  })
  expect(table.match(/<td[^>]*>[^<]*/g)).toEqual([
    '<td>a cookie',
    '<td data-column="how &quot;long&quot;">a year',
    '<td>a word',
    '<td data-column="how &quot;long&quot;">a day',
  ])
})

test('a row that is named by a heading of its own counts as any other', () => {
  const head = '<thead><tr><td></td><th>Deposit</th><th>Withdraw</th></tr></thead>'
  const table = html({
    html: `<table>${head}<tbody><tr><th scope="row">Card</th><td>1 %</td><td>2 %</td></tr></tbody></table>`,
  })
  expect(table).toContain('<td></td><th>Deposit</th>')
  expect(table).toContain(
    '<th scope="row">Card</th><td data-column="Deposit">1 %</td><td data-column="Withdraw">2 %</td>',
  )
})

test('a table with joined cells, or without a head, is left as it is', () => {
  const joined =
    '<table><tr><th>a</th><th>b</th></tr><tr><td colspan="2">c</td></tr><tr><td>d</td><td>e</td></tr></table>'
  const headless = '<table><tr><td>d</td><td>e</td></tr></table>'
  const namedRows =
    '<table><tr><th scope="row">d</th><td>e</td></tr><tr><th scope="row">f</th><td>g</td></tr></table>'
  for (const table of [joined, headless, namedRows])
    expect(html({ html: table })).not.toContain('data-column')
})

test('headings of the same words have addresses of their own', () => {
  expect(html({ markdown: '## Fees\n\n## Fees\n\n### *Our* fees' }).match(/id="[^"]+"/g)).toEqual([
    'id="part-fees"',
    'id="part-fees-1"',
    'id="part-our-fees"',
  ])
})
