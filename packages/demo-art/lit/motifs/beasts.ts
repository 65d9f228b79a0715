import { type Canvas, HEIGHT, WIDTH } from '../../canvas.ts'
import { darken, lighten, mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import {
  circle,
  each,
  ellipse,
  group,
  line,
  ngon,
  path,
  pick,
  polygon,
  rect,
  ring,
  round,
  TAU,
  times,
} from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import type { LitInk } from '../palettes.ts'
import { starField } from '../scenery.ts'

export const fox: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  const both = (corners: readonly number[], fill: string) => {
    const mirrored = corners.map((value, i) => (i % 2 === 0 ? 300 - value : value))
    const shade = darken(fill, 0.18)
    return (
      polygon(corners, { fill, stroke: fill, strokeWidth: 0.6 }) +
      polygon(mirrored, { fill: shade, stroke: shade, strokeWidth: 0.6 })
    )
  }
  let art = variant
    ? canvas.backdrop({ 0: lighten(second, 0.5), 1: second }) + circle(150, 180, 128, accent)
    : canvas.halo({ 0: mid, 1: deep }) +
      each([0, 1, 2, 3, 4], (i) =>
        polygon(ngon(150, 180, 150 - i * 8, 6, i * 0.2), {
          fill: 'none',
          stroke: second,
          strokeWidth: 1,
          opacity: 0.5 - i * 0.08,
        }),
      )
  const fur = variant ? main : accent
  art +=
    both([60, 50, 110, 130, 52, 170], darken(fur, 0.3)) +
    both([72, 80, 104, 132, 66, 150], deep) +
    both([110, 130, 150, 122, 150, 190], lighten(fur, 0.25)) +
    both([110, 130, 52, 170, 100, 196], fur) +
    both([110, 130, 150, 190, 100, 196], lighten(fur, 0.1)) +
    both([52, 170, 30, 222, 100, 196], lighten(light, 0.1)) +
    both([30, 222, 112, 256, 100, 196], mix(light, fur, 0.15)) +
    both([100, 196, 150, 190, 150, 262, 112, 256], darken(fur, 0.12)) +
    both([112, 256, 150, 262, 150, 306], light) +
    both([132, 280, 150, 276, 150, 306], deep) +
    both([92, 196, 122, 202, 110, 214], deep) +
    both([104, 200, 114, 203, 109, 210], second)
  return art
}

export const owl: LitMotif = (canvas, ink, random, variant) => {
  const { deep, mid, main, second, accent, light } = ink
  if (variant) return owlFace(canvas, ink)

  let art =
    canvas.backdrop({ 0: deep, 1: mid }) +
    circle(216, 90, 60, { fill: light, opacity: 0.92 }) +
    canvas.glow(216, 90, 130, light, 0.35) +
    starField(random, 40, 300, light) +
    path(
      'M60 400C40 240 60 90 150 90C240 90 260 240 240 400Z',
      canvas.linear({ 0: main, 1: darken(mid, 0.3) }),
    ) +
    path('M78 80L112 128L70 150ZM222 80L188 128L230 150Z', main)
  for (let j = 0; j < 8; j++) {
    for (let i = -3; i <= 3; i++) {
      const x = 150 + i * 26 + (j & 1 ? 13 : 0)
      const y = 224 + j * 20
      if (Math.abs(x - 150) < 72) {
        art += path(`M${x - 13} ${y}a13 18 0 0 0 26 0Z`, {
          fill: mix(second, main, j / 9),
          stroke: darken(mid, 0.4),
          strokeWidth: 1,
        })
      }
    }
  }
  art +=
    each(
      [108, 192],
      (x) =>
        circle(x, 160, 48, darken(main, 0.35)) +
        times(24, (i) =>
          group(`rotate(${i * 15} ${x} 160)`, path(`M${x} 114L${x + 4} 136H${x - 4}Z`, second)),
        ) +
        circle(
          x,
          160,
          32,
          canvas.radial({ 0: lighten(second, 0.5), 0.6: accent, 1: darken(accent, 0.5) }),
        ) +
        circle(x, 160, 15, '#07070a') +
        circle(x - 6, 153, 5, '#fff'),
    ) +
    path(
      'M150 168L164 190L150 222L136 190Z',
      canvas.linear({ 0: lighten(second, 0.5), 1: darken(second, 0.4) }, 0, 0, 1, 0),
    )
  return art + path('M-10 372C60 352 240 352 310 372V420H-10Z', darken(deep, 0.3))
}

function owlFace(canvas: Canvas, { deep, mid, main, second, accent }: LitInk): string {
  const lash = (x: number) =>
    times(26, (i) =>
      group(
        `rotate(${round(i * 13.8)} ${x} 168)`,
        path(`M${x} 84L${x + 7} 120H${x - 7}Z`, i % 2 ? second : lighten(main, 0.3)),
      ),
    )
  const eye = (x: number) =>
    circle(x, 168, 90, darken(main, 0.35)) +
    lash(x) +
    circle(
      x,
      168,
      54,
      canvas.radial({ 0: lighten(second, 0.5), 0.6: accent, 1: darken(accent, 0.5) }),
    ) +
    circle(x, 168, 27, '#07070a') +
    circle(x - 11, 156, 8, '#fff')
  const breast = times(30, (i) => {
    const row = Math.floor(i / 6)
    const x = 10 + (i % 6) * 56 + (row % 2) * 28
    return path(`M${x - 28} ${244 + row * 30}a28 34 0 0 0 56 0Z`, {
      fill: mix(mid, main, 0.65 - row * 0.12),
      stroke: darken(mid, 0.4),
      strokeWidth: 1.5,
    })
  })
  return (
    canvas.backdrop({ 0: main, 0.5: mid, 1: deep }) +
    breast +
    eye(84) +
    eye(216) +
    path(
      'M-10 70C50 60 118 92 150 140C182 92 250 60 310 70V-10H-10Z',
      canvas.linear({ 0: darken(mid, 0.45), 1: darken(main, 0.25) }),
    ) +
    line('M-10 70C50 60 118 92 150 140C182 92 250 60 310 70', second, 3) +
    path(
      'M150 176L174 214L150 276L126 214Z',
      canvas.linear({ 0: lighten(second, 0.5), 1: darken(second, 0.4) }, 0, 0, 1, 0),
    )
  )
}

