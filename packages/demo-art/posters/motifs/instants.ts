import { HEIGHT, WIDTH } from '../../canvas.ts'
import {
  circle,
  dot,
  group,
  line,
  type Point,
  path,
  pick,
  polar,
  polygon,
  rect,
  times,
  xy,
} from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import type { PosterInk } from '../palettes.ts'
import { halftone, sheet } from '../patterns.ts'

export const crash: PosterMotif = (canvas, ink, _random, variant) => {
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      times(9, (i) => rect(0, 20 + i * 40, WIDTH, 1, ink.key)) +
      times(8, (i) => rect(20 + i * 40, 0, 1, HEIGHT, ink.key)) +
      (variant
        ? times(9, (i) =>
            rect(
              12 + i * 32,
              330 - (i / 8) ** 2.2 * 230 - 16,
              24,
              400,
              i === 8 ? ink.bright : i % 2 ? ink.warm : ink.paper,
            ),
          )
        : path('M0 330C130 326 214 260 262 74L300 74V400H0Z', ink.warm) +
          canvas.clipped(
            path('M0 330C130 326 214 260 262 74L300 74V400H0Z', '#000'),
            halftone(0, 60, 300, 290, 10, ink.key, (_across, down) =>
              Math.max(0, down * 1.2 - 0.3),
            ),
          ) +
          line('M0 330C130 326 214 260 262 74', ink.paper, 8)) +
      (variant
        ? ''
        : group(
            'translate(258 84) rotate(16)',
            path('M0-50C20-24 20 10 12 30H-12C-20 10-20-24 0-50Z', ink.paper) +
              circle(0, -10, 7, ink.key) +
              polygon([-14, 8, -30, 36, -11, 30], ink.bright) +
              polygon([14, 8, 30, 36, 11, 30], ink.bright),
          )) +
      rect(0, 340, WIDTH, 60, ink.key),
  }
}

export const plinko: PosterMotif = (_canvas, ink, random, variant) => {
  let art = sheet(ink.ground)
  const n = variant ? 7 : 9
  const step = variant ? 38 : 29
  if (variant) {
    art += polygon([150, 20, 310, 330, -10, 330], ink.key)
  }
  for (let j = 2; j < n; j++) {
    for (let i = 0; i <= j; i++) {
      art += circle(
        150 + (i - j / 2) * step,
        36 + j * (variant ? 40 : 31),
        variant ? 7 : 5,
        (i + j) % 4 ? ink.paper : ink.bright,
      )
    }
  }
  let x = 150
  const fall: Point[] = [[x, 24]]
  for (let j = 2; j <= n; j++) {
    x += ((random() > 0.42 ? 1 : -1) * step) / 2
    fall.push([x, 36 + (j - 0.5) * (variant ? 40 : 31)])
  }
  art += line(`M${fall.map(xy).join('L')}`, ink.warm, variant ? 14 : 11, {
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  })
  const [endX, endY] = pick(fall, -1)
  art +=
    circle(endX, endY, variant ? 22 : 17, ink.warm) +
    circle(endX - 5, endY - 5, variant ? 7 : 5, ink.paper)
  art += times(7, (i) =>
    rect(
      i * 43,
      326,
      41,
      80,
      pick([ink.bright, ink.warm, ink.key, ink.key, ink.key, ink.warm, ink.bright], i),
    ),
  )
  return { top: ink.ground, foot: ink.key, flat: 1, art }
}

/** Contents of the sixteen fields: 0 a mine, 1 and 2 a stone, 4 a dot, the others nothing. */
const FIELDS = [
  [3, 2, 4, 5, 5, 0, 3, 1, 2, 4, 6, 3, 4, 3, 2, 0],
  [4, 3, 1, 3, 0, 4, 5, 2, 3, 6, 2, 4, 1, 3, 4, 0],
]

export const mines: PosterMotif = (_canvas, ink, _random, variant) => {
  const size = 61
  const radius = 17
  const fields = pick(FIELDS, variant)
  const art = times(16, (i) => {
    const x = 19 + (i % 4) * 67
    const y = 32 + Math.floor(i / 4) * 67
    const kind = pick(fields, i)
    const cx = x + size / 2
    const cy = y + size / 2
    const tile = rect(x, y, size, size, kind === 0 ? ink.warm : kind < 3 ? ink.bright : ink.key)
    if (kind === 0) return tile + mine(cx, cy, radius, ink)
    if (kind === 4) return tile + circle(cx, cy, radius * 0.3, ink.ground)
    if (kind > 2) return tile
    const stone = [cx, cy - radius * 1.2, cx + radius, cy, cx, cy + radius * 1.2, cx - radius, cy]
    return (
      tile +
      polygon(stone, ink.paper) +
      polygon([cx, cy - radius * 1.2, cx + radius, cy, cx, cy], ink.ground)
    )
  })
  return { top: ink.ground, foot: ink.ground, art: sheet(ink.ground) + art }
}

const mine = (x: number, y: number, r: number, ink: PosterInk): string =>
  circle(x, y, r, ink.key) +
  times(8, (i) => dot(polar(x, y, r * 1.4, (i * Math.PI) / 4), r * 0.16, ink.key)) +
  circle(x - r * 0.3, y - r * 0.3, r * 0.25, ink.paper)
