import type { Canvas } from '../../canvas.ts'
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
  polygon,
  rect,
  ring,
  rounded,
  times,
} from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import type { LitInk } from '../palettes.ts'
import { ridge, starField } from '../scenery.ts'

export const comet: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  return (
    canvas.halo({ 0: mid, 0.7: deep, 1: darken(deep, 0.5) }, variant ? 0.8 : 0.2, 0.25, 0.9) +
    canvas.glow(variant ? 60 : 240, 220, 170, main, 0.4) +
    starField(random, 90, 400, light) +
    (variant
      ? group(
          'rotate(-18 150 210)',
          ellipse(150, 210, 180, 44, {
            fill: 'none',
            stroke: mix(second, deep, 0.4),
            strokeWidth: 16,
            opacity: 0.8,
          }) +
            ellipse(150, 210, 206, 54, {
              fill: 'none',
              stroke: second,
              strokeWidth: 3,
              opacity: 0.6,
            }),
        ) +
        canvas.ball(150, 206, 84, main, 0.6) +
        canvas.clipped(
          circle(150, 206, 84, '#000'),
          group(
            'rotate(-18 150 206)',
            each([-52, -22, 4, 40], (y, i) =>
              rounded(50, 206 + y, 200, 8 + i * 3, 4, {
                fill: i % 2 ? accent : light,
                opacity: 0.25,
              }),
            ),
          ),
        ) +
        group(
          'rotate(-18 150 210)',
          line('M-30 210A180 44 0 0 0 330 210', second, 16) +
            line('M-56 210A206 54 0 0 0 356 210', light, 2, { opacity: 0.7 }),
        )
      : circle(150, 520, 230, canvas.linear({ 0: accent, 0.12: main, 0.5: deep })) +
        ring(150, 520, 230, light, 2, { opacity: 0.8 }) +
        each([0, 1, 2, 3], (i) =>
          path(
            `M92 214C${150 + i * 18} ${150 + i * 10} 230 ${60 + i * 26} ${330 - i * 8} ${-50 + i * 60}` +
              `C260 ${90 + i * 12} 170 ${190 + i * 8} ${100} 228Z`,
            { fill: pick([light, second, accent, main], i), opacity: 0.72 - i * 0.13 },
          ),
        ) +
        canvas.glow(94, 220, 74, second, 0.95) +
        canvas.ball(94, 220, 25, second, 0.9))
  )
}

export const balloon: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const cloud = (x: number, y: number, s: number, o: number) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      path('M-60 0C-70-22-40-34-26-24C-20-50 24-52 30-26C50-38 74-18 60 0Z', {
        fill: light,
        opacity: o,
      }),
    )
  const envelope = (x: number, y: number, s: number, c1: string, c2: string) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      times(7, (i) => {
        const a = pick([-90, -70, -40, -14, 14, 40, 70, 90], i)
        const b = pick([-90, -70, -40, -14, 14, 40, 70, 90], i + 1)
        return path(
          `M0-110C${a * 1.25}-110 ${a * 1.2} 10 ${a * 0.2} 62L${b * 0.2} 62C${b * 1.2} 10 ${b * 1.25}-110 0-110Z`,
          i % 2 ? c2 : c1,
        )
      }) +
        path(
          'M0-110C112-110 108 10 18 62L-18 62C-108 10-112-110 0-110Z',
          canvas.radial({ 0: ['#fff', 0.4], 0.45: ['#fff', 0], 1: ['#000', 0.5] }, 0.35, 0.3, 0.8),
        ) +
        line('M-16 62L-12 92M16 62L12 92', deep, 2) +
        rounded(-15, 90, 30, 24, 4, canvas.linear({ 0: '#a4713c', 1: '#5a3818' })),
    )
  return (
    canvas.backdrop({
      0: variant ? mid : main,
      0.6: lighten(second, 0.3),
      1: lighten(second, 0.6),
    }) +
    canvas.glow(70, 250, 150, light, 0.8) +
    cloud(60, 90, 0.8, 0.5) +
    ridge(random, 330, 70, mix(main, second, 0.45), 7, 1) +
    ridge(random, 356, 50, mix(mid, main, 0.4), 6, 1) +
    envelope(variant ? 200 : 150, variant ? 130 : 160, variant ? 0.9 : 1.16, accent, light) +
    (variant ? envelope(70, 196, 0.48, mid, second) + envelope(256, 276, 0.28, main, light) : '') +
    cloud(236, 236, 0.9, 0.85) +
    cloud(40, 296, 1.1, 0.9)
  )
}

