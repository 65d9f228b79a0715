import { describe, expect, it } from 'vitest'
import { groupByLetter, noFilters, searchVariables, showsRecommended } from './search-filters.ts'

describe('recommended games', () => {
  it('stand in while nothing is asked', () => {
    expect(showsRecommended(noFilters, 300)).toBe(true)
    expect(showsRecommended({ ...noFilters, text: '   ' }, 300)).toBe(true)
  })

  it('help out below nine results', () => {
    expect(showsRecommended({ ...noFilters, text: 'koi' }, 8)).toBe(true)
    expect(showsRecommended({ ...noFilters, text: 'koi' }, 9)).toBe(false)
  })
})

describe('a search', () => {
  it('sends only the filters that are set', () => {
    expect(searchVariables({ ...noFilters, text: ' koi ' }, 1)).toEqual({
      collection: { search: 'koi', categories: null, brands: null },
      paging: { page: 1, records: 60 },
    })
  })
})

describe('the long list of providers', () => {
  it('is grouped by letter', () => {
    const names = ['Pip & Pith', 'Ninefold', '9 Lives', 'Paper Lantern'].map((name) => ({ name }))
    expect(groupByLetter(names, 'en').map(({ letter, brands }) => [letter, brands.length])).toEqual([
      ['#', 1],
      ['N', 1],
      ['P', 2],
    ])
  })
})
