import { describe, expect, it } from 'vitest'
import { categoryOf, categoryPath, rowsOf } from './categories.ts'

describe('the category of an address', () => {
  it('is named in small letters', () => {
    expect(categoryOf('slot_games', ['ALL_GAMES', 'SLOT_GAMES'])).toBe('SLOT_GAMES')
    expect(categoryPath('LIVE_CASINO')).toBe('/casino/live_casino')
    expect(categoryPath('ALL_GAMES')).toBe('/casino')
  })

  it('falls back to the first one that there is', () => {
    expect(categoryOf('nonsense', ['ALL_GAMES', 'SLOT_GAMES'])).toBe('ALL_GAMES')
    expect(categoryOf(undefined, ['SLOT_GAMES'])).toBe('SLOT_GAMES')
    expect(categoryOf('x', [])).toBeUndefined()
  })
})

describe('the rows of a ribbon', () => {
  it('are two for slots and live casino, one for casino games', () => {
    expect(rowsOf('SLOT_GAMES')).toBe(2)
    expect(rowsOf('LIVE_CASINO')).toBe(2)
    expect(rowsOf('CASINO_GAMES')).toBe(1)
  })
})
