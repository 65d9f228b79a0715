import { type Canvas, HEIGHT, WIDTH } from '../../canvas.ts'
import { darken, lighten, mix } from '../../colour.ts'
import { circle, each, group, line, path, pick, rect, ring, times } from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import type { LitInk } from '../palettes.ts'
import { starField } from '../scenery.ts'

export const scarab: LitMotif = (canvas, { deep, mid, main, second, accent }, random, variant) => {
  const beetle =
    path(
      'M150 150C196 150 204 200 194 240C186 274 166 284 150 284C134 284 114 274 106 240' +
        'C96 200 104 150 150 150Z',
      {
        fill: canvas.radial(
          { 0: lighten(main, 0.6), 0.5: main, 1: darken(mid, 0.3) },
          0.38,
          0.3,
          0.8,
        ),
        stroke: second,
        strokeWidth: 3,
      },
    ) +
    line('M150 186V282M104 196Q150 176 196 196', second, 3) +
    path('M122 154C122 128 178 128 178 154C170 164 130 164 122 154Z', {
      fill: darken(main, 0.3),
      stroke: second,
      strokeWidth: 2.5,
    }) +
    line('M132 134L122 112M168 134L178 112', second, 5, { strokeLinecap: 'round' })
  if (variant) {
    const legs = 'M108 190L58 166L40 186M104 222L44 224L28 248M112 254L70 288L66 314'
    return (
      canvas.halo({ 0: mix(mid, second, 0.35), 0.5: mid, 1: deep }, 0.5, 0.4, 0.8) +
      times(60, () =>
        circle(random() * WIDTH, random() * HEIGHT, 0.6 + random() * 1.4, {
          fill: second,
          opacity: 0.5,
        }),
      ) +
      times(3, (i) => ring(150, 96, 62 + i * 14, second, 2 - i * 0.5, { opacity: 0.7 - i * 0.2 })) +
      circle(
        150,
        96,
        52,
        canvas.radial({ 0: lighten(accent, 0.6), 0.6: accent, 1: darken(accent, 0.4) }),
      ) +
      group(
        'translate(0 8)',
        line(legs, second, 8, { strokeLinejoin: 'round', strokeLinecap: 'round' }) +
          group(
            'translate(300 0) scale(-1 1)',
            line(legs, second, 8, { strokeLinejoin: 'round', strokeLinecap: 'round' }),
          ),
      ) +
      group('translate(150 224) scale(1.3) translate(-150 -214)', beetle)
    )
  }
  const wing = (s: number) => scarabWing(canvas, { deep, main, second, accent }, s)
  return (
    canvas.halo({ 0: mix(mid, main, 0.3), 0.6: mid, 1: deep }, 0.5, 0.4, 0.8) +
    times(5, (i) =>
      rect(14 + i * 5, 14 + i * 5, 272 - i * 10, 372 - i * 10, {
        fill: 'none',
        stroke: second,
        strokeWidth: 1,
        opacity: 0.5 - i * 0.09,
      }),
    ) +
    circle(150, 84, 40, {
      fill: canvas.radial({ 0: lighten(accent, 0.6), 0.6: accent, 1: darken(accent, 0.4) }),
      stroke: second,
      strokeWidth: 3,
    }) +
    wing(1) +
    wing(-1) +
    beetle
  )
}

function scarabWing(
  canvas: Canvas,
  { deep, main, second, accent }: Pick<LitInk, 'deep' | 'main' | 'second' | 'accent'>,
  s: number,
): string {
  return group(
    `translate(150 184) scale(${s} 1)`,
    each([0, 1, 2], (k) =>
      times(7 - k, (i) =>
        group(
          `rotate(${-64 + i * (14 + k)} 10 0)`,
          path(`M10 0L${150 - k * 34}-9A10 10 0 0 1 ${150 - k * 34} 9Z`, {
            fill: canvas.linear(
              {
                0: deep,
                0.5: pick([main, second, accent], k),
                1: lighten(pick([main, second, accent], k), 0.3),
              },
              0,
              0,
              1,
              0,
            ),
            stroke: second,
            strokeWidth: 1,
          }),
        ),
      ),
    ) +
      line('M20 40C60 40 66 70 60 100M24 60C50 70 52 90 44 118', second, 6, {
        strokeLinecap: 'round',
      }),
  )
}

