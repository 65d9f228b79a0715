import { darken, lighten } from '../colour.ts'
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
  TAU,
  times,
} from '../shapes.ts'
import type { LitMotif } from './motif.ts'
import { rays } from './scenery.ts'

/** A horseshoe on a rosette over the turf: race days. */
export const derby: LitMotif = (canvas, { deep, mid, main, second, accent, light }) => {
  const petals = times(20, (i) =>
    group(
      `rotate(${i * 18} 150 150)`,
      path('M150 150L132 46Q150 30 168 46Z', {
        fill: i % 2 ? accent : darken(accent, 0.25),
        stroke: darken(accent, 0.5),
      }),
    ),
  )
  const shoe =
    'M96 226C60 170 74 84 150 82C226 84 240 170 204 226L176 214C202 168 194 116 150 114C106 116 98 168 124 214Z'
  const gold = canvas.linear(
    { 0: lighten(second, 0.65), 0.45: second, 0.55: darken(second, 0.3), 1: darken(second, 0.05) },
    0,
    0,
    1,
    1,
  )
  const nails = each([104, 92, 100, 200, 208, 196], (x, i) =>
    circle(x, [196, 160, 126][i % 3] ?? 0, 4, darken(second, 0.65)),
  )
  return (
    canvas.halo({ 0: mid, 0.6: deep, 1: darken(deep, 0.3) }, 0.5, 0.4, 0.75) +
    rays(150, 150, 24, second, 0.07) +
    times(6, (i) =>
      polygon([-40 + i * 60, 400, 10 + i * 40, 300, 30 + i * 40, 300, -10 + i * 60, 400], {
        fill: i % 2 ? main : mid,
        opacity: 0.5,
      }),
    ) +
    path(
      'M118 240L96 350L126 332L146 356L150 244ZM182 240L204 350L174 332L154 356L150 244Z',
      canvas.linear({ 0: accent, 1: darken(accent, 0.5) }),
    ) +
    petals +
    circle(150, 150, 78, canvas.radial({ 0: lighten(light, 0.3), 1: darken(light, 0.18) })) +
    path(shoe, {
      fill: gold,
      stroke: darken(second, 0.6),
      strokeWidth: 2.5,
      strokeLinejoin: 'round',
    }) +
    nails
  )
}

/** A ball under floodlights: match days. */
export const stadium: LitMotif = (canvas, { deep, mid, main, second, light }, random) => {
  const seams = times(5, (i) => {
    const angle = -Math.PI / 2 + (i * TAU) / 5
    const [x, y] = [150 + Math.cos(angle) * 32, 176 + Math.sin(angle) * 32]
    const [ex, ey] = [150 + Math.cos(angle) * 62, 176 + Math.sin(angle) * 62]
    return (
      line(`M${Math.round(x)} ${Math.round(y)}L${Math.round(ex)} ${Math.round(ey)}`, deep, 4) +
      polygon(
        ngon(150 + Math.cos(angle) * 82, 176 + Math.sin(angle) * 82, 24, 5, angle + Math.PI),
        deep,
      )
    )
  })
  const lamps = each([34, 266], (x) =>
    group(
      '',
      line(`M${x} 60V240`, darken(mid, 0.4), 6) +
        times(8, (i) => circle(x - 18 + (i % 4) * 12, 44 + Math.floor(i / 4) * 14, 5, light)) +
        canvas.glow(x, 50, 90, light, 0.7),
    ),
  )
  const crowd = times(90, () =>
    circle(random() * 300, 196 + random() * 46, 1 + random() * 1.6, {
      fill: pick([second, light, main], random() * 3),
      opacity: 0.5,
    }),
  )
  return (
    canvas.backdrop({ 0: deep, 0.55: mid, 1: deep }) +
    path('M-10 190Q150 160 310 190V260H-10Z', darken(mid, 0.45)) +
    crowd +
    lamps +
    polygon([-20, 250, 320, 250, 420, 400, -120, 400], '#1f6b3c') +
    times(5, (i) =>
      polygon([i * 80 - 60, 250, i * 80 - 24, 250, i * 110 - 120, 400, i * 110 - 186, 400], {
        fill: '#2c8049',
        opacity: 0.7,
      }),
    ) +
    ellipse(150, 290, 90, 16, { fill: '#000', opacity: 0.4 }) +
    rect(0, 249, 300, 2, { fill: light, opacity: 0.5 }) +
    canvas.clipped(
      circle(150, 176, 100, '#000'),
      circle(
        150,
        176,
        100,
        canvas.radial({ 0: '#ffffff', 0.6: light, 1: darken(light, 0.5) }, 0.4, 0.3, 0.75),
      ) +
        seams +
        polygon(ngon(150, 176, 32, 5, -Math.PI / 2), deep),
    )
  )
}
