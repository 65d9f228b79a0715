import { HEIGHT, WIDTH } from '../../canvas.ts'
import { darken, lighten, mix } from '../../colour.ts'
import {
  circle,
  each,
  ellipse,
  group,
  line,
  path,
  polygon,
  rect,
  ring,
  round,
  rounded,
  TAU,
  times,
} from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import { rays, ridge, starField, waves } from '../scenery.ts'

export const compass: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const [x, y, r] = variant ? [150, 196, 172] : [150, 184, 108]
  const gold = canvas.linear(
    { 0: lighten(second, 0.5), 0.5: second, 1: darken(second, 0.6) },
    0,
    0,
    1,
    1,
  )
  const point = (turn: number, length: number, width: number, colour: string) =>
    group(
      `rotate(${turn} ${x} ${y})`,
      polygon([x, y - length, x + width, y - width, x, y], darken(colour, 0.35)) +
        polygon([x, y - length, x - width, y - width, x, y], lighten(colour, 0.15)),
    )
  const coasts = times(7, (i) =>
    line(
      `M-20 ${40 + i * 58}C60 ${random() * 60 + i * 58} 120 ${90 + i * 58} 190 ${40 + i * 52}S300 ${80 + i * 50} 330 ${30 + i * 60}`,
      second,
      1.2,
      {
        opacity: 0.28,
      },
    ),
  )
  return (
    canvas.halo({ 0: mix(mid, main, 0.5), 0.6: mid, 1: deep }, 0.5, 0.42, 0.8) +
    coasts +
    (variant
      ? ''
      : ring(x, y - r * 1.08 - 14, 15, second, 6) +
        circle(x, y + 10, r * 1.12, { fill: '#000', opacity: 0.4 })) +
    circle(x, y, r * 1.1, gold) +
    circle(
      x,
      y,
      r * 0.98,
      canvas.radial(
        { 0: lighten(light, 0.4), 0.7: light, 1: mix(light, second, 0.55) },
        0.42,
        0.35,
        0.75,
      ),
    ) +
    ring(x, y, r * 0.91, deep, 6, { strokeDasharray: `1 ${round((r * 0.91 * TAU) / 72 - 1)}` }) +
    ring(x, y, r * 0.6, darken(second, 0.3), 1.5) +
    times(4, (i) => point(45 + i * 90, r * 0.56, r * 0.12, main)) +
    times(4, (i) => point(i * 90, r * 0.78, r * 0.15, mid)) +
    group(
      `rotate(${variant ? -38 : 34} ${x} ${y})`,
      polygon([x - r * 0.07, y, x, y - r * 0.86, x + r * 0.07, y], accent) +
        polygon([x - r * 0.07, y, x, y + r * 0.8, x + r * 0.07, y], light),
    ) +
    canvas.ball(x, y, r * 0.1, second)
  )
}

