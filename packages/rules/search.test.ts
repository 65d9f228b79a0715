import { describe, expect, it } from 'vitest'
import { openSearch } from './search.ts'

const NAMES = [
  'Book of Dead Reckoning',
  'Book of Dawn',
  'Golden Harvest',
  'Göldener Käfer',
  'Deadwood Draw',
  'Pharaoh’s Ledger',
  'Roulette Royale',
  'Crash Comet',
  'Mines of Ember',
  'Sugar Rush Hour',
  'كتاب الحظ',
]
const search = openSearch(NAMES.map((name) => [name, 'Lantern Works']))
const first = (query: string) => NAMES[search(query)[0] ?? -1]

describe('the search', () => {
  it.each([
    ['book of ded', 'Book of Dead Reckoning'],
    ['bookofdead', 'Book of Dead Reckoning'],
    ['dead wood', 'Deadwood Draw'],
    ['goldener kafer', 'Göldener Käfer'],
    ['GÖLDEN HARVEST', 'Golden Harvest'],
    ['rulette', 'Roulette Royale'],
    ['roulete', 'Roulette Royale'],
    ['suger', 'Sugar Rush Hour'],
    ['crahs', 'Crash Comet'],
    ['mnies', 'Mines of Ember'],
    ['pharaohs', 'Pharaoh’s Ledger'],
    ['pharoah', 'Pharaoh’s Ledger'],
    ['harvest golden', 'Golden Harvest'],
    ['كتاب', 'كتاب الحظ'],
  ])('finds %j as %j', (query, name) => {
    expect(first(query)).toBe(name)
  })

  it('finds by the first letters of any word while one types', () => {
    expect(first('s')).toBe('Sugar Rush Hour')
    expect(first('de')).toBe('Deadwood Draw')
    expect(search('de').map((at) => NAMES[at])).toContain('Book of Dead Reckoning')
    expect(first('emb')).toBe('Mines of Ember')
  })

  it('finds by any of the texts, and all that fit equally in their order', () => {
    expect(search('lantern works')).toEqual(NAMES.map((_, at) => at))
  })

  it('lists nothing for what is nowhere, and nothing for nothing', () => {
    for (const query of ['zzzzqq', '', '   ', '!?', '💥']) expect(search(query)).toEqual([])
  })

  it('leaves out what shares only a few letters with a better answer', () => {
    expect(search('golden harvest').map((at) => NAMES[at])).toEqual(['Golden Harvest'])
  })
})
