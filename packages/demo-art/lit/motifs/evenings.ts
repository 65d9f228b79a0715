import { type Canvas, HEIGHT, WIDTH } from '../../canvas.ts'
import { darken, lighten, mix } from '../../colour.ts'
import {
  circle,
  each,
  ellipse,
  group,
  line,
  ngon,
  path,
  pick,
  polar,
  polygon,
  rect,
  ring,
  round,
  rounded,
  TAU,
  times,
  xy,
} from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import type { LitInk } from '../palettes.ts'
import { glyph } from '../props.ts'
import { ridge, starField } from '../scenery.ts'

export const clock: LitMotif = (canvas, ink, random, variant) => {
  const { deep, mid, main, second } = ink
  if (variant) {
    return (
      canvas.halo({ 0: mix(mid, main, 0.45), 0.55: mid, 1: deep }, 0.5, 0.42, 0.8) +
      starField(random, 60, 340, ink.light) +
      line('M310 10C250 60 220 20 190 50S164 62 150 76', second, 5, { strokeDasharray: '7 4' }) +
      ring(150, 78, 15, second, 6) +
      rounded(140, 88, 20, 18, 4, darken(second, 0.2)) +
      group(
        'rotate(12 150 200) translate(150 206) scale(.9) translate(-150 -180)',
        dial(canvas, ink),
      )
    )
  }
  return (
    canvas.halo({ 0: mid, 1: deep }, 0.5, 0.4, 0.7) +
    gear(canvas, 40, 70, 74, 14, main, 0.1) +
    gear(canvas, 268, 58, 58, 12, mix(main, second, 0.4), 0.3) +
    gear(canvas, 276, 290, 86, 16, mix(main, deep, 0.3)) +
    gear(canvas, 28, 300, 64, 12, mix(second, deep, 0.4), 0.2) +
    dial(canvas, ink)
  )
}

/** A dial around (150, 180). */
function dial(canvas: Canvas, { deep, second, accent, light }: LitInk): string {
  return (
    circle(154, 186, 104, { fill: '#000', opacity: 0.4 }) +
    circle(
      150,
      180,
      102,
      canvas.linear({ 0: lighten(second, 0.4), 0.5: second, 1: darken(second, 0.6) }, 0, 0, 1, 1),
    ) +
    circle(
      150,
      180,
      88,
      canvas.radial({ 0: lighten(light, 0.4), 1: mix(light, second, 0.4) }, 0.4, 0.35, 0.7),
    ) +
    line(minutes(150, 180, 84, 79, 60), deep, 1) +
    line(minutes(150, 180, 84, 73, 12), deep, 2.6) +
    each(['XII', 'III', 'VI', 'IX'], (numeral, i) => {
      const [x, y] = polar(150, 180, 62, -Math.PI / 2 + (i * Math.PI) / 2)
      return glyph('gloock', numeral, x, y, 22, deep)
    }) +
    group('rotate(-52 150 180)', path('M147 190L150 118L153 190Z', deep)) +
    group('rotate(38 150 180)', path('M148 196L150 98L152 196Z', accent)) +
    circle(150, 180, 7, accent)
  )
}

function gear(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  teeth: number,
  colour: string,
  turn = 0,
): string {
  const rim = Array.from({ length: teeth * 4 }, (_, i) =>
    polar(x, y, i % 4 < 2 ? r : r * 0.86, turn + (i * TAU) / (teeth * 4)),
  )
  const steel = canvas.linear(
    { 0: lighten(colour, 0.3), 0.5: colour, 1: darken(colour, 0.6) },
    0,
    0,
    1,
    1,
  )
  const spoke = (i: number) =>
    group(
      `rotate(${round(i * 72 + turn * 57)} ${round(x)} ${round(y)})`,
      rounded(x - r * 0.08, y - r * 0.7, r * 0.16, r * 0.7, 1, darken(colour, 0.15)),
    )
  return (
    polygon(rim, { fill: steel, stroke: darken(colour, 0.8), strokeWidth: 2 }) +
    circle(x, y, r * 0.66, darken(colour, 0.68)) +
    times(5, spoke) +
    canvas.ball(x, y, r * 0.22, colour)
  )
}

export const mask: LitMotif = (canvas, ink, random, variant) => {
  const { deep, mid, main, second, accent, light } = ink
  if (variant) {
    const drape = canvas.linear(
      { 0: darken(accent, 0.55), 0.5: accent, 1: darken(accent, 0.6) },
      0,
      0,
      1,
      0,
    )
    const curtain = each([-14, 14, 42], (x) =>
      path(
        `M${x} -10H${x + 30}C${x + 34} 140 ${x + 8 - x * 0.3} 260 ${x + 20} 420H${x - 10}Z`,
        drape,
      ),
    )
    const sparks = times(40, () =>
      rect(random() * 300, random() * 320, 3, 3, {
        fill: pick([second, light, accent], random() * 3),
        opacity: 0.8,
      }),
    )
    return (
      canvas.halo({ 0: mix(mid, main, 0.55), 0.6: mid, 1: deep }, 0.5, 0.4, 0.8) +
      sparks +
      curtain +
      group('translate(300 0) scale(-1 1)', curtain) +
      path('M-10-10H310V34Q270 66 230 36Q190 70 150 38Q110 70 70 36Q30 66-10 34Z', {
        fill: darken(accent, 0.25),
        stroke: second,
        strokeWidth: 2,
      }) +
      line('M248 176L282 400', darken(second, 0.3), 8, { strokeLinecap: 'round' }) +
      line('M44 214C10 250 60 280 30 330M52 218C40 262 84 280 66 336', lighten(main, 0.25), 6, {
        strokeLinecap: 'round',
      }) +
      group(
        'rotate(-12 150 180) translate(150 170) scale(.88) translate(-150 -214)',
        domino(canvas, ink),
      )
    )
  }
  let art = canvas.halo({ 0: mix(mid, main, 0.4), 0.55: mid, 1: deep }, 0.5, 0.3, 0.75)
  for (let row = 2; row >= 0; row--) {
    const colour = pick([main, accent, mix(main, deep, 0.5)], row)
    const draw = canvas.reusable(
      `M0 0C${-24 + row * 2}-60 -20 -${130 + row * 24} 0 -${150 + row * 26}C20-${130 + row * 24} ${24 - row * 2}-60 0 0Z`,
    )
    const feather = {
      fill: canvas.linear({ 0: lighten(colour, 0.25), 1: darken(colour, 0.5) }),
      stroke: second,
      strokeWidth: 0.8,
    }
    art += times(11, (i) =>
      draw({ ...feather, transform: `translate(150 206) rotate(${(i - 5) * 16 + (row % 2) * 8})` }),
    )
  }
  return art + domino(canvas, ink)
}

