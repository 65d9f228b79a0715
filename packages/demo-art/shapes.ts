export const TAU = Math.PI * 2

export type Point = readonly [x: number, y: number]

/** SVG presentation attributes, named as in JavaScript. A bare string is a fill. */
export type Paint = string | PaintAttributes

export interface PaintAttributes {
  fill?: string
  stroke?: string
  strokeWidth?: number
  strokeLinejoin?: 'round'
  strokeLinecap?: 'round'
  strokeDasharray?: string
  strokeOpacity?: number
  fillOpacity?: number
  fillRule?: 'evenodd'
  paintOrder?: 'stroke'
  opacity?: number
  transform?: string
  filter?: string
  clipPath?: string
  style?: string
}

/**
 * One decimal is a third of a device pixel at the largest size a tile is shown, and keeps files
 * small.
 */
export const round = (value: number): number => Math.round(value * 10) / 10

export const xy = ([x, y]: Point): string => `${round(x)} ${round(y)}`

export const circle = (x: number, y: number, r: number, paint: Paint): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"${attributes(paint)}/>`

/** A circle around a point. */
export const dot = ([x, y]: Point, r: number, paint: Paint): string => circle(x, y, r, paint)

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${attributes(paint)}/>`

export const rect = (x: number, y: number, width: number, height: number, paint: Paint): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${attributes(paint)}/>`

export const rounded = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  paint: Paint,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}"${attributes(paint)}/>`

export const path = (d: string, paint: Paint): string => `<path d="${d}"${attributes(paint)}/>`

/** Corners as points, or as one flat list of x and y. */
export function polygon(corners: readonly Point[] | readonly number[], paint: Paint): string {
  return path(`M${pointsOf(corners).map(xy).join('L')}Z`, paint)
}

export function pointsOf(corners: readonly Point[] | readonly number[]): Point[] {
  const points: Point[] = []
  let x: number | undefined
  for (const corner of corners) {
    if (typeof corner !== 'number') points.push(corner)
    else if (x === undefined) x = corner
    else {
      points.push([x, corner])
      x = undefined
    }
  }
  return points
}

/** A stroke without a fill. */
export const line = (d: string, stroke: string, width = 1, extra: PaintAttributes = {}): string =>
  path(d, { fill: 'none', stroke, strokeWidth: width, ...extra })

export const ring = (
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
  extra: PaintAttributes = {},
): string => circle(x, y, r, { fill: 'none', stroke, strokeWidth: width, ...extra })

/** Another drawing of a defined shape. */
export const use = (href: string, paint: Paint): string =>
  `<use href="${href}"${attributes(paint)}/>`

export function group(transform: string, content: string, paint: PaintAttributes = {}): string {
  return `<g${transform === '' ? '' : ` transform="${transform}"`}${attributes(paint)}>${content}</g>`
}

/** Lays two inks over each other, as on a press. */
export const overprint = (content: string, mode: 'multiply' | 'screen' = 'multiply'): string =>
  `<g style="mix-blend-mode:${mode}">${content}</g>`

/** A point at `radius` and `angle` (radians, clockwise from three o'clock). */
export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
]

/** The corners of a regular polygon, or of a star when an inner radius is given. */
export function ngon(
  x: number,
  y: number,
  radius: number,
  corners: number,
  turn = 0,
  inner?: number,
): Point[] {
  const count = inner === undefined ? corners : corners * 2
  return Array.from({ length: count }, (_, i) =>
    polar(x, y, inner !== undefined && i % 2 === 1 ? inner : radius, turn + (i * TAU) / count),
  )
}

/** A star standing on two points; `depth` is the inner radius as a share of the outer one. */
export const star = (
  x: number,
  y: number,
  radius: number,
  depth: number,
  points: number,
  paint: Paint,
  turn = -Math.PI / 2,
): string => polygon(ngon(x, y, radius, points, turn, radius * depth), paint)

/** The outline of a slice of a ring, between two radii and two angles. */
export function sector(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const large = to - from > Math.PI ? 1 : 0
  const a = polar(x, y, outer, from)
  const b = polar(x, y, outer, to)
  const start = `M${xy(a)}A${round(outer)} ${round(outer)} 0 ${large} 1 ${xy(b)}`
  if (inner === 0) return `${start}L${round(x)} ${round(y)}Z`
  return `${start}L${xy(polar(x, y, inner, to))}A${round(inner)} ${round(inner)} 0 ${large} 0 ${xy(polar(x, y, inner, from))}Z`
}

export const pie = (
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  paint: Paint,
): string => path(sector(x, y, 0, radius, from, to), paint)

/** A soft line through all points (Catmull-Rom), or round them when closed. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0]
  let d = `M${xy(at(0))}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${xy(out)} ${xy(into)} ${xy(to)}`
  }
  return closed ? `${d}Z` : d
}

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

export const each = <const Item>(
  items: readonly Item[],
  draw: (item: Item, i: number) => string,
): string => items.map(draw).join('')

/** The item at `i`, starting over after the last one. */
export function pick<const Item>(items: readonly Item[], i: number): Item {
  const item = items[((Math.floor(i) % items.length) + items.length) % items.length]
  if (item === undefined) throw new RangeError('Nothing to pick from.')
  return item
}

function attributes(paint: Paint): string {
  if (typeof paint === 'string') return ` fill="${paint}"`
  let text = ''
  for (const [name, value] of Object.entries(paint)) {
    if (value !== undefined)
      text += ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${trimmed(value)}"`
  }
  return text
}

const trimmed = (value: string | number): string | number =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