export const iceberg: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const level = variant ? 236 : 142
  const facet = (corners: readonly number[], colour: string) =>
    polygon(corners, { fill: colour, stroke: colour, strokeWidth: 0.8 })
  const ice = lighten(main, 0.45)
  const above = variant
    ? facet([60, 236, 96, 120, 138, 60, 160, 236], lighten(ice, 0.55)) +
      facet([138, 60, 176, 110, 196, 236, 150, 236], ice) +
      facet([176, 110, 222, 168, 244, 236, 186, 236], mix(ice, mid, 0.45)) +
      facet([96, 120, 138, 60, 132, 150], lighten(ice, 0.85))
    : facet([96, 142, 128, 74, 148, 142], lighten(ice, 0.7)) +
      facet([128, 74, 158, 56, 176, 142, 142, 142], lighten(ice, 0.3)) +
      facet([158, 56, 206, 142, 170, 142], mix(ice, mid, 0.4))
  const below = variant
    ? facet([56, 240, 248, 240, 206, 300, 120, 330], mix(main, deep, 0.35)) +
      facet([56, 240, 130, 240, 120, 330], mix(main, deep, 0.1))
    : facet([70, 148, 142, 148, 118, 250, 62, 214], lighten(main, 0.25)) +
      facet([142, 148, 196, 148, 172, 262, 118, 250], main) +
      facet([196, 148, 240, 148, 236, 220, 172, 262], mix(main, deep, 0.4)) +
      facet([62, 214, 118, 250, 146, 356], mix(main, deep, 0.15)) +
      facet([118, 250, 172, 262, 146, 356], mix(main, deep, 0.35)) +
      facet([172, 262, 236, 220, 146, 356], mix(main, deep, 0.6))
  const sky = variant
    ? canvas.backdrop({ 0: deep, 0.4: mid, 0.6: main }) +
      starField(random, 50, 180, light) +
      each([accent, second, main], (colour, i) =>
        path(
          `M-20 ${70 + i * 26}C60 ${10 + i * 30} 150 ${130 + i * 12} 320 ${30 + i * 34}` +
            `V${80 + i * 34}C200 ${150 + i * 20} 90 ${80 + i * 20} -20 ${130 + i * 26}Z`,
          {
            fill: colour,
            opacity: 0.3,
            filter: canvas.blur(9),
          },
        ),
      )
    : canvas.backdrop({
        0: mix(mid, main, 0.7),
        0.3: lighten(second, 0.2),
        0.36: lighten(main, 0.3),
      }) + circle(232, 62, 26, lighten(accent, 0.35))
  const sea = rect(
    0,
    level,
    WIDTH,
    HEIGHT - level,
    canvas.linear({ 0: mix(main, mid, 0.35), 0.35: mid, 1: deep }),
  )
  const shafts = times(5, (i) =>
    polygon([30 + i * 58, level, 56 + i * 58, level, 20 + i * 70, 400, -30 + i * 70, 400], {
      fill: light,
      opacity: 0.06,
    }),
  )
  return (
    sky +
    above +
    sea +
    below +
    shafts +
    rect(0, level - 1, WIDTH, 2.5, { fill: light, opacity: 0.75 })
  )
}

export const anchor: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const iron = canvas.linear(
    { 0: lighten(second, 0.6), 0.45: second, 1: darken(second, 0.55) },
    0,
    0,
    1,
    0.4,
  )
  const shape =
    'M142 96H158V128H190V144H158V262C186 258 206 242 214 218L198 226L216 178L244 220L228 218C218 262 186 290 150 300' +
    'C114 290 82 262 72 218L56 220L84 178L102 226L86 218C94 242 114 258 142 262V144H110V128H142Z'
  const body =
    ring(150, 76, 21, darken(second, 0.4), 15) +
    ring(150, 76, 21, second, 10) +
    path(shape, {
      fill: iron,
      stroke: darken(second, 0.65),
      strokeWidth: 3,
      strokeLinejoin: 'round',
    })
  const rope = 'M150 56C90 30 40 80 92 128S236 170 190 236S96 286 108 340'
  const tied =
    line(rope, darken(light, 0.55), 14) +
    line(rope, light, 10) +
    line(rope, darken(light, 0.4), 10, { strokeDasharray: '2 7' })
  if (variant) {
    return (
      canvas.halo({ 0: lighten(main, 0.2), 0.55: mid, 1: deep }, 0.5, 0.4, 0.8) +
      rays(150, 180, 16, light, 0.07) +
      circle(150, 182, 132, { fill: deep, opacity: 0.45 }) +
      ring(150, 182, 132, second, 10) +
      ring(150, 182, 132, accent, 10, { strokeDasharray: '52 52' }) +
      group('translate(150 184) scale(.92) translate(-150 -184)', body)
    )
  }
  const bubbles = times(18, () =>
    ring(random() * WIDTH, random() * 320, 2 + random() * 6, light, 1.2, { opacity: 0.55 }),
  )
  return (
    canvas.backdrop({ 0: lighten(main, 0.1), 0.4: mid, 1: deep }) +
    each([10, 90, 170, 250], (x) =>
      polygon([x, -20, x + 34, -20, x + 70, 400, x - 40, 400], { fill: light, opacity: 0.07 }),
    ) +
    ridge(random, 352, 34, darken(mid, 0.4), 7, 1) +
    bubbles +
    group('rotate(-9 150 184)', body + tied) +
    ridge(random, 376, 26, darken(deep, 0.35), 6, 1)
  )
}