export const moth: LitMotif = (canvas, ink, random, variant) => {
  const { deep, mid, main, second, light } = ink
  if (variant) {
    const flying = (x: number, y: number, turn: number, scale: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-150 -190)`,
        mothBody(canvas, ink),
      )
    return (
      canvas.halo({ 0: mix(mid, second, 0.4), 0.5: mid, 1: deep }, 0.5, 0.42, 0.7) +
      line('M150-10V96', darken(deep, 0.2), 5) +
      path('M112 128C116 98 184 98 188 128Z', darken(deep, 0.1)) +
      canvas.glow(150, 168, 150, second, 0.95) +
      circle(150, 166, 36, canvas.radial({ 0: '#ffffff', 0.6: lighten(second, 0.6), 1: second })) +
      flying(78, 224, -34, 0.5) +
      flying(232, 128, 40, 0.42) +
      flying(206, 262, 16, 0.56) +
      flying(62, 96, -62, 0.32)
    )
  }
  return (
    canvas.halo({ 0: mix(mid, main, 0.3), 0.6: mid, 1: deep }, 0.5, 0.35, 0.8) +
    starField(random, 40, 400, light) +
    circle(
      150,
      150,
      112,
      canvas.radial(
        { 0: [lighten(light, 0.2), 0.95], 1: [mix(light, second, 0.5), 0.85] },
        0.4,
        0.35,
        0.7,
      ),
    ) +
    each(
      [
        [120, 110, 18],
        [190, 170, 26],
        [150, 220, 12],
      ],
      ([x, y, r]) => circle(x, y, r, { fill: second, opacity: 0.25 }),
    ) +
    mothBody(canvas, ink)
  )
}

/** A moth with open wings around (150, 190). */
function mothBody(canvas: Canvas, { deep, main, second, accent, light }: LitInk): string {
  const wings =
    path('M0-20C30-110 120-150 140-110C150-70 110-10 60 6C30 14 6 8 0-6Z', {
      fill: canvas.linear({ 0: lighten(main, 0.35), 0.5: main, 1: darken(main, 0.4) }, 1, 0, 0, 1),
      stroke: second,
      strokeWidth: 2,
    }) +
    path('M0 0C40 4 92 24 96 66C92 110 44 122 26 84C14 60 4 30 0 14Z', {
      fill: canvas.linear({ 0: accent, 1: darken(accent, 0.5) }),
      stroke: second,
      strokeWidth: 2,
    }) +
    line(
      'M8-24C46-88 96-118 126-104M10-16C50-60 90-72 124-70M8-6C40-24 70-24 92-26M6 10' +
        'C36 30 60 50 74 84M4 20C24 50 34 70 44 98',
      second,
      1.6,
      { opacity: 0.75 },
    ) +
    circle(94, -74, 19, deep) +
    circle(94, -74, 14, second) +
    circle(96, -76, 8, deep) +
    circle(92, -79, 3, '#fff') +
    circle(58, 66, 13, deep) +
    circle(58, 66, 9, light) +
    circle(58, 66, 5, deep)
  return (
    group('translate(150 190)', wings) +
    group('translate(150 190) scale(-1 1)', wings) +
    path(
      'M150 160C162 176 160 250 150 286C140 250 138 176 150 160Z',
      canvas.linear({ 0: light, 1: darken(second, 0.5) }),
    ) +
    times(6, (i) => line(`M142 ${196 + i * 13}h16`, deep, 2, { opacity: 0.5 })) +
    circle(150, 160, 10, deep) +
    line('M146 154C130 130 126 124 112 118M154 154C170 130 174 124 188 118', deep, 2.6, {
      strokeLinecap: 'round',
    })
  )
}