export const volcano: LitMotif = (canvas, ink, random, variant) => {
  const { deep, mid, main, second, accent, light } = ink
  if (variant) return island(canvas, ink, random)

  let art =
    canvas.backdrop({ 0: deep, 0.4: mid, 0.75: main }) + canvas.glow(150, 120, 190, second, 0.75)
  for (let i = 0; i < 16; i++) {
    const a = -Math.PI / 2 + (random() - 0.5) * 1.7
    const q = 40 + random() * 110
    art += circle(...polar(150, 130, q, a), 6 + random() * 16 * (1.2 - q / 170), {
      fill: mix(deep, mid, random() * 0.8),
      opacity: 0.8,
    })
  }
  for (let i = 0; i < 26; i++) {
    const a = -Math.PI / 2 + (random() - 0.5) * 1.4
    const q = 20 + random() * 130
    const p = polar(150, 140, q, a)
    art += circle(p[0], p[1], 1 + random() * 3, random() > 0.5 ? second : light)
  }
  return (
    art +
    path(
      'M-20 340L108 142Q150 158 192 142L320 340V420H-20Z',
      canvas.linear({ 0: mix(deep, main, 0.35), 1: darken(deep, 0.4) }),
    ) +
    polygon([192, 142, 320, 340, 190, 340, 176, 230], { fill: '#000', opacity: 0.35 }) +
    path(
      'M108 142Q150 158 192 142C178 156 184 190 168 206C160 230 178 260 160 330' +
        'C150 350 140 320 144 290C148 250 128 236 132 206C122 190 122 160 108 142Z',
      canvas.linear({ 0: light, 0.2: second, 0.7: accent, 1: darken(main, 0.3) }),
    ) +
    ridge(random, 352, 40, darken(deep, 0.3), 9)
  )
}

/** Draws the volcano far off, across the water. */
function island(
  canvas: Canvas,
  { deep, mid, main, second, accent, light }: LitInk,
  random: Random,
): string {
  const smoke = each(
    [
      [110, 116, 20],
      [96, 92, 26],
      [120, 70, 30],
      [152, 52, 34],
      [196, 44, 38],
      [244, 34, 44],
      [288, 40, 40],
    ],
    ([x, y, r], i) =>
      circle(x, y, r, { fill: mix(mid, i < 2 ? accent : deep, 0.45), opacity: 0.85 }),
  )
  const glints = times(26, () =>
    line(
      `M${Math.round(60 + random() * 110)} ${Math.round(268 + random() * 90)}h${Math.round(6 + random() * 20)}`,
      random() > 0.5 ? second : accent,
      2.4,
      { opacity: 0.7, strokeLinecap: 'round' },
    ),
  )
  return (
    canvas.backdrop({ 0: deep, 0.4: mid, 0.64: main }) +
    starField(random, 50, 180, light) +
    canvas.glow(112, 130, 130, second, 0.8) +
    smoke +
    path(
      'M-40 262L86 132Q110 146 134 132L276 262Z',
      canvas.linear({ 0: darken(mid, 0.1), 1: darken(deep, 0.35) }),
    ) +
    path(
      'M86 132Q110 146 134 132C126 150 138 168 124 188C120 214 142 232 132 262H108C112 236 94 226 104 196C92 176 96 152 86 132Z',
      canvas.linear({ 0: light, 0.3: second, 1: accent }),
    ) +
    path('M206 262L250 208L262 220L310 172V262Z', darken(deep, 0.15)) +
    rect(0, 260, 300, 150, canvas.linear({ 0: mix(main, accent, 0.3), 0.2: mid, 0.8: deep })) +
    glints +
    path('M196 316H256L246 332H208ZM224 314V270L250 308Z', darken(deep, 0.3))
  )
}