export const train: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const steel = canvas.linear(
    { 0: darken(main, 0.2), 0.5: lighten(main, 0.15), 1: darken(main, 0.5) },
    0,
    0,
    1,
    0,
  )
  const puff = (x: number, y: number, r: number, opacity: number) =>
    circle(x, y, r, { fill: light, opacity })
  if (variant) {
    const car = (x: number) =>
      rounded(x, 196, 74, 40, 4, darken(accent, 0.15)) +
      times(4, (i) => rounded(x + 7 + i * 16, 204, 11, 14, 2, lighten(second, 0.4))) +
      circle(x + 16, 238, 8, deep) +
      circle(x + 58, 238, 8, deep)
    return (
      canvas.backdrop({ 0: mid, 0.35: main, 0.55: lighten(second, 0.2) }) +
      circle(206, 150, 62, lighten(second, 0.5)) +
      ridge(random, 240, 80, mix(main, mid, 0.5), 7) +
      ridge(random, 262, 50, mix(mid, deep, 0.4), 9) +
      each([148, 120, 88, 50, 8], (x, i) => puff(x, 150 - i * 12, 15 + i * 6, 0.75 - i * 0.11)) +
      car(-34) +
      car(46) +
      path('M128 236V186H196V206H232Q246 206 246 220V236Z', steel) +
      rect(158, 168, 14, 20, deep) +
      rounded(122, 176, 40, 60, 4, darken(main, 0.35)) +
      rounded(130, 186, 22, 20, 2, lighten(second, 0.4)) +
      polygon([246, 224, 268, 242, 240, 242], accent) +
      each([140, 166, 192, 222], (x) => circle(x, 236, 11, deep) + circle(x, 236, 4, second)) +
      rect(-10, 244, 320, 8, darken(deep, 0.1)) +
      viaduct(darken(deep, 0.1))
    )
  }
  return (
    canvas.backdrop({ 0: deep, 0.5: mid, 0.8: main }) +
    starField(random, 50, 150, light) +
    each(
      [
        [110, 40, 40],
        [160, 24, 46],
        [206, 52, 34],
        [150, 66, 36],
      ],
      ([x, y, r]) => puff(x, y, r, 0.22),
    ) +
    ridge(random, 250, 70, darken(mid, 0.35), 8) +
    polygon([118, 250, 182, 250, 330, 420, -30, 420], darken(deep, 0.2)) +
    times(7, (i) =>
      rect(110 - i * i * 4.5, 268 + i * 20, 80 + i * i * 9, 6 + i, darken(second, 0.5)),
    ) +
    line('M126 256L30 410M174 256L270 410', lighten(second, 0.3), 5) +
    path('M84 292V178C84 106 216 106 216 178V292Z', steel) +
    circle(150, 188, 62, { fill: darken(main, 0.55), stroke: second, strokeWidth: 6 }) +
    times(12, (i) => group(`rotate(${i * 30} 150 188)`, circle(150, 133, 3.4, second))) +
    rect(134, 82, 32, 44, darken(main, 0.5)) +
    rect(128, 74, 44, 12, second) +
    polygon([70, 284, 230, 284, 250, 320, 150, 346, 50, 320], accent) +
    times(6, (i) => line(`M${86 + i * 26} 286L${66 + i * 34} 330`, darken(accent, 0.5), 3)) +
    rounded(60, 268, 180, 18, 4, darken(accent, 0.3)) +
    canvas.glow(150, 188, 130, second, 0.9) +
    circle(150, 188, 30, lighten(second, 0.7)) +
    ring(150, 188, 34, darken(second, 0.3), 7) +
    polygon(
      [128, 176, 172, 176, 360, 400, -60, 400],
      canvas.linear({ 0: [second, 0.45], 1: [second, 0] }),
    ) +
    ellipse(150, 345, 90, 8, { fill: '#000', opacity: 0.3 }) +
    waves(392, 1, 2, deep, deep, random)
  )
}

function viaduct(colour: string): string {
  const arch = (x: number) =>
    `M${x - 14} 252H${x + 46}V420H${x + 38}V300A22 26 0 0 0 ${x - 6} 300V420H${x - 14}Z`
  return times(6, (i) => path(arch(i * 60), colour))
}
