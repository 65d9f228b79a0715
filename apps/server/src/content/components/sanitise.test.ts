import { expect, test } from 'vitest'
import { hostileHtml } from '#testkit/hostile-html.ts'
import { readForm } from './component.ts'
import { htmlOf } from './page.ts'
import { sanitiseHtml } from './sanitise.ts'

const TAGS =
  'p|br|hr|h2|h3|h4|blockquote|ul|ol|li|dl|dt|dd|strong|b|em|i|u|s|small|sub|sup|code|a|table|caption|thead|tbody|tr|th|td'
const ATTRIBUTES = '(?: (?:href|title|target|rel|scope|colspan|rowspan|id)="[^"<>]*")*'
const TAG = new RegExp(`^<(?:/(?:${TAGS})>|(?:${TAGS})${ATTRIBUTES}(?: /)?>)`)

/** The server refuses the last one before it comes here, because NUL is no text. */
const hostile = [...hostileHtml(), '<script\0>window.hacked=1</script>']

/**
 * The first place where something stands that is neither text nor one of the tags above, with
 * nothing but what they may bear.
 */
function oddPlace(html: string): string | null {
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (!TAG.test(html.slice(at))) return html.slice(at, at + 80)
  }
  return (
    Array.from(html.matchAll(/<a [^<>]*href="([^"]*)"/g), ([, href = '']) => href).find(
      leadsAstray,
    ) ?? null
  )
}

/**
 * Returns whether a link on a page of the casino would lead to another origin, as a browser reads
 * it.
 */
function leadsAstray(href: string): boolean {
  const url = URL.parse(href.replaceAll('&amp;', '&'), 'https://casino.test/templates/faq')
  if (href.includes('&#') || !url) return true
  return (
    !['https:', 'mailto:', 'tel:'].includes(url.protocol) ||
    (/evil/.test(url.host) && !href.startsWith('https://'))
  )
}

test('W4 there are at least 500 hostile strings to try', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(500)
})

test('W4 nothing is left of a hostile string but text and harmless tags', () => {
  const survivors = hostile
    .map((html) => oddPlace(sanitiseHtml(html)))
    .filter((place) => place !== null)
  expect(survivors).toEqual([])
})

test('W4 what has been sanitised stays as it is when it is sanitised again', () => {
  for (const html of hostile) expect(sanitiseHtml(sanitiseHtml(html))).toBe(sanitiseHtml(html))
})

test('W4 no field of a component lets a hostile string through', () => {
  for (const html of hostile) {
    const text = readForm(html)
    const page = readForm({ title: 'A page', html: `<h2>x</h2>${html}` })
    const written = readForm({ title: 'A page', markdown: `## x\n\n${html}\n\n[press](${html})` })
    expect(oddPlace(text.kind === 'text' ? text.text : '<?>')).toBeNull()
    for (const each of [page, written])
      expect(oddPlace(each.kind === 'template' ? htmlOf(each, {}) : '<?>')).toBeNull()
    expect(() => readForm({ image: html })).toThrow('bad_input')
    expect(() => readForm({ link: html, label: 'press' })).toThrow('bad_input')
  }
})

test('W4 what a gap is filled with is sanitised as well', () => {
  for (const html of hostile) {
    const page = readForm({ html: '<p>{{name}} {{{name}}} <a href="{{name}}">x</a></p>' })
    const written = readForm({ markdown: '{{name}} {{{name}}} [x]({{name}})' })
    for (const each of [page, written])
      expect(oddPlace(each.kind === 'template' ? htmlOf(each, { name: html }) : '<?>')).toBeNull()
  }
})

test('HTML that an editor is likely to mean is kept', () => {
  const html =
    '<h2>Fees</h2><p>None, <strong>ever</strong>. <a href="/templates/faq">More</a></p><table><tbody><tr><th scope="row">a</th></tr></tbody></table>'
  expect(sanitiseHtml(html)).toBe(html)
})

test('a link to another site opens in another tab and does not report where it was pressed', () => {
  expect(sanitiseHtml('<a href="https://elsewhere.test/">x</a>')).toBe(
    '<a href="https://elsewhere.test/" target="_blank" rel="noopener noreferrer">x</a>',
  )
  expect(sanitiseHtml('<a href="/vip" target="_top">x</a>')).toBe('<a href="/vip">x</a>')
})

test('a link to a page of the site is internal, also when it is written as a whole address', () => {
  const onOurSite = (html: string) => sanitiseHtml(html, 'https://casino.test')
  expect(onOurSite('<a href="https://casino.test/vip?lng=de#pros">x</a>')).toBe(
    '<a href="/vip?lng=de#pros">x</a>',
  )
  expect(onOurSite('<a href="https://casino.test.evil.test/vip">x</a>')).toContain(
    'target="_blank"',
  )
  expect(
    onOurSite('<a href="https://casino.test//evil.test">x</a>'),
    'nor is it made an address of another casino',
  ).toContain('"https://casino.test//evil.test"')

  const own = { publicUrl: 'https://casino.test', imageOrigins: [] }
  expect(readForm({ link: 'https://casino.test/vip', label: 'Go' }, own)).toMatchObject({
    url: '/vip',
  })
  expect(readForm({ image: 'https://casino.test/pictures/a.jpg' }, own)).toMatchObject({
    src: '/pictures/a.jpg',
  })
  const page = readForm({ markdown: '[here]({{operator.address}}/vip)' }, own)
  const html =
    page.kind === 'template'
      ? htmlOf(page, { operator: { address: 'https://casino.test' } }, own.publicUrl)
      : ''
  expect(html).toContain('<a href="/vip">here</a>')
})
