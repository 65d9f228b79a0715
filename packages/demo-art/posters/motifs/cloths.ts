import { circle, dot, group, polar, polygon, rect, ring, TAU, times } from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import type { PosterInk } from '../palettes.ts'
import { sheet } from '../patterns.ts'

/** A roulette cloth seen from above, as plain fields. */
export const layout: PosterMotif = (_canvas, ink, _random, variant) => {
  const fields = times(15, (i) => {
    const x = 30 + (i % 3) * 82
    const y = 26 + Math.floor(i / 3) * 72
    return rect(x, y, 76, 66, i % 2 ? ink.key : ink.warm) + pips(x + 38, y + 33, i, ink)
  })
  if (variant) {
    const big =
      polygon([150, 30, 290, 180, 150, 330, 10, 180], ink.warm) +
      polygon([150, 30, 290, 180, 150, 180], ink.key) +
      polygon([150, 330, 10, 180, 150, 180], ink.key)
    return {
      top: ink.ground,
      foot: ink.ground,
      art:
        sheet(ink.ground) +
        big +
        ring(150, 180, 66, ink.paper, 3) +
        counter(150, 180, 54, ink.bright, ink) +
        counter(226, 104, 26, ink.paper, ink) +
        counter(80, 262, 22, ink.bright, ink),
    }
  }
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      group('rotate(-14 150 190) translate(0 -10)', fields) +
      counter(104, 118, 42, ink.bright, ink) +
      counter(206, 226, 52, ink.paper, ink) +
      counter(228, 78, 26, ink.bright, ink),
  }
}

/** A chip from above. */
const counter = (x: number, y: number, r: number, fill: string, ink: PosterInk): string =>
  circle(x + 4, y + 5, r, { fill: ink.key, opacity: 0.55 }) +
  circle(x, y, r, fill) +
  times(8, (i) => dot(polar(x, y, r * 0.82, (i * TAU) / 8), r * 0.14, ink.key)) +
  circle(x, y, r * 0.56, ink.key) +
  circle(x, y, r * 0.42, fill)

/** One to three pips in place of a number. */
const pips = (x: number, y: number, i: number, ink: PosterInk): string => {
  const count = (i % 3) + 1
  return times(count, (j) => circle(x + (j - (count - 1) / 2) * 18, y, 6, ink.paper))
}
