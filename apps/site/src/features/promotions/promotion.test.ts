import { describe, expect, test } from 'vitest'
import { promotionsIn, tagIn, tagsOf, withTag } from './promotion.ts'

type Components = Parameters<typeof promotionsIn>[0]

const text = (id: string, words: string) => ({ __typename: 'CmsText' as const, id, text: words })
const image = {
  __typename: 'CmsImage' as const,
  id: 'background',
  src: '/art/a.svg',
  alt: null,
  width: 1200,
  height: 600,
}
const tags = (...names: string[]) => ({
  __typename: 'CmsList' as const,
  id: 'tags',
  items: names.map((name, i) => text(String(i), name)),
})

function promotion(id: string, ...elements: unknown[]) {
  return { __typename: 'CmsMap', id, elements }
}

function listOf(...items: unknown[]): Components {
  return [{ __typename: 'CmsList', id: 'promotions', items }] as unknown as Components
}

describe('a promotion', () => {
  test('is read with its words, its picture, its tags, and where it leads', () => {
    const link = { __typename: 'CmsLink', id: 'link', url: '/casino', label: 'Tables &amp; reels' }
    const parts = [
      image,
      text('title', 'One &amp; <em>two</em>'),
      text('description', '<p>Three</p>'),
      text('terms', 'rules'),
    ]
    expect(promotionsIn(listOf(promotion('a', ...parts, tags('welcome', 'live'), link)))).toEqual([
      {
        id: 'a',
        title: 'One & two',
        description: '<p>Three</p>',
        background: { src: '/art/a.svg', alt: '', width: 1200, height: 600 },
        terms: 'rules',
        tags: ['welcome', 'live'],
        link: { url: '/casino', label: 'Tables & reels' },
      },
    ])
  })

  test('is not shown without its picture or its terms', () => {
    const whole = promotion('whole', image, text('terms', 'rules'))
    const blind = promotion('blind', text('terms', 'rules'))
    const lawless = promotion('lawless', image, text('title', 'All yours'), text('terms', ' '))
    expect(promotionsIn(listOf(blind, whole, lawless)).map(({ id }) => id)).toEqual(['whole'])
    expect(promotionsIn([])).toEqual([])
  })
})

describe('the tabs', () => {
  const promotions = promotionsIn(
    listOf(
      promotion('a', image, text('terms', 't'), tags('late', 'welcome')),
      promotion('b', image, text('terms', 't'), tags('welcome')),
      promotion('c', image, text('terms', 't')),
    ),
  )
  const names = [
    {
      __typename: 'CmsMap',
      id: 'promotion_tags',
      elements: [text('welcome', 'Welcome'), text('gone', 'Gone')],
    },
  ]
  const shown = tagsOf(promotions, names as unknown as Components)

  test('are the tags that a promotion bears: those that have a name first, the others by their own', () => {
    expect(shown).toEqual([
      { id: 'welcome', label: 'Welcome' },
      { id: 'late', label: 'late' },
    ])
  })

  test('are none for a tag in which nothing is written; one without a name goes by its own', () => {
    const empty = promotionsIn(
      listOf(promotion('a', image, text('terms', 't'), tags('', ' ', '<p> </p>', 'welcome'))),
    )
    const nameless = [
      {
        __typename: 'CmsMap',
        id: 'promotion_tags',
        elements: [text('', 'All'), text('welcome', ' ')],
      },
    ]
    expect(tagsOf(empty, nameless as unknown as Components)).toEqual([
      { id: 'welcome', label: 'welcome' },
    ])
  })

  test('show what bears the tag of the address, and all where it is none or unknown', () => {
    const ids = (address: string | undefined) =>
      withTag(promotions, tagIn(address, shown)).map(({ id }) => id)
    expect(ids('late')).toEqual(['a'])
    for (const address of ['welcome', 'WELCOME']) expect(ids(address)).toEqual(['a', 'b'])
    for (const address of [undefined, 'gone', 'all', '__proto__'])
      expect(ids(address)).toEqual(['a', 'b', 'c'])
  })
})
