import { Canvas } from './canvas.ts'
import { darken } from './colour.ts'
import { litScene } from './lit/draw.ts'
import { LIT_PALETTES } from './lit/palettes.ts'
import { withoutText } from './marked-text.ts'
import { posterScene } from './posters/draw.ts'
import { POSTER_PALETTES } from './posters/palettes.ts'
import { group, rect } from './shapes.ts'
import type { TileTheme } from './theme.ts'
import { decoration, inset } from './wide.ts'

const WIDTH = 1600
const HEIGHT = 900
const SIDE = 740
/** Motifs that are figures themselves: they stand on the right as on the left, not mirrored. */
const FIGURES: ReadonlySet<string> = new Set(['sevens'])

/**
 * Draws a scene of 1600 by 900 without text for behind a game: the motif on the left, mirrored on
 * the right, and the middle dark and quiet.
 */
export function drawBackdrop(theme: TileTheme): string {
  const canvas = new Canvas(`backdrop ${theme.title}`)
  const { scene, ground, lamp } = partsOf(canvas, theme)
  const side = { x: 0, y: 0, width: SIDE, height: HEIGHT }
  const toTheRight = FIGURES.has(theme.motif)
    ? `translate(${WIDTH - SIDE} 0)`
    : `translate(${WIDTH} 0) scale(-1 1)`
  const veil = canvas.linear(
    {
      0: [ground, 0.4],
      0.24: [ground, 0.6],
      0.4: [ground, 0.97],
      0.5: ground,
      0.6: [ground, 0.97],
      0.76: [ground, 0.6],
      1: [ground, 0.4],
    },
    0,
    0,
    1,
    0,
  )
  const foot = canvas.linear({ 0: [ground, 0], 0.6: [ground, 0.1], 1: [ground, 0.9] })
  return decoration(
    WIDTH,
    HEIGHT,
    canvas,
    rect(0, 0, WIDTH, HEIGHT, ground) +
      inset(scene, side) +
      group(toTheRight, inset(scene, side)) +
      rect(0, 0, WIDTH, HEIGHT, veil) +
      rect(0, 0, WIDTH, HEIGHT, canvas.radial({ 0: [lamp, 0.2], 1: [lamp, 0] }, 0.5, 0, 0.6)) +
      rect(0, 0, WIDTH, HEIGHT, foot),
  )
}

function partsOf(
  canvas: Canvas,
  theme: TileTheme,
): { scene: string; ground: string; lamp: string } {
  if (theme.school === 'lit') {
    const { deep, light } = LIT_PALETTES[theme.palette]
    return { scene: withoutText(litScene(canvas, theme)), ground: deep, lamp: light }
  }
  const { key, paper } = POSTER_PALETTES[theme.palette]
  return { scene: posterScene(canvas, theme).art, ground: darken(key, 0.35), lamp: paper }
}
