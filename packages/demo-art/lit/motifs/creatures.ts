import { HEIGHT, WIDTH } from '../../canvas.ts'
import { darken, lighten, mix } from '../../colour.ts'
import {
  circle,
  curve,
  each,
  ellipse,
  group,
  line,
  type Point,
  path,
  pick,
  pointsOf,
  polar,
  rect,
  sector,
  TAU,
  times,
  xy,
} from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import { carp } from '../props.ts'
import { waves } from '../scenery.ts'

export const koi: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  let art = canvas.halo({ 0: main, 0.6: mid, 1: deep }, 0.5, 0.42, 0.75)
  for (let i = 0; i < 7; i++) {
    art += ellipse(150, 176, 40 + i * 32, 34 + i * 27, {
      fill: 'none',
      stroke: light,
      strokeWidth: 1.6 - i * 0.2,
      opacity: 0.32 - i * 0.04,
    })
  }
  const pad = (x: number, y: number, q: number, t: number) =>
    group(
      `translate(${x} ${y}) rotate(${t})`,
      path(sector(3, 5, 0, q, 0.3, TAU - 0.25), { fill: '#000', opacity: 0.35 }) +
        path(
          sector(0, 0, 0, q, 0.3, TAU - 0.25),
          canvas.radial({ 0: lighten('#3d7a4b', 0.2), 1: '#173f2a' }),
        ) +
        times(9, (i) =>
          line(`M0 0L${xy(polar(0, 0, q * 0.9, 0.6 + i * 0.62))}`, '#0d2a1b', 1, { opacity: 0.4 }),
        ),
    )
  if (variant) {
    art += carp(canvas, 160, 160, 24, 1.35, light, accent)
  } else {
    art +=
      carp(canvas, 104, 150, -152, 0.98, light, accent) +
      carp(canvas, 204, 196, 28, 0.98, second, lighten(light, 0.1))
  }
  art += pad(26, 52, 46, 20) + pad(286, 96, 34, 200) + pad(268, 330, 44, 120)
  return (
    art +
    each(
      [
        [250, 40, 16],
        [40, 322, 13],
      ],
      ([x, y, q]) =>
        times(8, (i) =>
          group(
            `translate(${x} ${y}) rotate(${i * 45})`,
            ellipse(0, -q * 0.8, q * 0.42, q, {
              fill: lighten(accent, 0.6),
              stroke: accent,
              strokeWidth: 0.8,
            }),
          ),
        ) + circle(x, y, q * 0.4, second),
    )
  )
}

export const dragon: LitMotif = (canvas, { deep, mid, main, second, accent }, random, variant) => {
  let art = rect(0, 0, WIDTH, HEIGHT, deep)
  const shades = [
    canvas.linear({ 0: lighten(main, 0.2), 0.6: mid, 1: deep }),
    canvas.linear({ 0: main, 0.5: mix(mid, deep, 0.3), 1: darken(deep, 0.3) }),
    canvas.linear({ 0: mix(main, second, 0.45), 0.6: mid, 1: deep }),
  ]
  for (let row = 12; row >= -1; row--) {
    const scales = ['', '', '']
    for (let i = -1; i < 8; i++) {
      const shade = Math.floor(random() * 3)
      scales[shade] +=
        `M${i * 44 + (row & 1 ? 22 : 0) - 24} ${row * 32 - 10}c0 34 18 44 24 56c6-12 24-22 24-56z`
    }
    art += each(scales, (d, i) =>
      d === ''
        ? ''
        : path(d, { fill: pick(shades, i), stroke: darken(deep, 0.4), strokeWidth: 1.6 }),
    )
  }
  const rays = Array.from({ length: 40 }, (_, i) => {
    const angle = (i * TAU) / 40
    const end: Point = [
      Math.cos(angle) * (50 + random() * 30),
      -2 + Math.sin(angle) * (34 + random() * 12),
    ]
    return `M${xy(polar(0, -2, 16, angle))}L${xy(end)}`
  })
  const y = variant ? 150 : 176
  const q = variant ? 1.25 : 1
  art += rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.radial({ 0: ['#000', 0], 0.55: ['#000', 0.1], 1: ['#000', 0.8] }, 0.5, 0.42, 0.7),
  )
  art += group(
    `translate(150 ${y}) scale(${q}) rotate(${variant ? -14 : 0})`,
    path('M-140 10C-90-78 90-84 140-18C110 74-80 90-140 10Z', darken(deep, 0.5)) +
      path(
        'M-118 6C-76-56 78-62 118-14C88 54-66 66-118 6Z',
        canvas.radial(
          { 0: lighten(second, 0.6), 0.3: second, 0.7: accent, 1: darken(accent, 0.6) },
          0.5,
          0.5,
          0.55,
        ),
      ) +
      line(rays.join(''), darken(accent, 0.35), 1.2, { opacity: 0.5 }) +
      path('M0-52C14-24 14 22 0 50C-14 22-14-24 0-52Z', '#080406') +
      ellipse(-18, -22, 10, 14, { fill: '#fff', opacity: 0.8, transform: 'rotate(24 -18 -22)' }) +
      path('M-146 12C-92-84 92-92 146-20C90-66-88-62-146 12Z', {
        fill: canvas.linear({ 0: main, 1: darken(mid, 0.3) }),
        stroke: second,
        strokeWidth: 1.5,
      }),
  )
  return art
}