export const city: LitMotif = (canvas, ink, random, variant) => {
  const { deep, main, second, accent, light } = ink
  if (variant) return bridge(canvas, ink, random)

  let art =
    canvas.backdrop({ 0: deep, 0.5: main, 0.75: accent, 1: second }) +
    circle(150, 196, 72, lighten(second, 0.35)) +
    canvas.glow(150, 196, 150, second, 0.5)
  for (let row = 0; row < 3; row++) {
    const colour = mix(mix(main, accent, 0.3), deep, 0.25 + row * 0.35)
    let houses = ''
    let lit = ''
    let bright = ''
    for (let x = -10; x < 310; ) {
      const width = Math.round(22 + random() * 30)
      const height =
        90 + row * 26 + random() * (170 - row * 50) + Math.abs(x + width / 2 - 150) * 0.25
      const roof = Math.round(380 - height + row * 16)
      houses += `M${x} ${roof}${random() > 0.6 ? `l${width / 2}-24l${width / 2} 24` : `h${width}`}V420H${x}Z`
      for (let y = roof + 12; y < 350; y += 12) {
        for (let at = x + 5; at < x + width - 6; at += 9) {
          if (random() < 0.64) continue
          if (random() > 0.3) lit += `M${at} ${y}h4v5h-4z`
          else bright += `M${at} ${y}h4v5h-4z`
        }
      }
      x += width + 1
    }
    const opacity = 0.25 + row * 0.3
    art +=
      path(houses, colour) +
      path(lit, { fill: second, opacity }) +
      path(bright, { fill: light, opacity })
  }
  return art
}

/** The city from the river, behind a hanging bridge. */
function bridge(
  canvas: Canvas,
  { deep, mid, main, second, accent, light }: LitInk,
  random: Random,
): string {
  const skyline = times(17, (i) => {
    const height = 40 + random() * 78
    return rect(-8 + i * 19, 262 - height, 17, height, mix(main, deep, 0.55))
  })
  const cable = 'M-20 150Q20 96 68 84Q150 262 232 84Q280 96 320 150'
  const hangers = times(15, (i) => {
    const x = 80 + i * 10
    const sag = 84 + 89 * (1 - ((x - 150) / 82) ** 2)
    return line(`M${x} ${Math.round(sag)}V252`, second, 1.2)
  })
  const pier = (x: number) =>
    rect(x - 9, 72, 6, 250, darken(deep, 0.2)) +
    rect(x + 3, 72, 6, 250, darken(deep, 0.2)) +
    each([92, 140, 196], (y) => rect(x - 9, y, 18, 6, darken(deep, 0.2)))
  const lights = times(40, () =>
    rect(random() * 300, 190 + random() * 66, 2.5, 3.5, {
      fill: random() > 0.4 ? second : light,
      opacity: 0.8,
    }),
  )
  const mirrored = times(24, () =>
    line(
      `M${Math.round(random() * 290)} ${Math.round(276 + random() * 80)}v${Math.round(8 + random() * 22)}`,
      random() > 0.4 ? second : light,
      2.4,
      { opacity: 0.35 },
    ),
  )
  return (
    canvas.backdrop({ 0: deep, 0.35: mid, 0.6: mix(main, accent, 0.4) }) +
    starField(random, 60, 150, light) +
    circle(228, 58, 26, { fill: light, opacity: 0.92 }) +
    skyline +
    lights +
    rect(0, 262, 300, 150, canvas.linear({ 0: mix(mid, accent, 0.25), 0.4: deep })) +
    mirrored +
    pier(68) +
    pier(232) +
    line(cable, second, 3.5) +
    hangers +
    rect(-10, 250, 320, 9, darken(deep, 0.15)) +
    times(16, (i) => circle(6 + i * 20, 249, 2.6, light))
  )
}
