import { expect, test } from 'vitest'
import { Refusal } from '../../kit/refusal.ts'
import type { OwnAddresses } from './addresses.ts'
import { readForm } from './component.ts'
import { gapProblem } from './fill.ts'
import { show } from './show.ts'
import { writeForm } from './write-form.ts'

const options = { factsIn: () => ({}), mobile: false, findPage: () => null }
const shown = (form: unknown) => {
  const found = {
    component: readForm(form),
    language: 'en',
    publishedAt: new Date(0),
    hasGaps: false,
  }
  return show(found, 'top', options)
}
const problems = (form: unknown, own: OwnAddresses = {}): Record<string, string> => {
  try {
    readForm(form, own)
  } catch (error) {
    if (error instanceof Refusal) return error.facts.fields as Record<string, string>
    throw error
  }
  return {}
}

test('a component of an editor says by itself what kind it is', () => {
  expect(shown('A word')).toEqual({ __typename: 'CmsText', id: 'top', text: 'A word' })
  expect(shown(7)).toEqual({ __typename: 'CmsInteger', id: 'top', value: 7 })
  expect(shown(false)).toEqual({ __typename: 'CmsBoolean', id: 'top', value: false })
  expect(shown({ image: '/art/a.svg', alt: 'A', width: 10 })).toMatchObject({
    __typename: 'CmsImage',
    src: '/art/a.svg',
    alt: 'A',
    width: 10,
    height: null,
  })
  expect(shown({ link: '/vip', label: 'Go' })).toEqual({
    __typename: 'CmsLink',
    id: 'top',
    url: '/vip',
    label: 'Go',
  })
  expect(shown({ game: 'comet' })).toMatchObject({ __typename: 'CmsGame', gameId: 'comet' })
  expect(shown({ title: 'A page', markdown: '## Part\n\nText' })).toMatchObject({
    __typename: 'CmsTemplate',
    title: 'A page',
    html: '<h2 id="part-part">Part</h2>\n<p>Text</p>\n',
  })
  expect(shown(['a', { id: 'own', title: 'b' }])).toEqual({
    __typename: 'CmsList',
    id: 'top',
    items: [
      { __typename: 'CmsText', id: '1', text: 'a' },
      {
        __typename: 'CmsMap',
        id: 'own',
        elements: [{ __typename: 'CmsText', id: 'title', text: 'b' }],
      },
    ],
  })
})

test('an id is a word of its own, and nothing that is written is lost', () => {
  expect(problems([{ id: 5, title: 'five' }])).toEqual({ '1.id': 'content.odd_id' })
  expect(problems([{ id: null, title: 'none' }])).toEqual({ '1.id': 'content.odd_id' })
  expect(problems({ a: { image: '/art/a.svg', id: 'lost' } })).toEqual({
    'a.id': 'content.unknown_key',
  })
  expect(shown({ inner: { id: 'kept', title: 'b' } })).toMatchObject({
    elements: [
      {
        __typename: 'CmsMap',
        id: 'inner',
        elements: [{ id: 'id', text: 'kept' }, { id: 'title' }],
      },
    ],
  })
})

test('a map may have elements that are called like a kind', () => {
  expect(shown({ link: { link: '/vip', label: 'Go' }, game: { game: 'comet' } })).toMatchObject({
    __typename: 'CmsMap',
    elements: [
      { __typename: 'CmsLink', id: 'link' },
      { __typename: 'CmsGame', id: 'game' },
    ],
  })
})

test.each([
  ['a fraction', { value: 1.5 }, { value: 'content.not_an_integer' }],
  ['nothing', { a: { b: null } }, { 'a.b': 'content.empty' }],
  ['an image from a script', { image: 'javascript:alert(1)' }, { image: 'content.unsafe_address' }],
  [
    'a link to another site without a scheme',
    { link: '//evil.test', label: 'x' },
    { link: 'content.unsafe_address' },
  ],
  ['a link without a label', { link: '/vip' }, { label: 'content.empty' }],
  [
    'a key that an image does not have',
    { image: '/a.svg', source: 'x' },
    { source: 'content.unknown_key' },
  ],
  ['an image of no width', { image: '/a.svg', width: 0 }, { '': 'content.not_a_size' }],
  [
    'two items with one id',
    [
      { id: 'a', t: 'x' },
      { id: 'a', t: 'y' },
    ],
    { a: 'content.id_twice' },
  ],
  ['an id with a dot', { 'a.b': 'x' }, { 'a.b': 'content.odd_id' }],
  [
    'nine floors',
    { a: { b: { c: { d: { e: { f: { g: { h: { i: 'x' } } } } } } } } },
    { 'a.b.c.d.e.f.g.h.i': 'content.too_deep' },
  ],
])('%s is refused where it stands', (_, form, fields) => {
  expect(problems(form)).toEqual(fields)
})

