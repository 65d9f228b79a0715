import { lighten } from '../../colour.ts'
import { circle, each, ellipse, pick, round } from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import { glyph } from '../props.ts'

export const keno: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  const sky = variant
    ? canvas.backdrop({ 0: lighten(main, 0.35), 1: main })
    : canvas.halo({ 0: main, 1: deep }, 0.5, 0.4, 0.7)
  const ball = ([x, y, r, number]: readonly [number, number, number, number], i: number) =>
    circle(x + 6, y + 10, r, { fill: '#000', opacity: 0.3 }) +
    canvas.ball(x, y, r, pick([accent, second, mid, light, main], i), 0.8) +
    circle(x, y, r * 0.5, lighten(light, 0.4)) +
    glyph('anton', String(number), x, y, r * 0.58, deep) +
    ellipse(x - r * 0.42, y - r * 0.55, r * 0.2, r * 0.12, {
      fill: '#fff',
      opacity: 0.7,
      transform: `rotate(-35 ${round(x - r * 0.42)} ${round(y - r * 0.55)})`,
    })
  return sky + each(variant ? KENO_CROWD : KENO_STAR, ball)
}

const KENO_CROWD = [
  [66, 318, 36, 80],
  [266, 234, 44, 38],
  [60, 224, 48, 11],
  [76, 76, 62, 7],
  [220, 96, 70, 23],
  [164, 232, 76, 64],
] as const

const KENO_STAR = [
  [50, 70, 40, 64],
  [250, 66, 46, 7],
  [44, 262, 50, 23],
  [256, 270, 54, 11],
  [150, 170, 94, 38],
] as const
