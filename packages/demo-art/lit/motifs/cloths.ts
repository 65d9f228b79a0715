import { darken, lighten } from '../../colour.ts'
import { outline } from '../../lettering.ts'
import { markText } from '../../marked-text.ts'
import { circle, ellipse, group, line, path, polygon, rect, times } from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import type { LitInk } from '../palettes.ts'
import { chips } from '../props.ts'

/** The red numbers of a roulette cloth. */
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** A roulette cloth with bets on it. */
export const layout: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  const cell = (place: number) => `M${(place % 3) * 62} ${Math.floor(place / 3) * 56}h62v56h-62z`
  const digit = (figure: string, shift: number) => {
    const drawn = outline('anton', figure, 24)
    return canvas.reusable(drawn.at(-drawn.width / 2, -drawn.height / 2))({
      fill: light,
      transform: `translate(${shift} 0)`,
    })
  }
  const number = (value: number, place: number) => {
    const [first = '', second] = String(value)
    const figures = second === undefined ? digit(first, 0) : digit(first, -6) + digit(second, 6)
    return group(
      `translate(${(place % 3) * 62 + 31} ${Math.floor(place / 3) * 56 + 28}) rotate(-90)`,
      markText(figures),
    )
  }
  const cloth = (first: number, rows: number) => {
    const places = Array.from({ length: rows * 3 }, (_, i) => i)
    const edge = { stroke: light, strokeWidth: 2.2 }
    const cells = (red: boolean) =>
      places
        .filter((i) => REDS.has(first + i) === red)
        .map(cell)
        .join('')
    return (
      path(cells(true), { fill: accent, ...edge }) +
      path(cells(false), { fill: darken(deep, 0.3), ...edge }) +
      places.map((i) => number(first + i, i)).join('') +
      rect(0, 0, 186, rows * 56, { fill: 'none', stroke: second, strokeWidth: 4 })
    )
  }
  const lamp = polygon(
    [110, -20, 190, -20, 380, 420, -80, 420],
    canvas.linear({ 0: [light, 0.3], 1: [light, 0] }),
  )
  const ground = canvas.halo({ 0: main, 0.55: mid, 1: deep }, 0.5, 0.35, 0.8)
  if (variant) {
    return (
      ground +
      group(
        'translate(36 -34) rotate(16 93 120)',
        rect(-26, -120, 240, 520, { fill: darken(mid, 0.15), opacity: 0.6 }) + cloth(13, 6),
      ) +
      lamp +
      chips(canvas, 96, 116, 30, second, 0.82, 3, deep) +
      chips(canvas, 206, 196, 34, lighten(accent, 0.12), 0.82, 4, light) +
      chips(canvas, 92, 250, 30, main, 0.82, 2, light) +
      ellipse(158, 72, 12, 9, { fill: '#000', opacity: 0.4 }) +
      circle(
        156,
        66,
        11,
        canvas.radial({ 0: '#ffffff', 0.6: light, 1: darken(light, 0.5) }, 0.4, 0.35, 0.7),
      )
    )
  }
  return (
    ground +
    polygon([60, 80, 240, 80, 360, 420, -60, 420], { fill: darken(mid, 0.25), opacity: 0.7 }) +
    fieldsFarAway({ deep, accent, light }) +
    line('M66 88H234M40 420L66 88M260 420L234 88', second, 3) +
    lamp +
    chips(canvas, 112, 128, 20, lighten(main, 0.2), 0.45, 3, light) +
    chips(canvas, 196, 172, 27, second, 0.45, 6, deep) +
    chips(canvas, 92, 236, 36, accent, 0.45, 5, light) +
    chips(canvas, 214, 272, 42, darken(deep, 0.1), 0.45, 3, second)
  )
}

/** The cloth as it is seen from the end of the table. */
function fieldsFarAway({ deep, accent, light }: Pick<LitInk, 'deep' | 'accent' | 'light'>): string {
  return times(4, (i) => {
    const y = 96 + i * i * 10 + i * 34
    const next = 96 + (i + 1) ** 2 * 10 + (i + 1) * 34
    return times(4, (j) => {
      const edge = (row: number, column: number) => 150 + (column - 2) * (36 + (row - 96) * 0.2)
      const red = (i + j) % 2 === 0
      return polygon(
        [edge(y, j), y, edge(y, j + 1), y, edge(next, j + 1), next, edge(next, j), next],
        {
          fill: red ? accent : darken(deep, 0.25),
          stroke: light,
          strokeWidth: 2,
        },
      )
    })
  })
}
