import { describe, expect, it } from 'vitest'
import {
  noFilters,
  readFilters,
  SEARCH_DELAY_MS,
  showsRecommended,
  writeFilters,
} from './search-filters.ts'

describe('recommended games', () => {
  it('stand in while nothing is searched', () => {
    expect(showsRecommended(noFilters, 300)).toBe(true)
    expect(showsRecommended({ ...noFilters, text: '   ' }, 300)).toBe(true)
  })

  it('help out below nine results', () => {
    expect(showsRecommended({ ...noFilters, text: 'koi' }, 8)).toBe(true)
    expect(showsRecommended({ ...noFilters, text: 'koi' }, 9)).toBe(false)
  })
})

describe('a search in the address', () => {
  const filters = {
    text: 'book of ded',
    categories: ['SLOT_GAMES', 'LUCKY_GAMES'],
    brands: ['ninefold'],
  } as const

  it('is read as it was written, beside whatever else the address says', () => {
    const address = writeFilters(new URLSearchParams('brands=A&lng=de'), filters)
    expect(readFilters(address)).toEqual(filters)
    expect(writeFilters(address, null).toString()).toBe('brands=A&lng=de')
  })

  it('is open even while it is empty, and knows only categories that there are', () => {
    expect(writeFilters(new URLSearchParams(), noFilters).toString()).toBe('search=')
    expect(
      readFilters(new URLSearchParams('search=x&search_categories=NONSENSE,SLOT_GAMES')).categories,
    ).toEqual(['SLOT_GAMES'])
  })
})

it('a search waits 500 milliseconds for the typing to end', () => {
  expect(SEARCH_DELAY_MS).toBe(500)
})
