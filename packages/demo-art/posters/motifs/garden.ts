import {
  circle,
  ellipse,
  group,
  line,
  overprint,
  path,
  polar,
  round,
  TAU,
  times,
  xy,
} from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { halftone, rays, sheet, wave } from '../patterns.ts'

export const citrus: PosterMotif = (_canvas, ink, _random, variant) => {
  const slice = (x: number, y: number, radius: number, turn: number) =>
    circle(x, y, radius, ink.warm) +
    circle(x, y, radius * 0.9, ink.paper) +
    times(9, (i) => {
      const angle = turn + (i * TAU) / 9
      const [px, py] = polar(x, y, radius * 0.07, angle + Math.PI / 9)
      const reach = round(radius * 0.74)
      const outer = xy(polar(px, py, reach, angle + 0.05))
      const end = xy(polar(px, py, reach, angle + TAU / 9 - 0.05))
      const fill = i % 3 ? ink.bright : ink.warm
      const pulp = { fill, stroke: fill, strokeWidth: 6, strokeLinejoin: 'round' } as const
      return path(`M${xy([px, py])}L${outer}A${reach} ${reach} 0 0 1 ${end}Z`, pulp)
    })
  const leaf = (x: number, y: number, a: number, s: number) =>
    group(
      `translate(${x} ${y}) rotate(${a}) scale(${s})`,
      path('M0 0C30-40 90-40 120 0C90 40 30 40 0 0Z', ink.key) + line('M6 0H112', ink.ground, 2.5),
    )
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant
        ? leaf(150, 70, -150, 1) + leaf(150, 70, -28, 1) + slice(150, 176, 118, 0.2)
        : leaf(176, 86, -160, 1.1) +
          slice(226, 176, 136, 0.3) +
          circle(64, 280, 52, ink.warm) +
          overprint(circle(78, 266, 52, ink.bright)) +
          leaf(64, 232, -50, 0.6)),
  }
}

export const fruit: PosterMotif = (_canvas, ink, _random, variant) => {
  const cherry = (x: number, y: number, s: number) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      line('M-40 50C-30-20 20-60 60-80C60-20 52 20 44 60', ink.key, 7) +
        path('M60-80C96-110 140-90 150-60C110-50 80-56 60-80Z', ink.bright) +
        circle(-40, 84, 50, ink.warm) +
        circle(50, 96, 50, ink.warm) +
        overprint(
          circle(-30, 92, 44, { fill: ink.bright, opacity: 0.5 }) +
            circle(60, 104, 42, { fill: ink.bright, opacity: 0.5 }),
        ) +
        ellipse(-58, 66, 12, 18, { fill: ink.paper, transform: 'rotate(30 -58 66)' }) +
        ellipse(32, 78, 12, 18, { fill: ink.paper, transform: 'rotate(30 32 78)' }),
    )
  const melon =
    path('M10 120A140 140 0 0 0 290 120Z', ink.bright) +
    path('M26 120A124 124 0 0 0 274 120Z', ink.paper) +
    path('M40 120A110 110 0 0 0 260 120Z', ink.warm) +
    times(9, (i) => {
      const a = 0.35 + i * 0.3
      const q = polar(150, 118, i % 2 ? 54 : 84, a)
      return ellipse(q[0], q[1], 5, 9, {
        fill: ink.key,
        transform: `rotate(${round(a * 57 - 90)} ${round(q[0])} ${round(q[1])})`,
      })
    })
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant
        ? halftone(
            0,
            0,
            300,
            400,
            15,
            ink.key,
            (_across, down) => Math.max(0, 0.9 - down * 1.6) * 0.7,
          ) + group('translate(16 44) rotate(-9 150 150)', melon)
        : circle(150, 190, 132, ink.paper) + cherry(128, 166, 1.22)),
  }
}

export const mushroom: PosterMotif = (_canvas, ink, _random, variant) => {
  const m = (x: number, y: number, s: number, f: string) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      path('M-22 0C-26 60-36 100-40 130H40C36 100 26 60 22 0Z', ink.paper) +
        path('M4 0C12 60 20 100 20 130H40C36 100 26 60 22 0Z', { fill: ink.key, opacity: 0.3 }) +
        path('M-100 10C-104-80-44-112 0-112C44-112 104-80 100 10C50 24-50 24-100 10Z', f) +
        circle(-42, -44, 20, ink.paper) +
        circle(30, -70, 15, ink.paper) +
        circle(56, -22, 17, ink.paper) +
        circle(-4, -16, 12, ink.paper) +
        circle(-74, -6, 9, ink.paper),
    )
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      (variant ? rays(150, 220, 340, 20, ink.bright) : circle(150, 170, 130, ink.bright)) +
      (variant
        ? m(150, 190, 1.2, ink.warm)
        : m(214, 226, 0.72, ink.key) + m(112, 176, 1.06, ink.warm)) +
      wave(312, 14, 60, ink.key, 10),
  }
}
