import { describe, expect, it } from 'vitest'
import type { ContentPart } from './content-parts.ts'
import { firstLists, laterLists, promotionsOf, providerOrder, rowsOfList } from './lobby-content.ts'

describe('the promotions at the top', () => {
  it('are eight at the most', () => {
    expect(promotionsOf(promotions(8))).toHaveLength(8)
    expect(promotionsOf(promotions(9))).toHaveLength(8)
  })

  it('leave out one that has no picture or no terms', () => {
    const parts = promotions(3)
    parts[0]?.items?.[0]?.elements?.splice(0, 1)
    parts[0]?.items?.[1]?.elements?.splice(1, 1)
    expect(promotionsOf(parts).map(({ id }) => id)).toEqual(['p3'])
  })

  it('say what the first of their tags is called', () => {
    const parts = promotions(1)
    parts[0]?.items?.[0]?.elements?.push({
      __typename: 'CmsList',
      id: 'tags',
      items: [text('1', 'slots')],
    })
    expect(promotionsOf(parts)[0]?.tag).toBe('slots')
    parts.push({
      __typename: 'CmsMap',
      id: 'promotion_tags',
      elements: [text('slots', 'Reels &amp; ways')],
    })
    expect(promotionsOf(parts)[0]?.tag).toBe('Reels & ways')
  })

  it('are none where none were written', () => {
    expect(promotionsOf(undefined)).toEqual([])
    expect(promotionsOf([])).toEqual([])
  })
})

describe('custom lists', () => {
  it('are one to five first, then six to thirteen', () => {
    expect([...firstLists, ...laterLists]).toEqual(
      Array.from({ length: 13 }, (_, index) => `custom_category_${index + 1}`),
    )
    expect(firstLists).toHaveLength(5)
  })

  it('have one row below fifteen games, else two', () => {
    expect([1, 14, 15, 40].map(rowsOfList)).toEqual([1, 1, 2, 2])
  })
})

it('the order of the studios is the one that editors wrote', () => {
  const parts: ContentPart[] = [
    { __typename: 'CmsList', id: 'providers_component', items: [text('1', 'B'), text('2', 'A')] },
  ]
  expect(providerOrder(parts)).toEqual(['B', 'A'])
  expect(providerOrder(undefined)).toEqual([])
})

function text(id: string, words: string): ContentPart {
  return { __typename: 'CmsText', id, text: words }
}

function promotions(
  count: number,
): (ContentPart & { items?: (ContentPart & { elements?: ContentPart[] })[] })[] {
  const items = Array.from({ length: count }, (_, index) => ({
    __typename: 'CmsMap',
    id: `p${index + 1}`,
    elements: [
      { __typename: 'CmsImage', id: 'background', src: '/a.svg' },
      text('terms', 'terms_of_it'),
      text('title', 'A title'),
    ],
  }))
  return [{ __typename: 'CmsList', id: 'promotions', items }]
}
