import { bestOn, darken, lighten, mix } from '../../colour.ts'
import {
  circle,
  dot,
  group,
  line,
  ngon,
  path,
  pick,
  pointsOf,
  polar,
  polygon,
  round,
  rounded,
  sector,
  TAU,
  times,
} from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import { glyph } from '../props.ts'
import { rays, ridge } from '../scenery.ts'

export const crash: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  let art = canvas.backdrop({ 0: deep, 1: mid })
  for (let i = 0; i < 7; i++) {
    art += line(`M0 ${60 + i * 46}H300M${20 + i * 46} 0V400`, light, 1, { opacity: 0.07 })
  }
  const flight = 'M-10 330C110 322 190 262 232 120'
  if (variant) {
    art +=
      ridge(random, 320, 60, mix(mid, main, 0.5), 8) +
      ridge(random, 350, 50, mix(deep, mid, 0.5), 7) +
      canvas.glow(220, 100, 120, accent, 0.6)
  }
  art +=
    path(`${flight}V420H-10Z`, canvas.linear({ 0: [accent, 0.75], 1: [accent, 0.02] })) +
    line(flight, accent, 14, { opacity: 0.3, filter: canvas.blur(6) }) +
    line(flight, canvas.linear({ 0: light, 1: second }), 6, { strokeLinecap: 'round' })
  art += variant
    ? group(
        'translate(232 116) rotate(-64) scale(1.25)',
        path(
          'M-46 0C-30-16 20-18 48-6C52-4 52 4 48 6C20 12-30 10-46 0Z',
          canvas.linear({ 0: lighten(light, 0.4), 1: mix(light, deep, 0.5) }),
        ) +
          path(
            'M-6 0L-30 34L-12 34L18 4ZM-6-8L-24-34L-10-34L16-10ZM-44-2L-58-20L-48-20L-34-6Z',
            accent,
          ) +
          circle(28, -4, 6, deep),
      )
    : group(
        'translate(234 112) rotate(24) scale(1.2)',
        path('M0 40C-12 54-8 72 0 92C8 72 12 54 0 40Z', second) +
          path('M-20 12L-36 42L-16 34ZM20 12L36 42L16 34Z', accent) +
          path(
            'M0-56C24-34 26 8 15 40H-15C-26 8-24-34 0-56Z',
            canvas.linear(
              { 0: lighten(light, 0.4), 0.5: light, 1: mix(light, deep, 0.6) },
              0,
              0,
              1,
              0,
            ),
          ) +
          path('M0-56C10-46 16-34 19-20H-19C-16-34-10-46 0-56Z', accent) +
          circle(0, -2, 9, { fill: deep, stroke: second, strokeWidth: 3 }),
      )
  return art + glyph('anton', variant ? '48.20x' : '12.4x', 92, 110, 58, light)
}

export const plinko: LitMotif = (
  canvas,
  { deep, mid, second, accent, light },
  _random,
  variant,
) => {
  let art = canvas.halo({ 0: lighten(mid, 0.12), 0.7: deep, 1: darken(deep, 0.4) }, 0.5, 0.3, 0.8)
  const rows = variant ? 7 : 9
  const dx = variant ? 38 : 31
  const y0 = 54
  const dy = variant ? 36 : 29
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i <= j + 2; i++) {
      const x = 150 + (i - (j + 2) / 2) * dx
      const y = y0 + j * dy
      art +=
        circle(x + 1.5, y + 3, 5.2, { fill: '#000', opacity: 0.5 }) +
        canvas.ball(x, y, variant ? 6 : 5, light, 0.8)
    }
  }
  for (let i = 0; i < 9; i++) {
    const t = Math.abs(i - 4) / 4
    const colour = mix(second, accent, t)
    art += rounded(
      8 + i * 32,
      314,
      28,
      26,
      6,
      canvas.linear({ 0: lighten(colour, 0.25), 1: darken(colour, 0.25) }),
    )
  }
  const [fall, [x, y]] = variant
    ? ([
        [150, 24, 131, 66, 150, 102, 112, 138, 131, 176],
        [112, 212],
      ] as const)
    : ([
        [150, 18, 166, 60, 150, 90, 181, 120, 166, 148, 197, 178],
        [212, 206],
      ] as const)
  pointsOf(fall).forEach(([px, py], i) => {
    art += circle(px, py - 8, 5 + i * 0.9, { fill: accent, opacity: 0.1 + i * 0.06 })
  })
  return (
    art + canvas.glow(x, y, 56, accent, 0.8) + canvas.ball(x, y, variant ? 20 : 15, accent, 0.9)
  )
}