/** A half mask around (150, 214). */
function domino(canvas: Canvas, { deep, second, accent, light }: LitInk): string {
  return (
    path(
      'M150 196C190 168 250 160 286 184C292 226 268 268 222 270C190 270 172 246 150 244' +
        'C128 246 110 270 78 270C32 268 8 226 14 184C50 160 110 168 150 196Z',
      {
        fill: canvas.linear(
          { 0: lighten(second, 0.5), 0.5: second, 1: darken(second, 0.5) },
          0,
          0,
          0.6,
          1,
        ),
        stroke: light,
        strokeWidth: 2,
      },
    ) +
    each([1, -1], (s) =>
      group(
        `translate(150 0) scale(${s} 1)`,
        path('M28 222C50 196 92 196 108 210C96 240 48 246 28 222Z', {
          fill: darken(deep, 0.4),
          stroke: light,
          strokeWidth: 2.5,
        }) +
          line(
            'M18 206C44 180 90 176 124 194M120 206C124 230 100 254 74 256',
            darken(second, 0.55),
            2,
          ) +
          each([0, 1, 2, 3, 4], (i) =>
            circle(34 + i * 21, 188 - Math.sin(i * 0.8) * 10, 3, accent),
          ),
      ),
    ) +
    polygon(ngon(150, 186, 20, 4, Math.PI / 2), { fill: accent, stroke: light, strokeWidth: 2 }) +
    polygon([150, 166, 170, 186, 150, 186], lighten(accent, 0.6))
  )
}

/** Strokes between two radii all round a dial. */
function minutes(x: number, y: number, outer: number, inner: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * TAU) / count
    return `M${xy(polar(x, y, outer, angle))}L${xy(polar(x, y, inner, angle))}`
  }).join('')
}

export const lantern: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const paper = canvas.linear(
    {
      0: darken(accent, 0.25),
      0.25: accent,
      0.5: lighten(second, 0.55),
      0.75: accent,
      1: darken(accent, 0.3),
    },
    0,
    0,
    1,
    0,
  )
  const hung = (x: number, y: number, scale: number) =>
    canvas.glow(x, y, 120 * scale, second, 0.75) +
    group(
      `translate(${x} ${y}) scale(${scale})`,
      line('M0-140V-84', darken(deep, 0.2), 3) +
        path('M-34-78C-86-60-92 60-34 80H34C92 60 86-60 34-78Z', paper) +
        each([-52, -26, 0, 26, 52], (row) =>
          line(
            `M${-76 + Math.abs(row) * 0.42} ${row}Q0 ${row + 12} ${76 - Math.abs(row) * 0.42} ${row}`,
            darken(accent, 0.55),
            1.6,
            {
              opacity: 0.55,
            },
          ),
        ) +
        rounded(-38, -90, 76, 15, 4, darken(deep, 0.1)) +
        rounded(-38, 76, 76, 15, 4, darken(deep, 0.1)) +
        rect(-38, -80, 76, 3, second) +
        rect(-38, 80, 76, 3, second) +
        line('M0 92V112M-8 112V150M0 112V158M8 112V150', second, 3),
    )
  if (variant) {
    const lights = [
      [52, 70, 0.42],
      [126, 44, 0.3],
      [238, 66, 0.5],
      [188, 130, 0.34],
      [84, 168, 0.56],
      [252, 196, 0.4],
      [164, 236, 0.66],
      [40, 264, 0.34],
    ] as const
    return (
      canvas.backdrop({ 0: deep, 0.6: mid, 1: main }) +
      starField(random, 60, 260, light) +
      ridge(random, 330, 60, darken(mid, 0.4), 8, 1) +
      each(
        lights,
        ([x, y, scale]) =>
          canvas.glow(x, y, 92 * scale, second, 0.7) +
          group(
            `translate(${x} ${y}) scale(${scale})`,
            path('M-40-62C-20-78 20-78 40-62L52 48C30 62-30 62-52 48Z', paper) +
              ellipse(0, 52, 50, 10, lighten(second, 0.7)),
          ),
      ) +
      rect(0, 336, WIDTH, HEIGHT, darken(deep, 0.3))
    )
  }
  return (
    canvas.halo({ 0: mix(mid, main, 0.6), 0.5: mid, 1: deep }, 0.5, 0.42, 0.75) +
    path('M-10 30H310V52H-10ZM30 52H46V420H30ZM254 52H270V420H254Z', darken(deep, 0.25)) +
    hung(52, 150, 0.36) +
    hung(250, 168, 0.42) +
    hung(150, 196, 1.02)
  )
}
