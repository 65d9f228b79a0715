import { describe, expect, it } from 'vitest'
import { drawBackdrop } from './backdrop.ts'
import { GAMES } from './game-list.ts'
import { drawSymbolSheet, drawSymbols } from './symbols.ts'

const slots = GAMES.filter((game) => game.kind === 'slot').filter((_, i) => i % 6 === 0)

describe('symbols', () => {
  it('are four high and four low ones, a wild and a scatter', () => {
    for (const { theme } of slots) {
      expect(drawSymbols(theme).map((symbol) => symbol.id)).toEqual([
        'h1',
        'h2',
        'h3',
        'h4',
        'l1',
        'l2',
        'l3',
        'l4',
        'wild',
        'scatter',
      ])
    }
  })

  it('differ from each other and hold no letters', () => {
    for (const { theme } of slots) {
      const drawings = drawSymbols(theme).map((symbol) => symbol.svg)
      expect(new Set(drawings).size).toBe(drawings.length)
      for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined|<text/)
    }
  })

  it('come out the same every time', () => {
    for (const { theme } of slots) expect(drawSymbols(theme)).toEqual(drawSymbols(theme))
  })

  it('stand in one sheet in their order, each in the middle of a dark square', () => {
    for (const { theme } of slots) {
      const sheet = drawSymbolSheet(theme)
      const symbols = [...sheet.matchAll(/<svg x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)]
      expect(symbols.map((each) => each.slice(1).map(Number))).toEqual(
        drawSymbols(theme).map((_, at) => [at * 400 + 14, 14, 372, 372]),
      )
      const squares = [...sheet.matchAll(/<rect x="(\d+)" y="0" width="400" height="400" rx="34"/g)]
      expect(squares.map((each) => Number(each[1]))).toEqual(symbols.map((_, at) => at * 400))
    }
  })
})

describe('backdrops', () => {
  it('are wide and without text', () => {
    for (const { theme } of slots) {
      const svg = drawBackdrop(theme)
      expect(svg).toContain('viewBox="0 0 1600 900"')
      expect(svg).not.toMatch(/NaN|undefined|<text/)
    }
  })
})
