import { expect, test } from 'vitest'
import { htmlOfMarkdown, markdownProblem } from './markdown.ts'
import { sanitiseHtml } from './sanitise.ts'

const page = `# Terms

> A quote
> > with a quote in it

- one
  - two
    1. three

| a | b |
|---|---|
| *x* | [y](https://y.example) |
`

test('an ordinary page has no problem', () => {
  expect(markdownProblem(page)).toBeNull()
  expect(
    markdownProblem(Array(1000).fill('Some *words* and [a link](/terms).').join('\n\n')),
  ).toBeNull()
})

test.each([
  ['20,000 quotes', '>'.repeat(20_000), 'content.too_deep'],
  ['20,000 quotes with room', `${'> '.repeat(20_000)}a`, 'content.too_deep'],
  ['20,000 lists in one line', `${'- '.repeat(20_000)}a`, 'content.too_deep'],
  ['20,000 numbered lists in one line', `${'1. '.repeat(20_000)}a`, 'content.too_deep'],
  [
    'lists within lists, line by line',
    Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    'content.too_deep',
  ],
  ['20,000 beginnings of emphasis', '_a'.repeat(20_000), 'content.too_many_marks'],
  [
    'emphasis within emphasis',
    `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`,
    'content.too_many_marks',
  ],
  ['brackets within brackets', '['.repeat(20_000), 'content.too_many_marks'],
  [
    'many paragraphs of emphasis',
    Array(100).fill('_a'.repeat(400)).join('\n\n'),
    'content.too_many_marks',
  ],
  ['a megabyte of words', 'word '.repeat(200_000), 'content.too_long'],
] as const)('%s is refused, and quickly', (_, text, problem) => {
  expect(markdownProblem(text)).toBe(problem)
})

test('the worst text that is allowed is shown without an error', () => {
  const worst = [
    `${'>'.repeat(10)} a`,
    `${'- '.repeat(10)}a`,
    '_a'.repeat(499),
    '['.repeat(499),
    `${'*'.repeat(249)}a${'*'.repeat(249)}`,
  ]
  for (const text of worst) {
    expect(markdownProblem(text)).toBeNull()
    expect(htmlOfMarkdown(text)).toContain('<')
  }
})

test('the outer sixty of nested tags stay, and the text stays', () => {
  const html = sanitiseHtml(`${'<b>'.repeat(20_000)}text${'</b>'.repeat(20_000)}`)
  expect(html).toBe(`${'<b>'.repeat(60)}text${'</b>'.repeat(60)}`)
})
