import { type Canvas, HEIGHT, WIDTH } from '../canvas.ts'
import { group, line, type Paint, path, rect, round, sector, TAU } from '../shapes.ts'

/** The four card suits, about 100 units high around the origin. */
export const SUITS = {
  s: 'M0-50C14-26 46-12 46 14C46 34 20 40 7 24C8 38 14 46 20 50H-20C-14 46-8 38-7 24C-20 40-46 34-46 14C-46-12-14-26 0-50Z',
  h: 'M0 50C-14 26-48 8-48-18C-48-46-12-54 0-26C12-54 48-46 48-18C48 8 14 26 0 50Z',
  d: 'M0-54C10-30 24-12 42 0C24 12 10 30 0 54C-10 30-24 12-42 0C-24-12-10-30 0-54Z',
  c: 'M0-50A23 23 0 0 1 19-13A23 23 0 1 1 7 22C8 38 14 46 20 50H-20C-14 46-8 38-7 22A23 23 0 1 1-19-13A23 23 0 0 1 0-50Z',
}

export type Suit = keyof typeof SUITS

export const suit = (
  kind: Suit,
  x: number,
  y: number,
  scale: number,
  fill: string,
  turn = 0,
): string =>
  group(
    `translate(${round(x)} ${round(y)})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale})`,
    path(SUITS[kind], fill),
  )

/** The ground of the whole sheet. */
export const sheet = (fill: string): string => rect(0, 0, WIDTH, HEIGHT, fill)

export function rays(
  x: number,
  y: number,
  radius: number,
  count: number,
  paint: Paint,
  turn = 0,
): string {
  const beams = Array.from({ length: count }, (_, i) =>
    sector(x, y, 0, radius, turn + (i * TAU) / count, turn + ((i + 0.5) * TAU) / count),
  )
  return path(beams.join(''), paint)
}

/**
 * Dots in a staggered grid; `weight` gives their size from 0 to 1 at a place given in shares of the
 * area.
 */
export function halftone(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  fill: string,
  weight: (across: number, down: number) => number,
): string {
  const bySize = new Map<number, string>()
  for (let j = 0; j * step < height; j++) {
    for (let i = 0; i * step < width; i++) {
      const cx = x + i * step + ((j % 2) * step) / 2
      const cy = y + j * step
      const size = Math.round(weight((cx - x) / width, (cy - y) / height) * step * 1.24)
      if (size > 1) bySize.set(size, `${bySize.get(size) ?? ''}M${round(cx)} ${round(cy)}h0`)
    }
  }
  return [...bySize].map(([size, d]) => line(d, fill, size, { strokeLinecap: 'round' })).join('')
}

/** Parallel diagonals over a rectangle. */
export function hatch(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  stroke: string,
  weight = 2,
): string {
  let d = ''
  for (let i = -height; i < width; i += step)
    d += `M${round(x + i)} ${y + height}l${height} ${-height}`
  return canvas.clipped(rect(x, y, width, height, '#000'), line(d, stroke, weight))
}

/** Water from the height `y` to the foot of the sheet. */
export function wave(y: number, height: number, length: number, fill: string, phase = 0): string {
  let d = `M-40 ${HEIGHT + 20}L-40 ${round(y)}`
  for (let x = -40 - phase; x < WIDTH + 40; x += length)
    d += `q${round(length / 4)} ${-height} ${length / 2} 0t${length / 2} 0`
  return path(`${d}V${HEIGHT + 20}Z`, fill)
}
