import { HEIGHT, WIDTH } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Random } from '../random.ts'
import { circle, curve, type Point, path, polar, polygon, TAU, times, xy } from '../shapes.ts'

/** Stars of many sizes down to the height `bottom`. */
export const starField = (random: Random, count: number, bottom: number, colour: string): string =>
  times(count, () =>
    circle(random() * WIDTH, random() * bottom, 0.4 + random() * random() * 1.7, {
      fill: colour,
      opacity: shade(0.3 + random() * 0.7),
    }),
  )

/** Water in `count` bands, from `far` at the height `y` to `near` at the foot. */
export const waves = (
  y: number,
  count: number,
  height: number,
  far: string,
  near: string,
  random: Random,
): string =>
  times(count, (i) => {
    const level = y + i * i * 3.2 + i * 14
    const phase = random() * 9
    const points: Point[] = []
    for (let x = -20; x <= WIDTH + 20; x += 20)
      points.push([x, level + Math.sin(x / (26 + i * 7) + phase) * (height + i * 1.6)])
    return path(
      `${curve(points)}L320 ${HEIGHT + 20}L-20 ${HEIGHT + 20}Z`,
      mix(far, near, i / (count - 1 || 1)),
    )
  })

export const rays = (
  x: number,
  y: number,
  count: number,
  colour: string,
  opacity: number,
  radius = 420,
  turn = 0,
): string => {
  const beams = Array.from({ length: count }, (_, i) => {
    const from = polar(x, y, radius, turn + (i * TAU) / count)
    const to = polar(x, y, radius, turn + ((i + 0.5) * TAU) / count)
    return `M${xy([x, y])}L${xy(from)}L${xy(to)}Z`
  })
  return path(beams.join(''), { fill: colour, opacity })
}

/** Mountains, or hills when `soft`, down to the foot of the sheet. */
export function ridge(
  random: Random,
  y: number,
  height: number,
  colour: string,
  peaks = 9,
  soft = 0,
): string {
  const points: Point[] = []
  for (let i = 0; i <= peaks; i++) {
    points.push([
      -20 + (i * (WIDTH + 40)) / peaks,
      y - (i % 2 === 1 ? height * (0.5 + random() * 0.8) : height * random() * 0.35),
    ])
  }
  if (soft) return path(`${curve(points)}L320 ${HEIGHT + 20}L-20 ${HEIGHT + 20}Z`, colour)
  return polygon([...points, [WIDTH + 20, HEIGHT + 20], [-20, HEIGHT + 20]], colour)
}

const shade = (value: number): number => Math.round(value * 10) / 10
