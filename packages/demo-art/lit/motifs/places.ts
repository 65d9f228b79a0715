import type { Canvas } from '../../canvas.ts'
import { WIDTH } from '../../canvas.ts'
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
  round,
  rounded,
  times,
} from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import { ridge, starField, waves } from '../scenery.ts'

export const lighthouse: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const tx = variant ? 86 : 196
  const ly = variant ? 118 : 96
  const s = variant ? 1.25 : 1
  return (
    canvas.backdrop({ 0: deep, 0.5: mid, 0.66: variant ? accent : main, 1: deep }) +
    starField(random, 46, 190, light) +
    (variant
      ? canvas.glow(220, 262, 120, second, 0.8) + circle(220, 262, 40, lighten(second, 0.3))
      : circle(64, 72, 26, { fill: light, opacity: 0.9 }) +
        circle(74, 66, 24, mix(deep, mid, 0.3))) +
    ridge(random, 270, 26, mix(deep, main, 0.45), 7, 1) +
    beams(canvas, second, [tx, ly], variant) +
    waves(280, 4, 4, mix(main, deep, 0.35), deep, random) +
    path(
      `M${tx - 90} 420C${tx - 70} 318 ${tx - 36} 300 ${tx} 298C${tx + 40} 298 ${tx + 70} 330 ${tx + 110} 420Z`,
      darken(deep, 0.3),
    ) +
    group(
      `translate(${tx} ${ly}) scale(${s})`,
      polygon(
        [-15, 14, 15, 14, 27, 206, -27, 206],
        canvas.linear(
          { 0: light, 0.45: lighten(light, 0.3), 1: mix(light, deep, 0.65) },
          0,
          0,
          1,
          0,
        ),
      ) +
        each([0, 1, 2], (i) => {
          const a = 40 + i * 58
          const b = a + 28
          const w = (y: number) => 15 + (y - 14) * 0.0625
          return polygon(
            [-w(a), a, w(a), a - 7, w(b), b - 7, -w(b), b],
            canvas.linear({ 0: accent, 1: darken(accent, 0.55) }, 0, 0, 1, 0),
          )
        }) +
        rounded(-22, 10, 44, 6, 2, deep) +
        rounded(-11, -14, 22, 24, 2, second) +
        path('M-15-14Q0-34 15-14Z', accent) +
        rect(-1, -38, 2, 16, deep),
    ) +
    canvas.glow(tx, ly, 70, second, 0.95) +
    circle(tx, ly - 1, 9, light)
  )
}

function beams(
  canvas: Canvas,
  second: string,
  [tx, ly]: [number, number],
  variant: number,
): string {
  return group(
    '',
    polygon(
      variant
        ? [
            [tx, ly],
            [340, 20],
            [340, 170],
          ]
        : [
            [tx, ly],
            [-60, 10],
            [-60, 150],
          ],
      canvas.linear(
        { 0: [second, 0.0], 1: [second, 0.85] },
        variant ? 1 : 0,
        0,
        variant ? 0 : 1,
        0,
      ),
    ) +
      polygon(
        variant
          ? [
              [tx, ly],
              [-60, 90],
              [-60, 150],
            ]
          : [
              [tx, ly],
              [360, 100],
              [360, 170],
            ],
        { fill: second, opacity: 0.22 },
      ),
    { filter: canvas.blur(5) },
  )
}

export const pyramid: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const pyramidAt = (x: number, y: number, w: number, h: number) =>
    polygon(
      [x, y - h, x - w, y, x + w * 0.18, y],
      canvas.linear({ 0: lighten(second, 0.35), 1: main }, 0, 0, 1, 1),
    ) +
    polygon([x, y - h, x + w * 0.18, y, x + w, y], canvas.linear({ 0: mid, 1: deep })) +
    times(8, (i) => {
      const t = (i + 1) / 9
      return line(
        `M${round(x - w * t)} ${round(y - h * (1 - t))}L${round(x + w * 0.18 * t)} ${round(y - h * (1 - t))}`,
        mid,
        1,
        {
          opacity: 0.35,
        },
      )
    })
  return (
    canvas.backdrop({
      0: variant ? deep : accent,
      0.35: variant ? mid : mix(accent, second, 0.5),
      0.62: second,
      0.7: light,
    }) +
    (variant ? starField(random, 60, 170, light) : '') +
    canvas.glow(variant ? 150 : 206, variant ? 128 : 140, 150, light, 0.8) +
    circle(variant ? 150 : 206, variant ? 128 : 140, variant ? 42 : 56, lighten(second, 0.55)) +
    (variant
      ? path('M108 128Q150 92 192 128Q150 164 108 128Z', deep) + canvas.ball(150, 128, 15, second)
      : '') +
    pyramidAt(46, 290, 92, 112) +
    pyramidAt(variant ? 150 : 176, 302, variant ? 170 : 134, variant ? 150 : 178) +
    path(
      'M-10 300C60 280 120 316 200 300S300 290 320 300V420H-10Z',
      canvas.linear({ 0: main, 1: mid }),
    ) +
    path(
      'M-10 344C80 300 160 356 320 322V420H-10Z',
      canvas.linear({ 0: mix(main, mid, 0.6), 1: deep }),
    ) +
    each([0, 1, 2], (i) =>
      group(
        `translate(${46 + i * 26} ${334 - i * 3}) scale(.7)`,
        path(
          'M0 0C2-12 8-12 12-4C16-14 24-12 26 0L26 10H23V2H5V10H2ZM26-2L34-12L38-10L30 4Z',
          deep,
        ),
      ),
    )
  )
}

