import { Canvas } from './canvas.ts'
import { hueOf } from './colour.ts'
import { light, litScene, litTile, litTitle } from './lit/draw.ts'
import { LIT_PALETTES } from './lit/palettes.ts'
import { posterScene, posterTile, setPoster } from './posters/draw.ts'
import { POSTER_PALETTES } from './posters/palettes.ts'
import { group } from './shapes.ts'
import type { TileTheme } from './theme.ts'

/**
 * The tile of a game: 300 by 400, the title outlined, safe in `<img>` and inline beside other
 * tiles.
 */
export function drawTile(theme: TileTheme): string {
  const canvas = new Canvas(`tile ${theme.title}`)
  return svg(
    '0 0 300 400',
    theme.title,
    canvas,
    theme.school === 'lit' ? litTile(canvas, theme) : posterTile(canvas, theme),
  )
}

/** The square crop without lettering, for lists. */
export function drawMark(theme: TileTheme): string {
  const canvas = new Canvas(`mark ${theme.title}`)
  const art =
    theme.school === 'lit'
      ? litScene(canvas, theme) + light(canvas, theme)
      : group('', posterScene(canvas, theme).art, { style: 'isolation:isolate' })
  return svg(`0 ${markTop(theme)} 300 300`, theme.title, canvas, art)
}

/**
 * Returns the lettering of the title: the ink, the ground under it, and the height of its smallest
 * capitals on the 300 wide tile.
 */
export function letteringOf(theme: TileTheme): { ink: string; ground: string; capital: number } {
  const canvas = new Canvas(theme.title)
  const { ink, ground, capital } =
    theme.school === 'lit' ? litTitle(canvas, theme) : setPoster(canvas, theme)
  return { ink, ground, capital }
}

/**
 * Returns the features of a tile, to keep tiles that look alike apart; `ground` is the hue of its
 * background.
 */
export function lookOf(theme: TileTheme): {
  motif: string
  palette: string
  lockup: string
  face: string
  ground: string
} {
  const { motif, palette, lockup, face } = theme
  const ground =
    theme.school === 'lit' ? LIT_PALETTES[theme.palette].mid : POSTER_PALETTES[theme.palette].ground
  return { motif, palette, lockup, face, ground: hueOf(ground) }
}

const LOW_MOTIFS: Partial<Record<TileTheme['motif'], number>> = {
  crash: 70,
  whale: 60,
  volcano: 40,
  bull: 30,
  numeral: 40,
  chips: 90,
}

const markTop = ({ motif }: TileTheme): number => LOW_MOTIFS[motif] ?? 34

function svg(viewBox: string, title: string, canvas: Canvas, art: string): string {
  const label = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const definitions = canvas.definitions === '' ? '' : `<defs>${canvas.definitions}</defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" aria-label="${label}">${definitions}${art}</svg>`
}
