import { Canvas } from './canvas.ts'
import { darken, lighten, luminance, mix } from './colour.ts'
import { litKin, posterKin } from './kin.ts'
import { LIT_MOTIFS } from './lit/motifs.ts'
import { LIT_PALETTES, type LitInk } from './lit/palettes.ts'
import { POSTER_MOTIFS } from './posters/motifs.ts'
import { POSTER_PALETTES, type PosterInk } from './posters/palettes.ts'
import { SUITS, type Suit } from './posters/patterns.ts'
import { randomOf } from './random.ts'
import { circle, group, line, ngon, path, pick, polygon, ring, rounded, star } from './shapes.ts'
import type { LitTheme, PosterTheme, TileTheme } from './theme.ts'

/** Side of a symbol's square in the sheet, in pixels: larger than games draw symbols. */
const SHEET_CELL = 400
/** Between a symbol and the edge of its cell, in pixels of the sheet. */
const SHEET_AIR = 14

type SymbolId = 'h1' | 'h2' | 'h3' | 'h4' | 'l1' | 'l2' | 'l3' | 'l4' | 'wild' | 'scatter'

export interface SlotSymbol {
  id: SymbolId
  /** A square drawing without letters, 200 by 200 on a transparent ground. */
  svg: string
}

/**
 * The symbols of a game's reels, from the most to the least valuable, then the wild and the
 * scatter.
 */
export function drawSymbols(theme: TileTheme): SlotSymbol[] {
  return [
    ...([0, 1, 2, 3] as const).map((i) =>
      symbol(theme, `h${i + 1}` as SymbolId, (canvas) => medallion(canvas, theme, i)),
    ),
    ...([0, 1, 2, 3] as const).map((i) =>
      symbol(theme, `l${i + 1}` as SymbolId, (canvas) => lowSymbol(canvas, theme, i)),
    ),
    symbol(theme, 'wild', (canvas) => wild(canvas, metalOf(theme))),
    symbol(theme, 'scatter', (canvas) => scatter(canvas, metalOf(theme))),
  ]
}

/**
 * Returns one drawing with all symbols in a row, each on the dark ground of a cell of its own, in
 * their order.
 */
