import { type Canvas, HEIGHT, WIDTH } from '../../canvas.ts'
import { darken, lighten, mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import {
  circle,
  each,
  ellipse,
  group,
  line,
  path,
  pick,
  polar,
  rect,
  round,
  rounded,
  TAU,
  times,
} from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import type { LitInk } from '../palettes.ts'
import { rays, ridge } from '../scenery.ts'

export const citrus: LitMotif = (canvas, { main, second, accent }, random, variant) => {
  const slice = (x: number, y: number, r: number, colour: string, t = 0) =>
    circle(x + 4, y + 8, r, { fill: '#000', opacity: 0.22 }) +
    circle(x, y, r, canvas.linear({ 0: colour, 1: darken(colour, 0.25) })) +
    circle(x, y, r * 0.92, lighten(colour, 0.88)) +
    times(10, (i) => {
      const a = t + (i * TAU) / 10 + 0.05
      const b = t + ((i + 1) * TAU) / 10 - 0.05
      const p = polar(x, y, r * 0.1, (a + b) / 2)
      const q = polar(x, y, r * 0.84, a + 0.05)
      const s = polar(x, y, r * 0.84, b - 0.05)
      const m = polar(x, y, r * 0.9, (a + b) / 2)
      return path(
        `M${p.map(round).join(' ')}L${q.map(round).join(' ')}Q${m.map(round).join(' ')} ${s.map(round).join(' ')}Z`,
        {
          fill: mix(colour, lighten(colour, 0.3), random()),
          stroke: colour,
          strokeWidth: r * 0.03,
          strokeLinejoin: 'round',
        },
      )
    }) +
    circle(x - r * 0.3, y - r * 0.35, r * 0.3, { fill: '#fff', opacity: 0.14 })
  if (variant) {
    return (
      canvas.backdrop({ 0: lighten(accent, 0.25), 1: darken(accent, 0.35) }) +
      each(
        [
          [70, 60, 78, main],
          [238, 92, 66, second],
          [150, 206, 104, lighten(main, 0.1)],
          [40, 276, 58, '#d9442b'],
          [262, 288, 62, main],
        ],
        ([x, y, r, colour], i) => slice(x, y, r, colour, i * 0.2),
      )
    )
  }
  return (
    canvas.halo({ 0: lighten(second, 0.4), 0.5: second, 1: main }, 0.5, 0.4, 0.7) +
    rays(150, 186, 14, lighten(second, 0.7), 0.35) +
    slice(150, 180, 122, main, 0.2) +
    group(
      'translate(214 76) rotate(24)',
      path(
        'M0 0C20-50 80-50 98-18C70 16 30 20 0 0Z',
        canvas.linear({ 0: lighten(accent, 0.3), 1: darken(accent, 0.4) }),
      ) + line('M4-1C36-20 60-22 92-17', darken(accent, 0.5), 2),
    ) +
    times(12, () => {
      const x = random() * WIDTH
      const y = 40 + random() * 270
      const q = 2 + random() * 6
      return (
        ellipse(x, y, q, q * 1.2, { fill: lighten(second, 0.8), opacity: 0.85 }) +
        circle(x - q * 0.3, y - q * 0.4, q * 0.3, '#fff')
      )
    })
  )
}

export const candy: LitMotif = (canvas, ink, random, variant) => {
  const { mid, main, second, accent, light } = ink
  if (variant) return candyJar(canvas, ink, random)

  let art = canvas.backdrop({ 0: lighten(main, 0.5), 1: lighten(accent, 0.2) })
  art +=
    path('M-10 250C40 210 80 250 120 226S220 200 310 246V420H-10Z', lighten(main, 0.7)) +
    path('M-10 300C60 266 120 310 180 286S270 270 310 296V420H-10Z', main)
  const lollipop = (x: number, y: number, r: number, a: string, b: string) =>
    rounded(x - 4, y, 8, 200, 4, light) +
    circle(x, y, r, a) +
    times(8, (i) =>
      group(
        `rotate(${i * 45} ${x} ${y})`,
        path(
          `M${x} ${y}C${x + r * 0.2} ${y - r * 0.5} ${x + r * 0.6} ${y - r * 0.5} ${round(x + r * 0.7)} ${round(y - r * 0.7)}` +
            `A${r} ${r} 0 0 1 ${round(x + r)} ${y}` +
            `C${round(x + r * 0.7)} ${round(y - r * 0.2)} ${round(x + r * 0.3)} ${round(y - r * 0.2)} ${x} ${y}Z`,
          i % 2 ? b : light,
        ),
      ),
    ) +
    circle(
      x,
      y,
      r,
      canvas.radial({ 0: ['#fff', 0.6], 0.4: ['#fff', 0], 1: ['#5a1040', 0.35] }, 0.35, 0.3, 0.8),
    )
  art +=
    lollipop(76, 130, 56, accent, main) +
    lollipop(216, 108, 68, second, '#e8476a') +
    lollipop(150, 240, 44, main, mid)
  return (
    art +
    each(
      [
        [40, 300, second],
        [110, 318, accent],
        [210, 306, '#e8476a'],
        [266, 320, second],
      ],
      (q) =>
        group(
          `translate(${q[0]} ${q[1]})`,
          path('M-22 0L-40-14V14ZM22 0L40-14V14Z', lighten(q[2], 0.3)) +
            canvas.ball(0, 0, 24, q[2], 0.8),
        ),
    )
  )
}

function candyJar(
  canvas: Canvas,
  { mid, main, second, accent, light }: LitInk,
  random: Random,
): string {
  const glass =
    'M84 118H216C246 140 250 170 250 214C250 282 234 312 206 318H94C66 312 50 282 50 214C50 170 54 140 84 118Z'
  const colours = [accent, second, main, lighten(accent, 0.4), lighten(main, 0.35), '#e8476a']
  const sweets = times(44, (i) =>
    canvas.ball(
      66 + (i % 7) * 29 + random() * 10,
      304 - Math.floor(i / 7) * 25 + random() * 8,
      17,
      pick(colours, random() * 6),
      0.8,
    ),
  )
  const lid = canvas.linear(
    { 0: darken(accent, 0.3), 0.4: lighten(accent, 0.3), 1: darken(accent, 0.45) },
    0,
    0,
    1,
    0,
  )
  return (
    canvas.backdrop({ 0: lighten(main, 0.35), 0.7: lighten(second, 0.2) }) +
    rays(150, 190, 18, light, 0.22) +
    path('M-10 300H310V420H-10Z', darken(mid, 0.1)) +
    ellipse(150, 318, 116, 16, { fill: '#000', opacity: 0.25 }) +
    path(glass, { fill: light, opacity: 0.45 }) +
    canvas.clipped(path(glass, '#000'), sweets) +
    path(glass, { fill: 'none', stroke: lighten(light, 0.5), strokeWidth: 5, strokeOpacity: 0.9 }) +
    line('M72 160C64 190 64 240 72 280', '#ffffff', 9, { opacity: 0.65, strokeLinecap: 'round' }) +
    rounded(76, 84, 148, 36, 12, lid) +
    canvas.ball(150, 74, 20, second, 0.8)
  )
}

export const mushroom: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const toadstool = (x: number, y: number, s: number, colour: string) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      path(
        'M-14 0C-8 40-16 80-26 104H26C16 80 8 40 14 0Z',
        canvas.linear(
          { 0: mix(light, deep, 0.4), 0.4: light, 1: mix(light, deep, 0.5) },
          0,
          0,
          1,
          0,
        ),
      ) +
        ellipse(0, 4, 62, 13, mix(light, colour, 0.45)) +
        path(
          'M-70 4C-72-64-30-90 0-90C30-90 72-64 70 4C40-8-40-8-70 4Z',
          canvas.radial(
            { 0: lighten(colour, 0.5), 0.5: colour, 1: darken(colour, 0.5) },
            0.36,
            0.25,
            0.8,
          ),
        ) +
        each(
          [
            [-34, -36, 12],
            [4, -62, 10],
            [28, -28, 14],
            [-6, -22, 7],
            [48, -50, 6],
          ],
          (q) => ellipse(q[0], q[1], q[2], q[2] * 0.8, { fill: light, opacity: 0.92 }),
        ),
    )
  let art = canvas.backdrop({ 0: deep, 0.5: mid, 1: deep }) + canvas.glow(150, 150, 180, main, 0.8)
  for (let i = 0; i < 9; i++) {
    const x = i * 38 - 6 + random() * 14
    const w = 8 + random() * 18
    art += rect(x, 0, w, 360, { fill: mix(deep, main, 0.18 + random() * 0.3), opacity: 0.85 })
  }
  art +=
    ridge(random, 330, 20, mix(deep, mid, 0.6), 6, 1) +
    (variant
      ? circle(214, 84, 42, { fill: light, opacity: 0.9 }) +
        toadstool(210, 208, 0.98, second) +
        toadstool(98, 150, 1.16, main) +
        toadstool(164, 268, 0.5, accent)
      : toadstool(66, 224, 0.72, second) +
        toadstool(244, 236, 0.62, second) +
        toadstool(152, 188, 1.28, accent)) +
    path('M-10 320C80 292 220 300 310 322V420H-10Z', darken(deep, 0.2))
  for (let i = 0; i < 26; i++) {
    const x = random() * WIDTH
    const y = 40 + random() * 290
    art += canvas.glow(x, y, 5 + random() * 7, second, 0.9)
  }
  return art
}