test('a picture may come from ourselves, or from an origin that the operator has named', () => {
  const origins = ['https://cdn.test', 'https://*.pictures.test:8443']
  const refused = (image: string, imageOrigins?: readonly string[]) =>
    problems({ image }, imageOrigins ? { imageOrigins } : {}).image
  for (const image of [
    '/pictures/lamp.jpg',
    'https://cdn.test/a.jpg',
    'https://CDN.test:443/a',
    'https://eu.pictures.test:8443/a',
  ])
    expect(refused(image, origins), image).toBeUndefined()
  for (const image of [
    'https://cdn.test.evil.test/a',
    'https://cdn.test@evil.test/a',
    'https://pictures.test:8443/a',
    'https://eu.pictures.test/a',
  ])
    expect(refused(image, origins), image).toBe('content.unsafe_address')
  expect(refused('https://cdn.test/a.jpg', [])).toBe('content.unsafe_address')
  expect(
    refused('https://cdn.test/a.jpg'),
    'what was kept under other settings can still be read',
  ).toBeUndefined()
})

test('a title is HTML like every other text, with gaps and without', () => {
  const titleOf = (title: string) => {
    const found = {
      component: readForm({ title, markdown: 'x' }),
      language: 'en',
      publishedAt: new Date(0),
      hasGaps: true,
    }
    return show(found, 'top', { ...options, factsIn: () => ({ operator: { name: 'Baize & Co' } }) })
  }
  expect(titleOf('Questions & answers')).toMatchObject({ title: 'Questions &amp; answers' })
  expect(titleOf('Questions &amp; answers at {{operator.name}}')).toMatchObject({
    title: 'Questions &amp; answers at Baize &amp; Co',
  })
  expect(titleOf('1 < 2 <img src=x onerror=alert(1)>')).toMatchObject({ title: '1 &lt; 2' })
})

test('a component that was read is written as it was', () => {
  const form = {
    title: 'A &amp; B',
    items: [{ id: 'own', text: 'x' }, 'y', { image: '/a.svg', alt: 'a', width: 3 }],
    more: { link: '/vip', label: 'Go' },
    page: { title: 'P', markdown: '*x*' },
    terms: { template: 'faq' },
    on: true,
    count: 3,
    game: { game: 'comet' },
  }
  expect(writeForm(readForm(form))).toEqual(form)
})

test('a gap that no fact fills is refused when it is saved', () => {
  const facts = { operator: { name: 'Baize' }, licence: { mga: true } }
  expect(gapProblem('{{operator.name}} {{#licence.mga}}x{{/licence.mga}}', facts)).toBeNull()
  expect(gapProblem('{{operater.name}}', facts)).toBe('content.unknown_fact')
  expect(gapProblem('{{#licence.mga}}{{operator.nam}}{{/licence.mga}}', facts)).toBe(
    'content.unknown_fact',
  )
  expect(gapProblem('{{constructor}}', facts)).toBe('content.unknown_fact')
  expect(gapProblem('{{#licence.mga}} never closed', facts)).toBe('content.odd_braces')
})

test.each([
  '{"__proto__": "a text"}',
  '{"a": {"__proto__": {"b": "a text"}}}',
  '[{"id": "__proto__", "title": "a text"}]',
])('an element cannot take the name of what every object has: %s', (form) => {
  expect(Object.values(problems(JSON.parse(form)))).toContain('content.odd_id')
})

test('facts are written in the language of the text they stand in, also in a page that another one names', () => {
  const inEnglish = {
    component: readForm({ markdown: 'After {{policy.idleSession}}.' }),
    language: 'en',
    publishedAt: new Date(0),
    hasGaps: true,
  }
  const inArabic = {
    ...inEnglish,
    component: readForm({ text: '{{policy.idleSession}}', page: { template: 'faq' } }),
    language: 'ar',
  }
  const words: Record<string, string> = { en: '12 hours', ar: '12 ساعة' }
  const factsIn = (language: string) => ({ policy: { idleSession: words[language] ?? '' } })
  const answer = show(inArabic, 'top', { factsIn, mobile: false, findPage: () => inEnglish })
  expect(answer).toMatchObject({
    elements: [{ text: '12 ساعة' }, { html: expect.stringContaining('After 12 hours.') }],
  })
})