export const gate: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  let art =
    canvas.backdrop({
      0: variant ? deep : lighten(second, 0.45),
      0.7: variant ? mid : lighten(accent, 0.35),
      1: deep,
    }) +
    circle(
      150,
      166,
      variant ? 80 : 104,
      variant ? light : canvas.linear({ 0: accent, 1: lighten(accent, 0.3) }),
    ) +
    ridge(random, 286, 70, mix(variant ? mid : light, main, 0.5), 6, 1) +
    ridge(random, 310, 50, mix(mid, main, 0.4), 8, 1) +
    waves(318, 3, 2.5, mix(mid, deep, 0.3), deep, random)
  art +=
    path('M28 96C80 116 220 116 272 96L266 126C216 134 84 134 34 126Z', darken(deep, 0.2)) +
    rounded(52, 150, 196, 15, 2, main) +
    polygon(
      [80, 126, 98, 126, 94, 360, 70, 360],
      canvas.linear({ 0: main, 1: darken(main, 0.5) }),
    ) +
    polygon(
      [202, 126, 220, 126, 230, 360, 206, 360],
      canvas.linear({ 0: main, 1: darken(main, 0.5) }),
    ) +
    rounded(140, 128, 20, 24, 2, second) +
    path('M40 124C90 134 210 134 260 124L258 138C210 146 90 146 42 138Z', main)
  for (let i = 0; i < 22; i++) {
    const x = random() * WIDTH
    const y = random() * 340
    art += ellipse(x, y, 5, 3, {
      fill: lighten(accent, 0.55),
      opacity: 0.9,
      transform: `rotate(${round(random() * 180)} ${round(x)} ${round(y)})`,
    })
  }
  return art
}

export const cactus: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const plant = (x: number, y: number, s: number, f: string) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      path(
        'M-16 120V-70A16 16 0 0 1 16-70V10H34V-24A12 12 0 0 1 58-24V22A18 18 0 0 1 40 40H16V120Z' +
          'M-16 60H-38A18 18 0 0 1-56 42V10A12 12 0 0 1-32 10V32H-16Z',
        canvas.linear({ 0: lighten(f, 0.2), 1: darken(f, 0.55) }, 0, 0, 1, 0),
      ) +
        each([-6, 4], (q) =>
          line(`M${q}-70V118`, darken(f, 0.5), 1.6, { strokeDasharray: '3 6' }),
        ) +
        circle(0, -88, 8, accent) +
        circle(46, -38, 6, accent),
    )
  return (
    canvas.backdrop({
      0: variant ? deep : main,
      0.5: variant ? mid : second,
      0.75: variant ? accent : light,
    }) +
    (variant ? starField(random, 50, 200, light) : '') +
    circle(variant ? 150 : 210, variant ? 200 : 140, variant ? 88 : 58, variant ? second : light) +
    each([0, 1, 2, 3], (i) =>
      variant ? rect(50, 220 + i * 15, 200, 3 + i * 2, mix(mid, accent, 0.6)) : '',
    ) +
    path(
      'M-10 270H30L44 206H116L128 270H190L198 236H250L262 270H310V420H-10Z',
      mix(main, mid, 0.7),
    ) +
    path('M-10 300C80 286 200 320 310 292V420H-10Z', canvas.linear({ 0: mid, 1: deep })) +
    plant(variant ? 60 : 108, variant ? 240 : 200, variant ? 0.8 : 1.25, '#3f7d4f') +
    plant(variant ? 250 : 252, variant ? 262 : 262, variant ? 0.62 : 0.5, '#356b47') +
    path('M-10 360C60 340 210 364 310 346V420H-10Z', darken(deep, 0.1))
  )
}
