import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areAlike, arrange, type Look } from './arrange.ts'

const tile = (
  id: number,
  [motif, palette, lockup, face, ground]: readonly [string, string, string, string, string],
) => ({
  id,
  look: { motif, palette, lockup, face, ground },
})

const trait = (name: string) => fc.integer({ min: 0, max: 9 }).map((value) => `${name}${value}`)

const looks: fc.Arbitrary<Look> = fc.record({
  motif: trait('motif'),
  palette: trait('palette'),
  lockup: trait('lockup'),
  face: trait('face'),
  ground: trait('ground'),
})

const clashes = (row: readonly { look: Look }[]) =>
  row.filter((item, i) => i > 0 && areAlike(item.look, row[i - 1]?.look ?? item.look)).length

describe('arrange', () => {
  it('keeps an order in which no neighbours look alike', () => {
    const row = [
      tile(1, ['fox', 'ember', 'band', 'rye', 'red']),
      tile(2, ['owl', 'ink', 'band', 'anton', 'dark']),
      tile(3, ['koi', 'moss', 'top', 'rye', 'green']),
    ]
    expect(arrange(row).map((item) => item.id)).toEqual([1, 2, 3])
  })

  it('lets a tile wait that shares two traits with the one before it', () => {
    const row = [
      tile(1, ['fox', 'ember', 'band', 'rye', 'red']),
      tile(2, ['fox', 'moss', 'band', 'anton', 'green']),
      tile(3, ['koi', 'ice', 'top', 'bungee', 'blue']),
    ]
    expect(arrange(row).map((item) => item.id)).toEqual([1, 3, 2])
  })

  it('brings a left-over tile in between where it fits', () => {
    const row = [
      tile(1, ['owl', 'ink', 'side', 'anton', 'dark']),
      tile(2, ['fox', 'ember', 'band', 'rye', 'red']),
      tile(3, ['fox', 'ember', 'band', 'rye', 'red']),
    ]
    expect(arrange(row).map((item) => item.id)).toEqual([3, 1, 2])
  })

  it('loses no tile and invents none', () => {
    fc.assert(
      fc.property(fc.array(looks, { maxLength: 60 }), (all) => {
        const row = all.map((look, id) => ({ id, look }))
        const ids = arrange(row).map((item) => item.id)
        expect(ids.toSorted((a, b) => a - b)).toEqual(row.map((item) => item.id))
      }),
    )
  })

  it('never makes a row worse', () => {
    fc.assert(
      fc.property(fc.array(looks, { maxLength: 60 }), (all) => {
        const row = all.map((look) => ({ look }))
        expect(clashes(arrange(row))).toBeLessThanOrEqual(clashes(row))
      }),
    )
  })

  it('arranges tens of thousands of tiles that look alike within seconds, and loses none', () => {
    const alike = (id: number) => tile(id, ['fox', 'ember', 'band', 'rye', 'red'])
    const other = (id: number) => tile(id, ['owl', 'ink', 'side', 'anton', 'dark'])
    const row = Array.from({ length: 50_000 }, (_, id) => (id % 9 === 0 ? other(id) : alike(id)))
    const startedMs = performance.now()
    const ids = arrange(row).map(({ id }) => id)
    expect(performance.now() - startedMs).toBeLessThan(5000)
    expect(ids.slice(0, 6)).toEqual([0, 1, 9, 2, 18, 3])
    expect(ids.toSorted((a, b) => a - b)).toEqual(row.map(({ id }) => id))
  })

  it('gives the same order every time', () => {
    fc.assert(
      fc.property(fc.array(looks, { maxLength: 40 }), (all) => {
        const row = all.map((look, id) => ({ id, look }))
        expect(arrange(row)).toEqual(arrange(row))
      }),
    )
  })
})