export const snake: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  let art = canvas.halo({ 0: mid, 1: deep }, 0.5, 0.45, 0.7)
  const length = 110
  const body = Array.from({ length: length + 1 }, (_, i) => {
    const along = i / length
    const angle = along * TAU * 2.4 + 0.6
    const radius = 138 - along * 96
    const thick = 8 + 22 * Math.min(1, along * 3) * (1 - along * 0.25)
    if (!variant)
      return { x: 150 + Math.cos(angle) * radius, y: 186 + Math.sin(angle) * radius, r: thick }
    return {
      x: 150 + Math.sin(along * TAU * 1.3 + 0.5) * (112 - along * 62),
      y: 420 - along * 310,
      r: 34 - along * 10,
    }
  })
  for (const { x, y, r } of body.filter((_, i) => i % 3 === 0))
    art += circle(x + 3, y + 7, r, { fill: darken(deep, 0.6), opacity: 0.4 })
  for (const [i, { x, y, r }] of body.entries()) {
    art += circle(x, y, r, i % 8 < 4 ? main : mix(main, deep, 0.45))
    if (i % 8 === 2) art += polygon(ngon(x, y, r * 0.55, 4, i), second)
  }
  const head = pick(body, length)
  return (
    art +
    group(
      `translate(${round(head.x)} ${round(head.y)}) rotate(${variant ? -38 : 24}) scale(1.3)`,
      serpentHead(canvas, { deep, main, second, accent }),
    ) +
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      canvas.radial({ 0: [light, 0.18], 0.5: [light, 0], 1: ['#000', 0.5] }, 0.35, 0.28, 0.85),
    )
  )
}

function serpentHead(
  canvas: Canvas,
  { deep, main, second, accent }: Pick<LitInk, 'deep' | 'main' | 'second' | 'accent'>,
): string {
  const skin = canvas.linear({ 0: lighten(main, 0.4), 1: darken(main, 0.2) })
  return (
    line('M62 0H86L96-7M86 0L96 7', accent, 3, { strokeLinecap: 'round' }) +
    path('M-6-26C26-34 58-18 64 0C58 18 26 34-6 26Z', {
      fill: skin,
      stroke: deep,
      strokeWidth: 2,
    }) +
    each(
      [-14, 14],
      (y) => circle(34, y, 7.5, lighten(second, 0.3)) + ellipse(35, y, 2.4, 6, '#000'),
    )
  )
}

export const jelly: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const bell = (x: number, y: number, s: number, colour: string) =>
    jellyBell(canvas, { accent, light }, random, { x, y, s, colour })
  let art =
    canvas.backdrop({ 0: main, 0.35: mid, 1: deep }) +
    each([20, 90, 170, 240], (x) =>
      polygon([x, -20, x + 36, -20, x + 90, 400, x - 30, 400], { fill: light, opacity: 0.06 }),
    )
  art +=
    canvas.glow(150, 150, 160, accent, 0.4) +
    (variant
      ? bell(80, 110, 0.7, second) + bell(214, 170, 1, accent)
      : bell(150, 150, 1.2, main) + bell(52, 76, 0.36, second) + bell(258, 236, 0.42, accent))
  for (let i = 0; i < 16; i++) {
    const q = 2 + random() * 5
    art += ring(random() * WIDTH, random() * HEIGHT, q, light, 1, { opacity: 0.6 })
  }
  return art
}

interface Bell {
  x: number
  y: number
  s: number
  colour: string
}

function jellyBell(
  canvas: Canvas,
  { accent, light }: Pick<LitInk, 'accent' | 'light'>,
  random: Random,
  { x, y, s, colour }: Bell,
): string {
  return group(
    `translate(${x} ${y}) scale(${s})`,
    times(9, (i) => {
      const q = -44 + i * 11
      const l = 110 + random() * 90
      const w = 8 + random() * 14
      return line(
        `M${round(q)} 20` +
          `C${round(q - w)} ${round(20 + l * 0.3)} ${round(q + w)} ${round(20 + l * 0.6)} ${round(q - w * 0.4)} ${round(20 + l)}`,
        i % 2 ? lighten(colour, 0.35) : accent,
        i % 3 ? 2 : 5,
        { opacity: 0.7, strokeLinecap: 'round' },
      )
    }) +
      path(
        'M-70 20C-74-62-34-84 0-84S74-62 70 20C58 34 48 10 35 24S12 12 0 24S-24 12-35 24' +
          'S-58 34-70 20Z',
        {
          fill: canvas.radial(
            {
              0: [lighten(colour, 0.75), 0.95],
              0.5: [colour, 0.9],
              1: [darken(colour, 0.4), 0.85],
            },
            0.4,
            0.3,
            0.8,
          ),
          stroke: lighten(colour, 0.6),
          strokeWidth: 1.5,
        },
      ) +
      line('M-40 4C-40-40-20-56 0-56S40-40 40 4', light, 2, { opacity: 0.45 }) +
      ellipse(-26, -48, 16, 9, { fill: '#fff', opacity: 0.5, transform: 'rotate(-34 -26 -48)' }),
  )
}