export function drawSymbolSheet(theme: TileTheme): string {
  const symbols = drawSymbols(theme)
  const size = `width="${symbols.length * SHEET_CELL}" height="${SHEET_CELL}"`
  const canvas = new Canvas(`sheet ${theme.title}`)
  const ground = canvas.linear({ 0: '#17212b', 1: '#0b1118' })
  const side = SHEET_CELL - 2 * SHEET_AIR
  const cells = symbols.map(
    ({ svg }, at) =>
      rounded(at * SHEET_CELL, 0, SHEET_CELL, SHEET_CELL, SHEET_CELL * 0.085, ground) +
      svg.replace(
        '<svg ',
        `<svg x="${at * SHEET_CELL + SHEET_AIR}" y="${SHEET_AIR}" width="${side}" height="${side}" `,
      ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${canvas.definitions}</defs>${cells.join('')}</svg>`
}

interface Metal {
  dark: string
  body: string
  shine: string
  spark: string
}

function symbol(theme: TileTheme, id: SymbolId, draw: (canvas: Canvas) => string): SlotSymbol {
  const canvas = new Canvas(`${id} ${theme.title}`)
  const art = draw(canvas)
  return {
    id,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs>${canvas.definitions}</defs>${art}</svg>`,
  }
}

/** Four outlines, so that the high symbols differ in shape as well as in picture. */
const OUTLINES = [
  (paint: Parameters<typeof circle>[3]) => circle(100, 100, 92, paint),
  (paint: Parameters<typeof circle>[3]) => polygon(ngon(100, 100, 92, 6, Math.PI / 6), paint),
  (paint: Parameters<typeof circle>[3]) =>
    path('M12 14Q100 0 188 14V112C188 156 146 182 100 196C54 182 12 156 12 112Z', paint),
  (paint: Parameters<typeof circle>[3]) => rounded(12, 12, 176, 176, 34, paint),
]

/** A scene within a rim. */
function medallion(canvas: Canvas, theme: TileTheme, rank: 0 | 1 | 2 | 3): string {
  const outline = pick(OUTLINES, rank)
  const scene =
    theme.school === 'lit' ? litMedal(canvas, theme, rank) : posterMedal(canvas, theme, rank)
  const { dark, body, shine } = metalOf(theme)
  const rim =
    theme.school === 'lit'
      ? canvas.linear({ 0: shine, 0.5: body, 1: darken(body, 0.5) }, 0, 0, 1, 1)
      : body
  return (
    canvas.clipped(outline('#000'), group('scale(.667) translate(0 -34)', scene)) +
    outline({ fill: 'none', stroke: dark, strokeWidth: 13, strokeLinejoin: 'round' }) +
    outline({ fill: 'none', stroke: rim, strokeWidth: 8, strokeLinejoin: 'round' })
  )
}

function litMedal(canvas: Canvas, theme: LitTheme, rank: number): string {
  const { deep, mid, main, second, accent, light } = LIT_PALETTES[theme.palette]
  const inks: readonly LitInk[] = [
    { deep, mid, main, second, accent, light },
    { deep, mid: darken(accent, 0.6), main: accent, second, accent: main, light },
    { deep, mid: darken(second, 0.62), main: second, second: accent, accent: main, light },
    { deep, mid: darken(main, 0.35), main: lighten(main, 0.3), second: light, accent, light },
  ]
  const motif = pick(litKin(theme.motif), rank)
  return LIT_MOTIFS[motif](
    canvas,
    pick(inks, rank),
    randomOf(theme.title + motif),
    rank === 0 ? theme.variant : 0,
  )
}

function posterMedal(canvas: Canvas, theme: PosterTheme, rank: number): string {
  const { ground, warm, bright, paper, key } = POSTER_PALETTES[theme.palette]
  const inks: readonly PosterInk[] = [
    { ground, warm, bright, paper, key },
    { ground: warm, warm: paper, bright, paper: ground === paper ? bright : paper, key },
    { ground: bright, warm, bright: paper, paper, key },
    { ground: key, warm, bright, paper, key: darken(ground, 0.3) },
  ]
  const motif = pick(posterKin(theme.motif), rank)
  return POSTER_MOTIFS[motif](
    canvas,
    pick(inks, rank),
    randomOf(theme.title + motif),
    rank === 0 ? theme.variant : 0,
  ).art
}

/** A card suit: cut like a stone in a lit game, flat with one shadow in a poster. */
function lowSymbol(canvas: Canvas, theme: TileTheme, rank: 0 | 1 | 2 | 3): string {
  const suit: Suit = pick(['h', 's', 'd', 'c'], rank)
  const colours = lowColours(theme)
  const colour = pick(colours, rank)
  const dark = metalOf(theme).dark
  const shape = (paint: Parameters<typeof path>[1], transform: string) =>
    group(transform, path(SUITS[suit], paint))
  const edge = { fill: dark, stroke: dark, strokeWidth: 11, strokeLinejoin: 'round' } as const
  if (theme.school === 'posters') {
    return (
      shape(edge, 'translate(100 102) scale(1.6)') +
      shape(colour, 'translate(100 102) scale(1.6)') +
      shape(lighten(colour, 0.45), 'translate(100 104) scale(.7)')
    )
  }
  const face = canvas.linear({
    0: lighten(colour, 0.6),
    0.5: colour,
    0.52: darken(colour, 0.18),
    1: darken(colour, 0.5),
  })
  const glint = canvas.linear({ 0: ['#ffffff', 0.6], 0.6: ['#ffffff', 0] })
  return (
    shape(edge, 'translate(100 105) scale(1.6)') +
    shape(
      { fill: face, stroke: lighten(colour, 0.65), strokeWidth: 2 },
      'translate(100 100) scale(1.6)',
    ) +
    shape(glint, 'translate(100 94) scale(1.1)')
  )
}

function lowColours(theme: TileTheme): readonly string[] {
  if (theme.school === 'lit') {
    const { main, second, accent, light } = LIT_PALETTES[theme.palette]
    return [accent, lighten(main, 0.15), second, light]
  }
  const { ground, warm, bright, paper, key } = POSTER_PALETTES[theme.palette]
  const cool = luminance(ground) > 0.5 ? mix(key, paper, 0.4) : lighten(ground, 0.3)
  return [warm, cool, bright, paper]
}

function metalOf(theme: TileTheme): Metal {
  if (theme.school === 'lit') {
    const { deep, second, accent } = LIT_PALETTES[theme.palette]
    return { dark: darken(deep, 0.3), body: second, shine: lighten(second, 0.65), spark: accent }
  }
  const { warm, bright, paper, key } = POSTER_PALETTES[theme.palette]
  return { dark: key, body: bright, shine: paper, spark: warm }
}

/** A star over a burst: the shape no other symbol has. */
function wild(canvas: Canvas, { dark, body, shine, spark }: Metal): string {
  const burst = {
    fill: canvas.linear({ 0: lighten(spark, 0.3), 1: darken(spark, 0.15) }),
    stroke: dark,
    strokeWidth: 8,
    strokeLinejoin: 'round',
  } as const
  const face = {
    fill: canvas.linear({ 0: lighten(shine, 0.4), 0.5: body, 1: darken(body, 0.3) }),
    stroke: dark,
    strokeWidth: 6,
    strokeLinejoin: 'round',
  } as const
  return (
    canvas.glow(100, 100, 100, body, 0.7) +
    star(100, 100, 95, 0.72, 12, burst) +
    star(100, 102, 74, 0.46, 5, face) +
    circle(100, 100, 14, { fill: spark, stroke: dark, strokeWidth: 5 })
  )
}

/** A key on a dark coin. */
function scatter(canvas: Canvas, { dark, body, shine, spark }: Metal): string {
  const metal = canvas.linear({ 0: lighten(shine, 0.3), 0.55: body, 1: darken(body, 0.35) })
  const teeth = 'M92 96V164H76V148H62V132H76V122H92Z'
  return (
    circle(100, 100, 94, { fill: darken(spark, 0.62), stroke: dark, strokeWidth: 6 }) +
    ring(100, 100, 86, metal, 7) +
    ring(100, 100, 76, spark, 2, { strokeDasharray: '3 7' }) +
    group(
      'rotate(35 100 100)',
      line('M100 96V168', dark, 28, { strokeLinecap: 'round' }) +
        ring(100, 66, 26, dark, 26) +
        path(teeth, {
          fill: metal,
          stroke: dark,
          strokeWidth: 8,
          strokeLinejoin: 'round',
          paintOrder: 'stroke',
        }) +
        line('M100 92V168', body, 16, { strokeLinecap: 'round' }) +
        ring(100, 66, 26, metal, 14) +
        circle(100, 66, 9, spark),
    )
  )
}
