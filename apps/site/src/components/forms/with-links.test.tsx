import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withLinks } from './with-links.tsx'

test('the marked words of a sentence become links, in whatever order the language has them', () => {
  const marks = {
    terms: (text: string) => <a href="/t">{text}</a>,
    privacy: (text: string) => <b>{text}</b>,
  }
  expect(
    renderToStaticMarkup(
      withLinks('I accept the <terms>terms</terms> and <privacy>privacy</privacy>.', marks),
    ),
  ).toBe(
    '<span>I accept the </span><a href="/t">terms</a><span> and </span><b>privacy</b><span>.</span>',
  )
  expect(renderToStaticMarkup(withLinks('<privacy>P</privacy><terms>T</terms>', marks))).toBe(
    '<b>P</b><a href="/t">T</a>',
  )
})

test('a mark without a drawing is plain text', () => {
  expect(renderToStaticMarkup(withLinks('a <x>b</x> c', {}))).toBe(
    '<span>a </span><span>b</span><span> c</span>',
  )
})