export const sevens: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  const art = variant
    ? rect(0, 0, WIDTH, HEIGHT, second) + rays(150, 180, 16, lighten(second, 0.45), 0.7)
    : canvas.halo({ 0: lighten(main, 0.1), 0.5: mid, 1: deep }, 0.5, 0.4, 0.75) +
      rays(150, 180, 22, second, 0.12)
  const seven = (x: number, y: number, s: number, t: number, f: string) =>
    group(
      `translate(${x} ${y}) rotate(${t}) scale(${s})`,
      times(9, (i) =>
        path('M-50-70H52V-36C22 0 4 40 0 84H-44C-38 40-16 0 8-28H-16C-26-28-32-24-34-14H-54Z', {
          transform: `translate(${9 - i} ${9 - i})`,
          fill: darken(f, 0.6),
        }),
      ) +
        path('M-50-70H52V-36C22 0 4 40 0 84H-44C-38 40-16 0 8-28H-16C-26-28-32-24-34-14H-54Z', {
          fill: canvas.linear({ 0: lighten(f, 0.5), 0.45: f, 0.5: darken(f, 0.2), 1: f }),
          stroke: light,
          strokeWidth: 4,
          strokeLinejoin: 'round',
        }),
    )
  return (
    art +
    (variant
      ? group(
          'translate(150 180)',
          line('M-34 40C-60-20 10-80 60-110M44 52C40 0 50-60 60-110', '#2d6b34', 7, {
            strokeLinecap: 'round',
          }) +
            path(
              'M60-110C90-140 130-130 140-104C110-90 84-92 60-110Z',
              canvas.linear({ 0: '#7dbb55', 1: '#285f2c' }),
            ) +
            canvas.ball(-46, 66, 56, accent, 0.7) +
            canvas.ball(54, 80, 60, accent, 0.75) +
            ellipse(-66, 42, 12, 17, {
              fill: '#fff',
              opacity: 0.75,
              transform: 'rotate(30 -66 42)',
            }) +
            ellipse(32, 54, 12, 17, { fill: '#fff', opacity: 0.75, transform: 'rotate(30 32 54)' }),
        )
      : seven(62, 206, 0.82, -10, main) +
        seven(238, 206, 0.82, 10, main) +
        seven(150, 180, 1.28, 0, accent))
  )
}
