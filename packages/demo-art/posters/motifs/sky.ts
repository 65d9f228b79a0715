import { HEIGHT, WIDTH } from '../../canvas.ts'
import {
  circle,
  each,
  ellipse,
  group,
  line,
  path,
  polygon,
  rect,
  ring,
  star,
  times,
} from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { sheet, wave } from '../patterns.ts'

export const comet: PosterMotif = (_canvas, ink, random, variant) => {
  const x = variant ? 96 : 196
  const y = variant ? 250 : 176
  const a = variant ? -52 : -142
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      times(34, () =>
        circle(random() * WIDTH, random() * HEIGHT, 0.8 + random() * 1.8, ink.paper),
      ) +
      group(
        `translate(${x} ${y}) rotate(${a})`,
        each(
          [
            [ink.key, 78],
            [ink.warm, 58],
            [ink.bright, 38],
            [ink.paper, 16],
          ],
          ([c, h], i) => path(`M0 ${-h}H${420}V${-h + (i ? 16 : 30)}L0 ${h}Z`, c),
        ),
      ) +
      circle(x, y, 79, ink.key) +
      circle(x, y, 60, ink.warm) +
      circle(x + 4, y + 4, 40, ink.bright) +
      circle(x + 8, y + 8, 20, ink.paper) +
      ring(x, y, 112, ink.paper, 1) +
      ring(x, y, 150, ink.paper, 0.7),
  }
}

export const balloon: PosterMotif = (canvas, ink, _random, variant) => {
  const b = (x: number, y: number, s: number, c: readonly [string, string, string]) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      canvas.clipped(
        path(
          'M0-110C70-110 104-56 100-6C96 44 40 80 22 112H-22C-40 80-96 44-100-6C-104-56-70-110 0-110Z',
          '#000',
        ),
        rect(-110, -120, 220, 240, c[0]) +
          ellipse(0, 0, 74, 124, c[1]) +
          ellipse(0, 0, 42, 126, c[2]) +
          ellipse(0, 0, 14, 126, c[0]) +
          rect(-110, -18, 220, 22, ink.key),
      ) +
        line('M-20 112L-14 142M20 112L14 142', ink.key, 2) +
        rect(-17, 140, 34, 24, ink.key),
    )
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant
        ? wave(250, 20, 160, ink.bright, 40) + wave(290, 18, 130, ink.key, 0)
        : each(
            [
              [40, 250, 60],
              [100, 270, 70],
              [250, 262, 80],
              [190, 290, 60],
            ],
            (q) => ellipse(q[0], q[1], q[2], 20, ink.paper),
          )) +
      b(variant ? 190 : 138, variant ? 150 : 156, variant ? 0.92 : 1.12, [
        ink.warm,
        ink.paper,
        ink.bright,
      ]) +
      (variant
        ? b(66, 108, 0.42, [ink.key, ink.paper, ink.warm])
        : b(260, 70, 0.3, [ink.bright, ink.paper, ink.warm])),
  }
}

export const rocket: PosterMotif = (_canvas, ink, random, variant) => {
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      (variant
        ? circle(60, 300, 190, ink.key) + ring(60, 300, 230, ink.bright, 2)
        : times(6, (i) => ring(150, 400, 80 + i * 56, ink.key, 16))) +
      times(16, () => star(random() * 300, random() * 240, 3 + random() * 5, 0.3, 4, ink.paper)) +
      group(
        variant ? 'translate(176 176) rotate(34)' : 'translate(150 168)',
        path('M-26 96C-30 140-10 170 0 200C10 170 30 140 26 96Z', ink.bright) +
          path('M-12 96C-14 124-4 140 0 156C4 140 14 124 12 96Z', ink.paper) +
          polygon([-40, 30, -82, 110, -34, 96], ink.warm) +
          polygon([40, 30, 82, 110, 34, 96], ink.warm) +
          path('M0-136C54-80 54 30 36 104H-36C-54 30-54-80 0-136Z', ink.paper) +
          path('M0-136C54-80 54 30 36 104H6C24 30 30-80 0-136Z', ink.bright) +
          path('M0-136C20-116 33-88 39-64H-39C-33-88-20-116 0-136Z', ink.warm) +
          circle(0, -16, 24, ink.key) +
          circle(0, -16, 16, ink.warm),
      ) +
      (variant ? '' : wave(330, 10, 60, ink.key)),
  }
}

export const ship: PosterMotif = (canvas, ink, _random, variant) => {
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      (variant
        ? times(9, (i) => rect(0, 30 + i * 20, 300, 6 - i * 0.5, ink.bright))
        : circle(204, 110, 74, ink.bright)) +
      path('M146 50C230 90 240 190 226 256H146Z', ink.paper) +
      path('M138 78C70 110 50 190 54 256H138Z', ink.warm) +
      canvas.clipped(
        path('M146 50C230 90 240 190 226 256H146Z', '#000'),
        times(4, (i) => rect(140, 70 + i * 54, 120, 20, ink.warm)),
      ) +
      rect(139, 36, 7, 240, ink.key) +
      polygon([146, 36, 186, 46, 146, 58], ink.warm) +
      path('M34 268H262C252 306 226 330 190 334H100C64 326 42 300 34 268Z', ink.key) +
      rect(40, 280, 216, 5, ink.bright) +
      wave(306, 12, 60, ink.bright, 10) +
      wave(318, 12, 74, ink.key, 34),
  }
}
