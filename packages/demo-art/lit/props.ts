import type { Canvas } from '../canvas.ts'
import { darken, lighten } from '../colour.ts'
import type { Face } from '../faces.ts'
import { outline } from '../lettering.ts'
import { markText } from '../marked-text.ts'
import {
  circle,
  each,
  ellipse,
  group,
  line,
  type Paint,
  path,
  polygon,
  rect,
  ring,
  round,
  rounded,
  sector,
  TAU,
  times,
  xy,
} from '../shapes.ts'

/** The four card suits, about 24 units high around the origin. */
export const SUITS = {
  h: 'M0 9C-12-1-11-11-5.5-11C-2-11 0-8 0-6C0-8 2-11 5.5-11C11-11 12-1 0 9Z',
  d: 'M0-12L8.5 0L0 12L-8.5 0Z',
  s: 'M0-12C2-6 11-3 11 3C11 8 4 9 1.5 5C2 9 3 11 5 12H-5C-3 11-2 9-1.5 5C-4 9-11 8-11 3C-11-3-2-6 0-12Z',
  c: 'M0-12A5 5 0 0 1 4-4A5 5 0 1 1 1.5 4.5C2 9 3 11 5 12H-5C-3 11-2 9-1.5 4.5A5 5 0 1 1-4-4A5 5 0 0 1 0-12Z',
}

export type Suit = keyof typeof SUITS

export interface CardInk {
  red: string
  black: string
  paper: string
}

/** A short text centred on a point, `size` being its font size. */
export function glyph(
  face: Face,
  text: string,
  x: number,
  y: number,
  size: number,
  paint: Paint,
): string {
  const drawn = outline(face, text, size)
  return markText(path(drawn.at(x - drawn.width / 2, y - drawn.height / 2), paint))
}

/**
 * A playing card of 100 by 140 units, scaled; `pip` is the scale of the large suit, and how far it
 * is off the middle.
 */
export function playingCard(
  canvas: Canvas,
  place: { x: number; y: number; turn: number; scale: number },
  rank: string,
  suit: Suit,
  ink: CardInk,
  pip = { scale: 2.9, x: 4 },
): string {
  const colour = suit === 'h' || suit === 'd' ? ink.red : ink.black
  const stock = canvas.linear(
    { 0: lighten(ink.paper, 0.5), 1: darken(ink.paper, 0.14) },
    0,
    0,
    1,
    1,
  )
  return group(
    `translate(${round(place.x)} ${round(place.y)}) rotate(${round(place.turn)}) scale(${place.scale})`,
    rounded(-46, -66, 96, 136, 9, { fill: '#000', opacity: 0.35 }) +
      rounded(-50, -70, 100, 140, 9, stock) +
      glyph('gloock', rank, -36, -52, 24, colour) +
      path(SUITS[suit], { transform: 'translate(-36 -31) scale(.75)', fill: colour }) +
      path(SUITS[suit], { transform: `translate(${pip.x} 10) scale(${pip.scale})`, fill: colour }),
  )
}

const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
} as const

export type DieFace = keyof typeof PIPS

/** A die of about 76 units seen from above its corner; the faces are top, left and right. */
export function die(
  x: number,
  y: number,
  scale: number,
  turn: number,
  colour: string,
  pip: string,
  faces: readonly [DieFace, DieFace, DieFace],
): string {
  const side = (matrix: string, face: DieFace, shade: number) =>
    group(
      `matrix(${matrix})`,
      rounded(-20.4, -20.4, 40.8, 40.8, 7, darken(colour, shade)) +
        each<readonly [number, number]>(PIPS[face], ([a, b]) => circle(a * 11, b * 11, 4.3, pip)),
    )
  const edge = [
    [0, -38],
    [33, -20],
    [33, 18],
    [0, 38],
    [-33, 18],
    [-33, -20],
  ] as const
  return group(
    `translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${scale})`,
    ellipse(0, 44, 44, 12, { fill: '#000', opacity: 0.4 }) +
      polygon(edge, darken(colour, 0.35)) +
      side('.85 .49 -.85 .49 0 -19.5', faces[0], 0) +
      side('.85 .49 0 .98 -17 9.6', faces[1], 0.18) +
      side('.85 -.49 0 .98 17 9.6', faces[2], 0.4),
  )
}