export const kraken: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  let art =
    canvas.backdrop({ 0: variant ? accent : deep, 0.5: variant ? second : mid, 1: deep }) +
    (variant
      ? circle(150, 130, 80, lighten(second, 0.4))
      : canvas.glow(150, 90, 150, main, 0.7) + circle(150, 100, 50, light))
  art += group(
    'translate(150 214) scale(1.05)',
    path('M-44 10L44 10L34 34H-32Z', darken(deep, 0.4)) +
      path('M-4 8V-70H0V8ZM-26 8V-44H-23V8ZM20 8V-44H23V8Z', darken(deep, 0.4)) +
      path(
        'M2-68C30-60 32-30 2-18ZM-22-44C-2-40-2-14-22-8ZM24-44C42-36 42-14 24-8Z',
        mix(light, deep, 0.25),
      ),
  )
  art += waves(250, 2, 5, mix(mid, main, 0.3), mix(deep, mid, 0.4), random)
  const arm = (corners: readonly number[], width: number) => {
    const points = pointsOf(corners)
    const last = points.length - 1
    const left: Point[] = []
    const right: Point[] = []
    let suckers = ''
    for (const [i, [x, y]] of points.entries()) {
      const [ax, ay] = pick(points, Math.max(0, i - 1))
      const [bx, by] = pick(points, Math.min(last, i + 1))
      const length = Math.hypot(bx - ax, by - ay) || 1
      const thickness = width * (1 - i / last) ** 0.8 + 1.2
      const nx = (-(by - ay) / length) * thickness
      const ny = ((bx - ax) / length) * thickness
      left.push([x + nx, y + ny])
      right.unshift([x - nx, y - ny])
      if (i > 1 && i < last - 1) {
        suckers += circle(x - nx * 0.55, y - ny * 0.55, thickness * 0.3, {
          fill: accent,
          stroke: darken(accent, 0.5),
          strokeWidth: 1,
        })
      }
    }
    const skin = canvas.linear(
      { 0: lighten(main, 0.15), 0.5: main, 1: darken(mid, 0.3) },
      0,
      0,
      1,
      1,
    )
    return (
      path(curve([...left, ...right], true), {
        fill: skin,
        stroke: darken(deep, 0.4),
        strokeWidth: 2,
      }) + suckers
    )
  }
  art +=
    arm(
      [30, 420, 24, 350, 10, 280, 24, 210, 60, 160, 84, 130, 80, 96, 56, 90, 48, 110, 60, 118],
      25,
    ) +
    arm(
      [
        270, 420, 282, 350, 290, 280, 272, 214, 240, 170, 222, 130, 234, 92, 262, 88, 266, 112, 252,
        118,
      ],
      25,
    ) +
    arm([110, 430, 104, 370, 92, 320, 104, 280, 128, 262, 140, 280, 130, 296], 17) +
    arm([196, 430, 204, 374, 214, 330, 204, 296, 184, 282, 172, 296, 182, 310], 17)
  return art + waves(344, 2, 4, deep, darken(deep, 0.4), random)
}
