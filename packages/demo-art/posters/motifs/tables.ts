import { WIDTH } from '../../canvas.ts'
import { luminance } from '../../colour.ts'
import { fitted } from '../../lettering.ts'
import {
  circle,
  dot,
  each,
  group,
  overprint,
  path,
  pick,
  pie,
  pointsOf,
  polar,
  polygon,
  rect,
  ring,
  round,
  rounded,
  star,
  times,
} from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { halftone, rays, type Suit, sheet, suit } from '../patterns.ts'

export const roulette: PosterMotif = (_canvas, ink, _random, variant) => {
  const x = variant ? 150 : 250
  const y = variant ? 164 : 120
  const q = variant ? 138 : 200
  const n = variant ? 24 : 28
  const [ballX, ballY] = polar(x, y, q * 0.84, variant ? -2.3 : 2.95)
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      circle(x, y, q + 12, ink.bright) +
      circle(x, y, q + 4, ink.key) +
      times(n, (i) =>
        pie(x, y, q, (i * 2 * Math.PI) / n, ((i + 1) * 2 * Math.PI) / n, {
          fill: i === 3 ? ink.bright : i % 2 ? ink.warm : ink.key,
          stroke: ink.paper,
          strokeWidth: 1.4,
        }),
      ) +
      circle(x, y, q * 0.68, ink.ground) +
      ring(x, y, q * 0.68, ink.paper, 2) +
      rays(x, y, q * 0.56, 8, ink.bright, 0.2) +
      circle(x, y, q * 0.3, ink.key) +
      circle(x, y, q * 0.2, ink.bright) +
      circle(x, y, q * 0.08, ink.paper) +
      dot([ballX + 3, ballY + 3], 12, ink.key) +
      dot([ballX, ballY], 12, ink.paper),
  }
}

export const cards: PosterMotif = (_canvas, ink, _random, variant) => {
  const card = (turn: number, stock: string, kind: Suit, fill: string, x = 150, y = 330) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rounded(-62, -250, 124, 184, 9, stock) +
        suit(kind, 0, -158, 0.92, fill) +
        suit(kind, -42, -228, 0.22, fill) +
        suit(kind, 42, -88, 0.22, fill, 180),
    )
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant
        ? halftone(
            0,
            0,
            300,
            400,
            13,
            ink.key,
            (_across, down) => Math.max(0, 1 - down * 1.5) * 0.8,
          ) +
          card(-8, ink.key, 'c', ink.bright, 116, 330) +
          card(14, ink.paper, 'h', ink.warm, 190, 336)
        : circle(150, 190, 140, ink.key) +
          card(-34, ink.bright, 'd', ink.key) +
          card(-12, ink.key, 'c', ink.bright) +
          card(10, ink.warm, 'h', ink.paper) +
          card(32, ink.paper, 's', ink.key)),
  }
}

export const dice: PosterMotif = (_canvas, ink, _random, variant) => {
  const one = { stock: ink.paper, pips: ink.key }
  const two = { stock: ink.warm, pips: ink.paper }
  const three = { stock: ink.bright, pips: ink.key }
  const four = { stock: ink.key, pips: ink.bright }
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant
        ? times(7, (i) =>
            polygon(
              [0, 60 + i * 44, 300, -110 + i * 44, 300, -88 + i * 44, 0, 82 + i * 44],
              ink.key,
            ),
          ) + die(148, 190, 116, [side(5, one), side(3, two), side(6, three)])
        : circle(150, 170, 132, ink.key) +
          die(122, 176, 96, [side(5, one), side(3, two), side(6, three)]) +
          die(222, 92, 46, [side(1, three), side(4, four), side(2, two)])),
  }
}

const PIPS = {
  1: [50, 50],
  2: [26, 26, 74, 74],
  3: [24, 24, 50, 50, 76, 76],
  4: [27, 27, 73, 27, 27, 73, 73, 73],
  5: [25, 25, 75, 25, 50, 50, 25, 75, 75, 75],
  6: [27, 22, 73, 22, 27, 50, 73, 50, 27, 78, 73, 78],
}

/** A face of 100 by 100 units. */
const side = (count: keyof typeof PIPS, { stock, pips }: { stock: string; pips: string }): string =>
  rect(0, 0, 100, 100, stock) + each(pointsOf(PIPS[count]), (pip) => dot(pip, 11, pips))

/** Three faces as a cube seen from above its corner, which stands at `x`, `y`. */
function die(
  x: number,
  y: number,
  size: number,
  [top, left, right]: readonly [string, string, string],
): string {
  const across = size * 0.866
  const half = size * 0.5
  const sheared = (
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
    content: string,
  ) =>
    group(
      `matrix(${[a, b, c, d].map((value) => Math.round(value * 10) / 1000).join(' ')} ${round(e)} ${round(f)})`,
      content,
    )
  return (
    sheared(across, half, -across, half, x, y - size, top) +
    sheared(across, half, 0, size, x - across, y - half, left) +
    sheared(across, -half, 0, size, x, y, right)
  )
}

export const wheel: PosterMotif = (_canvas, ink, _random, variant) => {
  const n = variant ? 12 : 10
  const { warm, bright, paper, key } = ink
  const order = variant
    ? [warm, bright, paper, key]
    : [paper, bright, warm, bright, warm, key, warm, bright, warm, bright]
  const y = variant ? 300 : 170
  const q = variant ? 200 : 128
  return {
    top: ink.ground,
    foot: variant ? ink.key : ink.ground,
    art:
      sheet(ink.ground) +
      circle(150, y, q + 16, ink.key) +
      times(n, (i) =>
        pie(
          150,
          y,
          q,
          (i * 2 * Math.PI) / n - Math.PI / 2 - Math.PI / n,
          ((i + 1) * 2 * Math.PI) / n - Math.PI / 2 - Math.PI / n,
          pick(order, i),
        ),
      ) +
      times(n * 2, (i) => dot(polar(150, y, q + 8, (i * Math.PI) / n), 4, ink.paper)) +
      circle(150, y, q * 0.34, ink.ground) +
      circle(150, y, q * 0.22, ink.bright) +
      star(150, y, q * 0.16, 0.45, 5, ink.ground) +
      polygon([134, y - q - 30, 166, y - q - 30, 150, y - q + 14], ink.paper) +
      (variant ? rect(0, 330, WIDTH, 70, ink.key) : ''),
  }
}

export const bigsuit: PosterMotif = (_canvas, ink, _random, variant) => {
  const large = pick(['s', 'h', 'd', 'c'] as const, variant)
  const small = pick(['h', 's', 'c'] as const, variant)
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      suit(large, 128, 178, 2.7, ink.warm) +
      overprint(suit(large, 176, 200, 2.7, ink.bright)) +
      suit(small, 150, 190, 0.9, ink.paper) +
      times(3, (i) => rect(20, 346 + i * 8, 260, 2, ink.key)),
  }
}

/** A number as the subject: 21 for blackjack, 9 for baccarat, 36 for a straight-up bet. */
export const numeral: PosterMotif = (_canvas, ink, _random, variant) => {
  const face = pick(['abril', 'anton', 'ultra'] as const, variant)
  const number = fitted(face, pick(['21', '9', '36'], variant), 262, 244)
  const d = number.at(150 - number.width / 2, 54 + (244 - number.height) / 2)
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      path(d, ink.warm) +
      group(
        'translate(14 12)',
        overprint(path(d, ink.bright), luminance(ink.ground) > 0.4 ? 'multiply' : 'screen'),
      ) +
      (variant === 1 ? suit('d', 150, 190, 0.5, ink.paper) : ''),
  }
}