export const mines: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  let art = canvas.backdrop({ 0: mid, 1: deep })
  const k = variant ? 3 : 4
  const s = variant ? 82 : 62
  const gp = 10
  const x0 = 150 - (k * s + (k - 1) * gp) / 2
  const hot = variant ? 4 : 6
  for (let j = 0; j < k; j++) {
    for (let i = 0; i < k; i++) {
      const x = x0 + i * (s + gp)
      const y = (variant ? 34 : 28) + j * (s + gp)
      const id = j * k + i
      const t = id === hot ? 2 : random() > 0.5 ? 1 : 0
      art +=
        rounded(x, y + 6, s, s, 12, { fill: '#000', opacity: 0.45 }) +
        rounded(x, y, s, s, 12, {
          fill: t
            ? darken(deep, 0.35)
            : canvas.linear({ 0: lighten(main, 0.2), 1: darken(main, 0.3) }),
          stroke: t === 2 ? accent : lighten(main, 0.2),
          strokeOpacity: t ? 0.9 : 0.4,
          strokeWidth: 2,
        })
      const cx = x + s / 2
      const cy = y + s / 2
      if (t === 1) {
        art +=
          polygon(
            [
              cx,
              cy - s * 0.3,
              cx + s * 0.28,
              cy - s * 0.04,
              cx,
              cy + s * 0.32,
              cx - s * 0.28,
              cy - s * 0.04,
            ],
            second,
          ) +
          polygon(
            [cx, cy - s * 0.3, cx + s * 0.28, cy - s * 0.04, cx, cy - s * 0.02],
            lighten(second, 0.6),
          ) +
          polygon(
            [cx, cy + s * 0.32, cx + s * 0.28, cy - s * 0.04, cx, cy - s * 0.02],
            darken(second, 0.35),
          )
      }
      if (t === 2) {
        art +=
          canvas.glow(cx, cy, s * 0.8, accent, 0.8) +
          polygon(ngon(cx, cy, s * 0.36, 8, 0.2, s * 0.24), darken(accent, 0.75)) +
          canvas.ball(cx, cy, s * 0.26, mix(accent, deep, 0.6), 0.6) +
          circle(cx, cy, s * 0.08, accent)
      }
      if (!t) {
        art += line(`M${round(x + 10)} ${round(y + 5)}H${round(x + s - 10)}`, light, 2, {
          opacity: 0.4,
          strokeLinecap: 'round',
        })
      }
    }
  }
  return art
}

export const wheel: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  const cx = 150
  const cy = variant ? 30 : 180
  const radius = variant ? 228 : 124
  const k = variant ? 20 : 12
  const colours = variant ? [main, accent, second, mid, light] : [main, accent, second, mid]
  const field = (i: number) => {
    const colour = pick(colours, i)
    const number = bestOn(colour, [light, deep])
    const [x, y] = polar(cx, cy, radius * 0.8, ((i + 0.5) * TAU) / k + 0.1)
    return (
      path(sector(cx, cy, radius * 0.16, radius, (i * TAU) / k + 0.1, ((i + 1) * TAU) / k + 0.1), {
        fill: colour,
        stroke: deep,
        strokeWidth: 1.5,
      }) +
      group(
        `translate(${round(x)} ${round(y)}) rotate(${round(((i + 0.5) * 360) / k + 96)})`,
        glyph('archivo', String(pick([2, 5, 10, 1, 40, 3, 20, 1], i)), 0, 0, radius * 0.12, number),
      )
    )
  }
  return (
    canvas.halo({ 0: lighten(mid, 0.1), 1: deep }, 0.5, 0.4, 0.75) +
    rays(cx, cy, 20, second, 0.07) +
    circle(cx, cy + 8, radius * 1.09, { fill: '#000', opacity: 0.4 }) +
    circle(
      cx,
      cy,
      radius * 1.09,
      canvas.linear({ 0: lighten(second, 0.4), 0.5: second, 1: darken(second, 0.6) }, 0, 0, 1, 1),
    ) +
    times(k, field) +
    circle(
      cx,
      cy,
      radius,
      canvas.radial({ 0: ['#fff', 0.3], 0.5: ['#fff', 0], 1: ['#000', 0.35] }, 0.4, 0.3, 0.8),
    ) +
    times(24, (i) =>
      dot(
        polar(cx, cy, radius * 1.045, (i * TAU) / 24),
        radius * 0.022,
        i % 2 ? light : lighten(second, 0.6),
      ),
    ) +
    canvas.ball(cx, cy, radius * 0.2, accent, 0.6) +
    polygon(ngon(cx, cy, radius * 0.12, 5, -Math.PI / 2, radius * 0.05), light) +
    (variant
      ? polygon([150, 236, 132, 284, 168, 284], { fill: light, stroke: deep, strokeWidth: 3 })
      : polygon([150, 88, 132, 40, 168, 40], {
          fill: light,
          stroke: deep,
          strokeWidth: 3,
          strokeLinejoin: 'round',
        }))
  )
}
