import { type Canvas, HEIGHT, WIDTH } from '../canvas.ts'
import { hashOf, randomOf } from '../random.ts'
import { group, rect } from '../shapes.ts'
import type { LitTheme } from '../theme.ts'
import { LIT_FRAMES } from './frames.ts'
import { LIT_LOCKUPS } from './lockups.ts'
import { LIT_MOTIFS } from './motifs.ts'
import { LIT_PALETTES } from './palettes.ts'
import type { Lettering } from './title.ts'

/** The scene without lettering, on the whole sheet. */
export function litScene(canvas: Canvas, theme: LitTheme): string {
  const random = randomOf(theme.title + theme.motif)
  let art = LIT_MOTIFS[theme.motif](canvas, LIT_PALETTES[theme.palette], random, theme.variant)
  if (theme.zoom !== undefined)
    art = group(`translate(150 180) scale(${theme.zoom}) translate(-150 -180)`, art)
  return theme.flip ? group('translate(300 0) scale(-1 1)', art) : art
}

export function litTitle(canvas: Canvas, theme: LitTheme): Lettering {
  const { title, face } = theme
  return LIT_LOCKUPS[theme.lockup]({ canvas, title, face, colours: LIT_PALETTES[theme.palette] })
}

export function litTile(canvas: Canvas, theme: LitTheme): string {
  const ink = LIT_PALETTES[theme.palette]
  return (
    aside(litScene(canvas, theme), theme.lockup, ink.deep) +
    light(canvas, theme) +
    litTitle(canvas, theme).art +
    LIT_FRAMES[theme.frame](ink)
  )
}

/** The lamp above the sheet, and the grain of paper in a print. */
export function light(canvas: Canvas, theme: LitTheme): string {
  const print = theme.mood === 'print'
  const lamp = canvas.radial(
    {
      0: ['#fff5d8', print ? 0.05 : 0.12],
      0.45: ['#fff5d8', 0],
      0.75: ['#000', 0],
      1: ['#000', print ? 0.12 : 0.34],
    },
    0.5,
    0.3,
    0.85,
  )
  const shade = rect(0, 0, WIDTH, HEIGHT, lamp)
  return print
    ? shade +
        rect(0, 0, WIDTH, HEIGHT, { filter: canvas.grain(hashOf(theme.title) % 97), opacity: 0.28 })
    : shade
}

/** Moves the scene out of the way of a title that does not stand at the foot. */
function aside(art: string, lockup: LitTheme['lockup'], ground: string): string {
  switch (lockup) {
    case 'side':
      return (
        rect(0, 0, WIDTH, HEIGHT, ground) +
        group('translate(182 180) scale(.86) translate(-150 -180)', art)
      )
    case 'top':
      return rect(0, 0, WIDTH, 80, ground) + group('translate(0 54)', art)
    default:
      return art
  }
}
