import { describe, expect, it } from 'vitest'
import type { CatalogueGame } from '#contracts/studio-api.ts'
import { areAlike } from '#rules/arrange.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { pageOf } from './paging.ts'
import { takeSnapshot } from './snapshot.ts'

function game(at: number, given: Partial<CatalogueGame> = {}): CatalogueGame {
  const releasedOn = `2026-01-${String((at % 28) + 1).padStart(2, '0')}`
  const look = {
    motif: `m${at % 7}`,
    palette: `p${at % 5}`,
    lockup: `l${at % 3}`,
    face: `f${at % 11}`,
    ground: `g${at % 4}`,
  }
  return listedGame(`game-${at}`, {
    name: `Game ${at}`,
    brandId: at % 3 === 0 ? 'BETA' : 'ALPHA',
    releasedOn,
    look,
    ...given,
  })
}

const games = [
  ...Array.from({ length: 60 }, (_, at) => game(at)),
  game(60, { id: 'wheel', name: 'Roulette Royale', kind: 'roulette', category: 'CASINO_GAMES' }),
  game(61, { id: 'desk-only', name: 'Widescreen', category: 'LUCKY_GAMES', mobile: false }),
  game(62, { id: 'orphan', brandId: 'NOBODY' }),
]
const catalogue = listing(games, ['ALPHA', 'BETA', 'EMPTY'])
const { all, mobile } = takeSnapshot(catalogue, new Map())
const ids = (found: { games: readonly { id: string }[] }) => found.games.map(({ id }) => id)

describe('a snapshot of the catalogue', () => {
  it('lists each game once, and leaves out games of unknown brands', () => {
    const found = ids(all.find({}))
    expect(found).toHaveLength(62)
    expect(new Set(found).size).toBe(62)
    expect(found).not.toContain('orphan')
  })

  it('fills one shelf for all devices where phones may see every game', () => {
    const forAll = takeSnapshot(listing([game(0), game(1)], ['ALPHA', 'BETA']), new Map())
    expect(forAll.mobile).toBe(forAll.all)
    expect(mobile).not.toBe(all)
  })

  it('shows the categories that have games, all games first', () => {
    expect([...all.categories.keys()]).toEqual([
      'ALL_GAMES',
      'SLOT_GAMES',
      'CASINO_GAMES',
      'LUCKY_GAMES',
    ])
    expect([...mobile.categories.keys()]).toEqual(['ALL_GAMES', 'SLOT_GAMES', 'CASINO_GAMES'])
  })

  it('shows the brands that have games, those with most of them first', () => {
    expect(all.brands.map(({ id, games: own }) => [id, own.length])).toEqual([
      ['ALPHA', 41],
      ['BETA', 21],
    ])
  })

  it('finds by categories, brands and text together', () => {
    expect(ids(all.find({ categories: ['CASINO_GAMES'] }))).toEqual(['wheel'])
    expect(ids(all.find({ categories: ['CASINO_GAMES', 'LUCKY_GAMES'] })).sort()).toEqual([
      'desk-only',
      'wheel',
    ])
    expect(all.find({ categories: ['SLOT_GAMES'], brands: ['beta'] }).games).toHaveLength(20)
    expect(ids(all.find({ search: 'rulette', categories: ['ALL_GAMES'] }))).toEqual(['wheel'])
    expect(ids(all.find({ search: 'rulette', categories: ['SLOT_GAMES'] }))).toEqual([])
    expect(ids(all.find({ categories: ['LIVE_CASINO'] }))).toEqual([])
    expect(ids(all.find({ search: '  ' }))).toEqual(ids(all.find({})))
    expect(ids(mobile.find({ search: 'widescreen' }))).toEqual([])
  })

  it('goes on offering all brands that match when one of them is chosen', () => {
    expect(all.find({ brands: ['BETA'] }).brands.map(({ id }) => id)).toEqual(['ALPHA', 'BETA'])
  })

  it('lets neighbours look different', () => {
    const looks = new Map(games.map(({ id, look }) => [id, look]))
    for (const { games: list } of all.categories.values()) {
      const alike = list.slice(1).filter(({ id }, at) => {
        const [one, other] = [looks.get(list[at]?.id ?? ''), looks.get(id)]
        return one && other && areAlike(one, other)
      })
      expect(alike).toEqual([])
    }
  })

  it('leads with what is popular and what is new', () => {
    const popular = takeSnapshot(catalogue, new Map([['game-17', 9]])).all.find({}).games
    expect(ids({ games: popular.slice(0, 1) })).toEqual(['game-17'])
    expect(
      ids({ games: popular.slice(0, 6) }).some((id) => ['game-27', 'game-55'].includes(id)),
    ).toBe(true)
  })
})

describe('a page', () => {
  it('is counted from zero and ends with the list', () => {
    expect(pageOf([1, 2, 3, 4, 5], { page: 1, records: 2 })).toEqual([3, 4])
    expect(pageOf([1, 2, 3, 4, 5], { page: 2, records: 2 })).toEqual([5])
    expect(pageOf([1, 2, 3, 4, 5], { page: 9, records: 2 })).toEqual([])
    expect(pageOf([1, 2], null)).toEqual([1, 2])
  })

  it.each([{ page: -1 }, { records: 101 }, { records: -1 }])('is refused for %j', (paging) => {
    expect(() => pageOf([], paging)).toThrow('bad_input')
  })
})
