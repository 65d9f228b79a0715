import { describe, expect, it } from 'vitest'
import { BRANDS, type BrandId, drawBrandLogo } from './brands.ts'
import { contrast } from './colour.ts'
import { drawMark, drawTile, letteringOf, lookOf } from './draw-tile.ts'
import { GAMES } from './game-list.ts'
import { drawPaymentLogo, PAYMENT_MARKS, type PaymentMarkId } from './payment-marks.ts'
import { drawPromo, PROMOS, type PromoId } from './scenes.ts'

const tiles = GAMES.map((game) => drawTile(game.theme))

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')

/** Every tag is closed, nothing came out of a sum that was none, and no text needs a font. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image/)
  const open: string[] = []
  for (const [, closing, name = '', empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name)
  }
  expect(open).toEqual([])
  const known = new Set(idsIn(svg))
  for (const [, id = ''] of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g))
    if (id !== '') expect(known).toContain(id)
}

describe('the list of games', () => {
  it('holds a lobby full of games of every kind', () => {
    const count = (test: (game: (typeof GAMES)[number]) => boolean) => GAMES.filter(test).length
    expect(GAMES.length).toBeGreaterThanOrEqual(320)
    expect(count((game) => game.category === 'SLOT_GAMES')).toBeGreaterThanOrEqual(250)
    expect(
      count((game) => game.kind === 'roulette' || game.kind === 'live-roulette'),
    ).toBeGreaterThanOrEqual(24)
    expect(count((game) => game.category === 'LIVE_CASINO')).toBe(30)
    expect(count((game) => game.kind === 'crash')).toBeGreaterThanOrEqual(18)
    expect(count((game) => game.kind === 'mines')).toBeGreaterThanOrEqual(18)
  })

  it('gives every game an id and a title of its own', () => {
    expect(new Set(GAMES.map((game) => game.id)).size).toBe(GAMES.length)
    expect(new Set(GAMES.map((game) => game.title)).size).toBe(GAMES.length)
    for (const game of GAMES) expect(game.id).toMatch(/^[a-z0-9-]{2,64}$/)
  })

  it('repeats no composition in the same palette', () => {
    const combinations = GAMES.map(
      ({ theme }) => `${theme.school} ${theme.motif} ${theme.variant} ${theme.palette}`,
    )
    expect(new Set(combinations).size).toBe(GAMES.length)
  })

  it('lets games of one studio differ in motif, palette or lettering', () => {
    for (const brand of Object.keys(BRANDS)) {
      const looks = GAMES.filter((game) => game.brandId === brand).map(({ theme }) => {
        const { motif, variant, palette, lockup } = { ...theme, ...lookOf(theme) }
        return [motif, variant, palette, lockup].join(' ')
      })
      expect(new Set(looks).size).toBe(looks.length)
    }
  })
})

describe('tiles', () => {
  it('are sound drawings without text', () => {
    for (const tile of tiles) expectSound(tile)
  })

  it('are all different', () => {
    expect(new Set(tiles).size).toBe(GAMES.length)
  })

  it('come out the same every time', () => {
    for (const [i, game] of GAMES.entries()) {
      if (i % 10 === 0) expect(drawTile(game.theme)).toBe(tiles[i])
    }
  })

  it('can stand in one document: no two define the same name', () => {
    const all = tiles.flatMap((tile) => [...new Set(idsIn(tile))])
    expect(new Set(all).size).toBe(all.length)
  })

  it('have letters that stand out from their ground and can be read when small', () => {
    for (const game of GAMES) {
      const { ink, ground, capital } = letteringOf(game.theme)
      expect(contrast(ink, ground), game.title).toBeGreaterThanOrEqual(3)
      expect(capital, game.title).toBeGreaterThanOrEqual(19)
    }
  })

  it('are small files', () => {
    const sizes = tiles.map((tile) => tile.length).toSorted((a, b) => a - b)
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(12_000)
    expect(sizes.at(-1)).toBeLessThanOrEqual(24_500)
  })
})

describe('other art', () => {
  it('crops a mark of every game without its lettering', () => {
    for (const game of GAMES) {
      const mark = drawMark(game.theme)
      expectSound(mark)
      expect(mark).toMatch(/viewBox="0 \d+ 300 300"/)
    }
  })

  it('draws every logo for dark and for light surfaces', () => {
    for (const tone of ['light', 'dark'] as const) {
      for (const id of Object.keys(BRANDS)) expectSound(drawBrandLogo(id as BrandId, tone))
      for (const id of Object.keys(PAYMENT_MARKS))
        expectSound(drawPaymentLogo(id as PaymentMarkId, tone))
    }
  })

  it('draws every promotion', () => {
    for (const id of Object.keys(PROMOS)) expectSound(drawPromo(id as PromoId))
  })
})
