import { expect, it } from 'vitest'
import type { ContentPart } from './content-parts.ts'
import { topGameLook, topGamesOf } from './top-games.ts'

it('a block of top games shows four on a phone, six on a medium screen and ten on a large one', () => {
  const looks = topGamesOf(blockOf(11)).map((_, index) => topGameLook(index))
  expect(looks).toHaveLength(10)
  expect(looks.filter((look) => look === undefined)).toHaveLength(4)
  expect(looks.filter((look) => look !== 'max-xl:hidden')).toHaveLength(6)
  expect(looks.slice(4)).toEqual([
    'max-md:hidden',
    'max-md:hidden',
    ...Array(4).fill('max-xl:hidden'),
  ])
})

function blockOf(count: number): ContentPart {
  const game = (id: number) => ({
    id: `${id}`,
    name: 'A game',
    logo: '/a.svg',
    demo: true,
    jackpot: null,
    brand: { id: 'A', name: 'A' },
  })
  const items = Array.from({ length: count }, (_, index) => ({
    __typename: 'CmsGame',
    id: `${index}`,
    game: game(index),
  }))
  return {
    __typename: 'CmsMap',
    id: 'top_games_one',
    elements: [{ __typename: 'CmsList', id: 'games', items }],
  }
}
