import {
  circle,
  each,
  ellipse,
  group,
  line,
  path,
  pick,
  polygon,
  rect,
  ring,
  rounded,
  times,
} from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { rays, sheet, wave } from '../patterns.ts'

export const dragonfly: PosterMotif = (_canvas, ink, _random, variant) => {
  const wing = (turn: number, length: number, fill: string) =>
    group(
      `rotate(${turn})`,
      path(
        `M0 0C${length * 0.3}-34 ${length * 0.86}-30 ${length} -8C${length * 0.9} 14 ${length * 0.3} 16 0 0Z`,
        fill,
      ) +
        line(
          `M8-2C${length * 0.4}-14 ${length * 0.7}-14 ${length - 8} -8` +
            `M${length * 0.3} -13L${length * 0.4} 8M${length * 0.5} -17` +
            `L${length * 0.6} 8M${length * 0.7} -17L${length * 0.78} 4`,
          ink.key,
          1.6,
        ),
    )
  const body =
    wing(-22, 132, ink.paper) +
    wing(16, 116, ink.bright) +
    group('scale(-1 1)', wing(-22, 132, ink.paper) + wing(16, 116, ink.bright)) +
    path('M-9-6C-9 60-5 120 0 176C5 120 9 60 9-6Z', ink.warm) +
    times(6, (i) => rect(-8 + i * 0.7, 30 + i * 22, 16 - i * 1.4, 5, ink.key)) +
    ellipse(0, -4, 17, 26, ink.key) +
    circle(0, -34, 15, ink.warm) +
    circle(-10, -40, 9, ink.key) +
    circle(10, -40, 9, ink.key)
  return {
    top: ink.ground,
    foot: variant ? ink.key : ink.ground,
    art:
      sheet(ink.ground) +
      (variant
        ? circle(84, 96, 58, ink.bright) +
          each(
            [
              [30, 90],
              [56, 150],
              [238, 120],
              [268, 60],
              [282, 170],
            ],
            ([x, y]) => line(`M${x} 350V${y}`, ink.key, 5) + ellipse(x, y, 7, 24, ink.key),
          ) +
          wave(330, 5, 70, ink.key, 20) +
          group('translate(166 168) rotate(38) scale(.94)', body)
        : times(5, (i) => ring(150, 300, 46 + i * 50, ink.key, 1.8, { opacity: 0.6 })) +
          group('translate(150 132)', body)),
  }
}

export const beehive: PosterMotif = (canvas, ink, _random, variant) => {
  const bee = (x: number, y: number, scale: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      ellipse(-12, -18, 12, 22, { fill: ink.paper, transform: 'rotate(-28 -12 -18)' }) +
        ellipse(14, -18, 12, 22, { fill: ink.paper, transform: 'rotate(28 14 -18)' }) +
        ellipse(0, 6, 30, 20, ink.bright) +
        canvas.clipped(
          ellipse(0, 6, 30, 20, '#000'),
          rect(-14, -20, 9, 50, ink.key) +
            rect(4, -20, 9, 50, ink.key) +
            rect(20, -20, 20, 50, ink.key),
        ) +
        circle(-28, 4, 10, ink.key),
    )
  if (variant) {
    const fills = [ink.bright, ink.warm, ink.bright, ink.key, ink.paper, ink.bright, ink.warm]
    const comb = times(5, (row) =>
      times(4, (column) => {
        const x = 24 + column * 84 + (row % 2) * 42
        const y = 30 + row * 73
        const cell = [
          x,
          y - 46,
          x + 40,
          y - 23,
          x + 40,
          y + 23,
          x,
          y + 46,
          x - 40,
          y + 23,
          x - 40,
          y - 23,
        ]
        return polygon(cell, pick(fills, row * 5 + column * 3))
      }),
    )
    return {
      top: ink.ground,
      foot: ink.ground,
      art: sheet(ink.ground) + comb + bee(108, 176, 1.25, -16) + bee(212, 104, 0.7, 20),
    }
  }
  const tiers = [
    [58, 40],
    [92, 66],
    [126, 86],
    [160, 98],
    [194, 104],
    [228, 104],
    [262, 96],
  ] as const
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      rays(150, 190, 340, 20, { fill: ink.paper, opacity: 0.28 }) +
      each(tiers, ([y, half], i) =>
        rounded(150 - half, y, half * 2, 36, 18, i % 2 ? ink.bright : ink.warm),
      ) +
      path('M124 298V262A26 28 0 0 1 176 262V298Z', ink.key) +
      rect(40, 296, 220, 14, ink.key) +
      rect(60, 310, 12, 40, ink.key) +
      rect(228, 310, 12, 40, ink.key) +
      bee(60, 120, 0.62, -12) +
      bee(246, 84, 0.74, 18) +
      bee(250, 196, 0.5, -30) +
      rect(0, 340, 300, 64, ink.key),
  }
}