/** A stack of `count` chips; `tilt` is the height of a chip's face as a share of its width. */
export function chips(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: string,
  tilt = 0.36,
  count = 1,
  inlay = '#f6eedd',
): string {
  const face = canvas.linear({ 0: lighten(colour, 0.25), 1: darken(colour, 0.15) }, 0, 0, 1, 1)
  return times(count, (i) => {
    const level = y - i * radius * 0.26
    const spots = [-0.84, -0.42, 0, 0.42, 0.84].map((across) => {
      const down = level + radius * tilt * 0.9 * Math.sqrt(1 - across ** 2)
      return `M${xy([x + (across - 0.09) * radius, down])}h${round(radius * 0.18)}v${round(radius * 0.24)}h${round(-radius * 0.18)}z`
    })
    const top = i < count - 1 ? '' : chipFace(radius, inlay)
    return (
      ellipse(x, level + radius * 0.22, radius, radius * tilt, darken(colour, 0.55)) +
      rect(x - radius, level, radius * 2, radius * 0.22, darken(colour, 0.45)) +
      path(spots.join(''), darken(inlay, 0.2)) +
      ellipse(x, level, radius, radius * tilt, face) +
      group(top === '' ? '' : `translate(${round(x)} ${round(level)}) scale(1 ${tilt})`, top)
    )
  })
}

function chipFace(radius: number, inlay: string): string {
  const blocks = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * TAU) / 8
    return sector(0, 0, radius * 0.78, radius * 0.99, angle - 0.16, angle + 0.16)
  })
  return (
    path(blocks.join(''), inlay) +
    ring(0, 0, radius * 0.62, inlay, round(radius * 0.04), {
      strokeDasharray: `${round(radius * 0.1)} ${round(radius * 0.08)}`,
    })
  )
}

const CARP = 'M-6-92C26-92 30-40 24 0C20 40 8 70 0 96C-8 70-26 40-30 0C-34-44-30-92-6-92Z'

/** A carp of about 270 units seen from above. */
export function carp(
  canvas: Canvas,
  x: number,
  y: number,
  turn: number,
  scale: number,
  body: string,
  marks: string,
): string {
  const skin = canvas.linear(
    { 0: lighten(body, 0.4), 0.5: body, 1: darken(body, 0.25) },
    0,
    0,
    1,
    0.4,
  )
  const patches = each(
    [
      [-14, -62, 30, 24],
      [16, -18, 24, 32],
      [-16, 34, 22, 26],
      [6, 74, 14, 18],
    ],
    ([cx, cy, rx, ry]) => ellipse(cx, cy, rx, ry, marks),
  )
  const ribs = times(6, (i) =>
    line(`M-32 ${-26 + i * 18}q32 22 62 0`, darken(marks, 0.5), 1.2, { opacity: 0.35 }),
  )
  const fins = 'M-26-40C-70-30-74 0-62 14C-50-4-38-10-27-8ZM22-40C66-30 70 0 58 14C46-4 34-10 24-8Z'
  const tail =
    'M0 84C-30 110-46 150-30 172C-14 150-4 140 0 128C6 142 18 152 36 168C46 142 26 108 0 84Z'
  return group(
    `translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${scale})`,
    path(fins, { fill: marks, opacity: 0.75 }) +
      path(tail, { fill: marks, opacity: 0.9 }) +
      path(CARP, skin) +
      canvas.clipped(path(CARP, '#000'), patches + ribs) +
      circle(-20, -74, 3.6, darken(marks, 0.85)) +
      circle(12, -74, 3.6, darken(marks, 0.85)) +
      line('M-5-84Q-2 0 0 92', lighten(body, 0.8), 2.4, { opacity: 0.55 }),
  )
}
