import type { Canvas } from '../../canvas.ts'
import { darken, lighten, mix } from '../../colour.ts'
import { circle, each, ellipse, group, line, ngon, path, polygon, times } from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import type { LitInk } from '../palettes.ts'
import { rays } from '../scenery.ts'

export const gem: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  const facet = (corners: readonly number[], colour: string) =>
    polygon(corners, {
      fill: colour,
      stroke: lighten(main, 0.5),
      strokeWidth: 1,
      strokeLinejoin: 'round',
    })
  const cut = (x: number, y: number, scale: number, colour: string) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      facet([-70, -50, -110, 0, -55, 0], lighten(colour, 0.25)) +
        facet([-70, -50, 0, -50, -55, 0], lighten(colour, 0.7)) +
        facet([0, -50, -55, 0, 0, 0], lighten(colour, 0.35)) +
        facet([0, -50, 0, 0, 55, 0], lighten(colour, 0.1)) +
        facet([0, -50, 70, -50, 55, 0], lighten(colour, 0.5)) +
        facet([70, -50, 55, 0, 110, 0], darken(colour, 0.15)) +
        facet([-110, 0, -55, 0, 0, 120], darken(colour, 0.1)) +
        facet([-55, 0, 0, 0, 0, 120], lighten(colour, 0.45)) +
        facet([0, 0, 55, 0, 0, 120], lighten(colour, 0.05)) +
        facet([55, 0, 110, 0, 0, 120], darken(colour, 0.45)),
    )
  return (
    canvas.halo({ 0: mix(main, light, 0.25), 0.35: mid, 1: deep }, 0.5, 0.42, 0.75) +
    rays(150, 172, variant ? 24 : 12, light, 0.07, 420, 0.1) +
    (variant
      ? cut(70, 90, 0.42, accent) +
        cut(236, 80, 0.5, second) +
        cut(60, 268, 0.5, second) +
        cut(246, 272, 0.4, accent)
      : '') +
    ellipse(150, 300, 110, 18, { fill: main, opacity: 0.35, filter: canvas.blur(8) }) +
    cut(150, 150, variant ? 0.95 : 1.2, main) +
    each(
      [
        [60, 60],
        [250, 120],
        [90, 250],
      ],
      ([x, y], i) => polygon(ngon(x, y, 14 - i * 3, 4, 0, 2), '#fff'),
    )
  )
}

export const crown: LitMotif = (canvas, ink, _random, variant) => {
  const { deep, mid, main, second, accent } = ink
  if (variant) {
    const leaf = (i: number, side: 1 | -1) =>
      group(
        `translate(150 186) scale(${side} 1) rotate(${i * 17 + 8})`,
        path(
          'M0 128C16 118 22 104 16 90C2 98-6 112 0 128Z',
          i % 2 ? second : lighten(second, 0.35),
        ),
      )
    return (
      canvas.halo({ 0: mix(mid, main, 0.5), 0.6: mid, 1: deep }, 0.5, 0.42, 0.8) +
      circle(150, 182, 96, { fill: deep, opacity: 0.35 }) +
      times(9, (i) => leaf(i, 1) + leaf(i, -1)) +
      canvas.glow(150, 180, 110, second, 0.4) +
      group('translate(150 186) scale(.62) translate(-150 -190)', crownBody(canvas, ink))
    )
  }
  return (
    canvas.halo({ 0: lighten(main, 0.1), 0.6: mid, 1: deep }, 0.5, 0.4, 0.75) +
    rays(150, 190, 20, second, 0.1) +
    path(
      'M20 300C40 250 260 250 280 300C300 340 0 340 20 300Z',
      canvas.linear({ 0: accent, 1: darken(accent, 0.6) }),
    ) +
    line('M30 296Q150 262 270 296', second, 3, { strokeDasharray: '4 5' }) +
    crownBody(canvas, ink) +
    polygon(ngon(206, 120, 20, 4, 0, 2.5), '#fff')
  )
}

