import { describe, expect, it } from 'vitest'
import { type ContentPart, gamesOf, imageOf, linkOf, wordsOf } from './content-parts.ts'

const block: ContentPart = {
  __typename: 'CmsMap',
  id: 'featured_game',
  elements: [
    { __typename: 'CmsText', id: 'title', text: 'Fold &amp; <b>fire</b>' },
    { __typename: 'CmsImage', id: 'cardbackground', src: '/art/a.svg', alt: null },
    { __typename: 'CmsLink', id: 'buttonlink', url: '/casino', label: 'Play' },
  ],
}

function game(id: string): ContentPart {
  const brand = { id: 'B', name: 'B' }
  return { __typename: 'CmsGame', id, game: { id, name: id, logo: '', demo: true, brand } as never }
}

describe('what editors wrote', () => {
  it('is read by the ids of its elements', () => {
    expect(wordsOf(block, 'title')).toBe('Fold & fire')
    expect(imageOf(block, 'cardbackground')).toEqual({ src: '/art/a.svg', alt: null })
    expect(linkOf(block, 'buttonlink')).toEqual({ url: '/casino', label: 'Play' })
  })

  it('may be missing', () => {
    expect(wordsOf(block, 'description')).toBe('')
    expect(imageOf(block, 'title')).toBeNull()
    expect(linkOf(undefined, 'buttonlink')).toBeNull()
  })

  it('names games, of which each is shown once and those that are gone not at all', () => {
    const gone: ContentPart = { __typename: 'CmsGame', id: 'gone', game: null }
    const items = [game('a'), gone, game('b'), game('a')]
    expect(gamesOf({ __typename: 'CmsList', id: 'games', items }).map(({ id }) => id)).toEqual([
      'a',
      'b',
    ])
  })
})
