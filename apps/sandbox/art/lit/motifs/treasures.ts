import { darken, lighten, mix } from '../../colour.ts'
import { circle, each, ellipse, group, line, ngon, path, pick, polar, polygon, rect, round, rounded, TAU, times } from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import { glyph } from '../props.ts'
import { rays } from '../scenery.ts'

export const gem: LitMotif = (canvas, { deep, mid, main, second, accent, light }, _random, variant) => {
  const facet = (corners: readonly number[], colour: string) =>
    polygon(corners, { fill: colour, stroke: lighten(main, 0.5), strokeWidth: 1, strokeLinejoin: 'round' })
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
    (variant ? cut(70, 90, 0.42, accent) + cut(236, 80, 0.5, second) + cut(60, 268, 0.5, second) + cut(246, 272, 0.4, accent) : '') +
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

export const crown: LitMotif = (canvas, { deep, mid, main, second, accent, light }) => {
  return (
    canvas.halo({ 0: lighten(main, 0.1), 0.6: mid, 1: deep }, 0.5, 0.4, 0.75) +
    rays(150, 190, 20, second, 0.1) +
    path('M20 300C40 250 260 250 280 300C300 340 0 340 20 300Z', canvas.linear({ 0: accent, 1: darken(accent, 0.6) })) +
    line('M30 296Q150 262 270 296', second, 3, { strokeDasharray: '4 5' }) +
    path('M70 272L38 130L104 196L150 92L196 196L262 130L230 272Q150 296 70 272Z', {
      fill: canvas.linear(
        { 0: lighten(second, 0.6), 0.35: second, 0.6: darken(second, 0.3), 0.75: lighten(second, 0.2), 1: darken(second, 0.55) },
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
    polygon([150, 170, 176, 196, 150, 196], lighten(accent, 0.5)) +
    polygon(ngon(206, 120, 20, 4, 0, 2.5), '#fff')
  )
}

export const goblet: LitMotif = (canvas, { deep, mid, main, second, accent, light }) => {
  return (
    canvas.halo({ 0: mix(main, second, 0.4), 0.5: mid, 1: deep }, 0.5, 0.34, 0.75) +
    line('M30 400V150C30 60 90 20 150 10C210 20 270 60 270 150V400', second, 3, { opacity: 0.7 }) +
    path('M44 400V152C44 70 96 36 150 26C204 36 256 70 256 152V400', { fill: deep, opacity: 0.35, stroke: second, strokeWidth: 1 }) +
    rays(150, 130, 24, second, 0.1, 180) +
    canvas.glow(150, 110, 110, second, 0.7) +
    group(
      'translate(150 186) scale(1.05)',
      path('M-66-80H66C66-6 36 28 10 34V74C10 84 44 88 46 104H-46C-44 88-10 84-10 74V34' + 'C-36 28-66-6-66-80Z', {
        fill: canvas.linear(
          { 0: darken(second, 0.4), 0.25: lighten(second, 0.6), 0.5: second, 0.8: darken(second, 0.5), 1: second },
          0,
          0,
          1,
          0,
        ),
        stroke: lighten(second, 0.6),
        strokeWidth: 1.6,
      }) +
        ellipse(0, -80, 66, 16, {
          fill: canvas.linear({ 0: darken(accent, 0.5), 1: accent }),
          stroke: lighten(second, 0.6),
          strokeWidth: 3,
        }) +
        line('M-62-52Q0-36 62-52M-56-30Q0-14 56-30', darken(second, 0.55), 2) +
        each([-40, -14, 14, 40], (x) =>
          polygon(ngon(x, -38 + Math.abs(x) * -0.1, 8, 4, 0), { fill: accent, stroke: light, strokeWidth: 1 }),
        ) +
        line('M-66-68C-104-70-100-10-48-4M66-68C104-70 100-10 48-4', second, 7),
    )
  )
}

export const clock: LitMotif = (canvas, { deep, mid, main, second, accent, light }) => {
  const gear = (x: number, y: number, R: number, k: number, colour: string, t = 0) =>
    polygon(
      Array.from({ length: k * 4 }, (_, i) => polar(x, y, i % 4 < 2 ? R : R * 0.86, t + (i * TAU) / (k * 4))),
      {
        fill: canvas.linear({ 0: lighten(colour, 0.3), 0.5: colour, 1: darken(colour, 0.6) }, 0, 0, 1, 1),
        stroke: darken(deep, 0.5),
        strokeWidth: 2,
      },
    ) +
    circle(x, y, R * 0.66, darken(colour, 0.68)) +
    times(5, (i) =>
      group(
        `rotate(${i * 72 + t * 57} ${round(x)} ${round(y)})`,
        rounded(x - R * 0.08, y - R * 0.7, R * 0.16, R * 0.7, 1, darken(colour, 0.15)),
      ),
    ) +
    canvas.ball(x, y, R * 0.22, colour)
  return (
    canvas.halo({ 0: mid, 1: deep }, 0.5, 0.4, 0.7) +
    gear(40, 70, 74, 14, main, 0.1) +
    gear(268, 58, 58, 12, mix(main, second, 0.4), 0.3) +
    gear(276, 290, 86, 16, mix(main, deep, 0.3)) +
    gear(28, 300, 64, 12, mix(second, deep, 0.4), 0.2) +
    circle(154, 186, 104, { fill: '#000', opacity: 0.4 }) +
    circle(150, 180, 102, canvas.linear({ 0: lighten(second, 0.4), 0.5: second, 1: darken(second, 0.6) }, 0, 0, 1, 1)) +
    circle(150, 180, 88, canvas.radial({ 0: lighten(light, 0.4), 1: mix(light, second, 0.4) }, 0.4, 0.35, 0.7)) +
    times(60, (i) => group(`rotate(${i * 6} 150 180)`, rect(149, 96, i % 5 ? 1 : 2.6, i % 5 ? 5 : 11, deep))) +
    each(['XII', 'III', 'VI', 'IX'], (t, i) => {
      const p = polar(150, 180, 62, -Math.PI / 2 + (i * Math.PI) / 2)
      return glyph('gloock', t, p[0], p[1], 22, deep)
    }) +
    group('rotate(-52 150 180)', path('M147 190L150 118L153 190Z', deep)) +
    group('rotate(38 150 180)', path('M148 196L150 98L152 196Z', accent)) +
    circle(150, 180, 7, accent)
  )
}

export const mask: LitMotif = (canvas, { deep, mid, main, second, accent, light }) => {
  let art = canvas.halo({ 0: mix(mid, main, 0.4), 0.55: mid, 1: deep }, 0.5, 0.3, 0.75)
  for (let k = 2; k >= 0; k--) {
    for (let i = -5; i <= 5; i++) {
      const colour = pick([main, accent, mix(main, deep, 0.5)], k)
      art += group(
        `translate(150 206) rotate(${i * 16 + (k % 2) * 8})`,
        path(`M0 0C${-24 + k * 2}-60 -20 -${130 + k * 24} 0 -${150 + k * 26}C20-${130 + k * 24} ${24 - k * 2}-60 0 0Z`, {
          fill: canvas.linear({ 0: lighten(colour, 0.25), 1: darken(colour, 0.5) }),
          stroke: darken(deep, 0.3),
          strokeWidth: 0.8,
        }) + line(`M0-10V-${140 + k * 24}`, second, 0.9, { opacity: 0.6 }),
      )
    }
  }
  art +=
    path(
      'M150 196C190 168 250 160 286 184C292 226 268 268 222 270C190 270 172 246 150 244' +
        'C128 246 110 270 78 270C32 268 8 226 14 184C50 160 110 168 150 196Z',
      {
        fill: canvas.linear({ 0: lighten(second, 0.5), 0.5: second, 1: darken(second, 0.5) }, 0, 0, 0.6, 1),
        stroke: light,
        strokeWidth: 2,
      },
    ) +
    each([1, -1], (s) =>
      group(
        `translate(150 0) scale(${s} 1)`,
        path('M28 222C50 196 92 196 108 210C96 240 48 246 28 222Z', { fill: darken(deep, 0.4), stroke: light, strokeWidth: 2.5 }) +
          line('M18 206C44 180 90 176 124 194M120 206C124 230 100 254 74 256', darken(second, 0.55), 2) +
          each([0, 1, 2, 3, 4], (i) => circle(34 + i * 21, 188 - Math.sin(i * 0.8) * 10, 3, accent)),
      ),
    )
  return (
    art +
    polygon(ngon(150, 186, 20, 4, Math.PI / 2), { fill: accent, stroke: light, strokeWidth: 2 }) +
    polygon([150, 166, 170, 186, 150, 186], lighten(accent, 0.6))
  )
}
