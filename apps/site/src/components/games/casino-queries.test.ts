import { expect, it } from 'vitest'
import { casinoQueries, gamesVariables } from './casino-queries.ts'

it('a page of the catalogue is sixty games', () => {
  expect(gamesVariables({ categories: ['SLOT_GAMES'], brands: ['A', 'B'] }, 2, false)).toEqual({
    collection: { search: null, categories: ['SLOT_GAMES'], brands: ['A', 'B'], mobile: false },
    paging: { page: 2, records: 60 },
  })
})

it('the choice of all games is no filter, and neither is a text of spaces', () => {
  expect(
    gamesVariables({ text: '  ', categories: ['ALL_GAMES'], brands: [] }, 0, false).collection,
  ).toEqual({
    search: null,
    categories: null,
    brands: null,
    mobile: false,
  })
})

it('the server queries the first page of what the address names, among the games for such a screen', () => {
  const [, games] = casinoQueries({
    params: { category: 'live_casino' },
    search: new URLSearchParams('brands=ninefold'),
    mobile: true,
  })
  expect(games?.variables).toEqual(
    gamesVariables({ categories: ['LIVE_CASINO'], brands: ['NINEFOLD'] }, 0, true),
  )
})