function crownBody(canvas: Canvas, { deep, second, accent, light }: LitInk): string {
  return (
    path('M70 272L38 130L104 196L150 92L196 196L262 130L230 272Q150 296 70 272Z', {
      fill: canvas.linear(
        {
          0: lighten(second, 0.6),
          0.35: second,
          0.6: darken(second, 0.3),
          0.75: lighten(second, 0.2),
          1: darken(second, 0.55),
        },
        0,
        0,
        1,
        0.3,
      ),
      stroke: lighten(second, 0.7),
      strokeWidth: 2,
      strokeLinejoin: 'round',
    }) +
    path('M66 246Q150 272 234 246L230 272Q150 296 70 272Z', {
      fill: darken(second, 0.35),
      stroke: lighten(second, 0.4),
      strokeWidth: 1.5,
    }) +
    each(
      [
        [38, 126, 12],
        [150, 86, 17],
        [262, 126, 12],
      ],
      ([x, y, r]) => canvas.ball(x, y, r, accent, 0.8),
    ) +
    each([-62, -31, 0, 31, 62], (x, i) =>
      polygon(ngon(150 + x, 264 + 8 - Math.abs(x) * 0.1, i % 2 ? 7 : 10, i % 2 ? 6 : 4, 0), {
        fill: i % 2 ? light : accent,
        stroke: deep,
        strokeWidth: 1,
      }),
    ) +
    polygon(ngon(150, 196, 26, 4, Math.PI / 2), { fill: accent, stroke: light, strokeWidth: 2 }) +
    polygon([150, 170, 176, 196, 150, 196], lighten(accent, 0.5))
  )
}

export const goblet: LitMotif = (canvas, ink, _random, variant) => {
  const { deep, mid, main, second, light } = ink
  if (variant) {
    return (
      canvas.halo({ 0: mix(mid, main, 0.6), 0.55: mid, 1: deep }, 0.5, 0.36, 0.8) +
      rays(150, 100, 22, second, 0.09) +
      canvas.glow(150, 96, 120, light, 0.5) +
      group('translate(98 204) rotate(20) scale(.82)', cup(canvas, ink)) +
      group('translate(206 204) rotate(-20) scale(.82)', cup(canvas, ink)) +
      each(
        [
          [150, 78, 20],
          [112, 54, 11],
          [190, 50, 13],
          [150, 30, 8],
        ],
        ([x, y, r]) => polygon(ngon(x, y, r, 4, 0, r * 0.2), light),
      ) +
      each(
        [
          [128, 92, 4],
          [172, 88, 5],
          [140, 56, 3],
          [168, 62, 3],
        ],
        ([x, y, r]) => circle(x, y, r, ink.accent),
      )
    )
  }
  return (
    canvas.halo({ 0: mix(main, second, 0.4), 0.5: mid, 1: deep }, 0.5, 0.34, 0.75) +
    line('M30 400V150C30 60 90 20 150 10C210 20 270 60 270 150V400', second, 3, { opacity: 0.7 }) +
    path('M44 400V152C44 70 96 36 150 26C204 36 256 70 256 152V400', {
      fill: deep,
      opacity: 0.35,
      stroke: second,
      strokeWidth: 1,
    }) +
    rays(150, 130, 24, second, 0.1, 180) +
    canvas.glow(150, 110, 110, second, 0.7) +
    group('translate(150 186) scale(1.05)', cup(canvas, ink))
  )
}

/** A goblet of about 200 units around the origin. */
function cup(canvas: Canvas, { second, accent, light }: LitInk): string {
  return (
    path(
      'M-66-80H66C66-6 36 28 10 34V74C10 84 44 88 46 104H-46C-44 88-10 84-10 74V34' +
        'C-36 28-66-6-66-80Z',
      {
        fill: canvas.linear(
          {
            0: darken(second, 0.4),
            0.25: lighten(second, 0.6),
            0.5: second,
            0.8: darken(second, 0.5),
            1: second,
          },
          0,
          0,
          1,
          0,
        ),
        stroke: lighten(second, 0.6),
        strokeWidth: 1.6,
      },
    ) +
    ellipse(0, -80, 66, 16, {
      fill: canvas.linear({ 0: darken(accent, 0.5), 1: accent }),
      stroke: lighten(second, 0.6),
      strokeWidth: 3,
    }) +
    line('M-62-52Q0-36 62-52M-56-30Q0-14 56-30', darken(second, 0.55), 2) +
    each([-40, -14, 14, 40], (x) =>
      polygon(ngon(x, -38 + Math.abs(x) * -0.1, 8, 4, 0), {
        fill: accent,
        stroke: light,
        strokeWidth: 1,
      }),
    ) +
    line('M-66-68C-104-70-100-10-48-4M66-68C104-70 100-10 48-4', second, 7)
  )
}
