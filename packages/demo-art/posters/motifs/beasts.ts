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
  times,
} from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { hatch, sheet, wave } from '../patterns.ts'

export const cat: PosterMotif = (_canvas, ink, _random, variant) => {
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      circle(variant ? 226 : 80, 84, 52, ink.bright) +
      (variant ? circle(206, 76, 46, ink.ground) : '') +
      polygon([52, 190, 58, 76, 128, 140], ink.key) +
      polygon([248, 190, 242, 76, 172, 140], ink.key) +
      polygon([66, 160, 70, 104, 104, 138], ink.warm) +
      polygon([234, 160, 230, 104, 196, 138], ink.warm) +
      ellipse(150, 226, 112, 98, ink.key) +
      path('M30 400C30 300 270 300 270 400Z', ink.key) +
      each(
        [98, 202],
        (x) =>
          path(
            `M${x - 36} 216C${x - 20} 184 ${x + 20} 184 ${x + 36} 216C${x + 20} 244 ${x - 20} 244 ${x - 36} 216Z`,
            ink.bright,
          ) +
          ellipse(x, 215, variant ? 7 : 13, 24, ink.key) +
          circle(x + 5, 205, 4.5, ink.paper),
      ) +
      polygon([136, 250, 164, 250, 150, 268], ink.warm) +
      line(
        'M150 266V280M40 250L104 262M36 278L104 272M260 250L196 262M264 278L196 272',
        ink.paper,
        2.5,
      ) +
      each([-1, 0, 1], (i) =>
        polygon(
          [150 + i * 22 - 6, 136, 150 + i * 22 + 6, 136, 150 + i * 18, 172 - Math.abs(i) * 6],
          ink.warm,
        ),
      ),
  }
}

export const fox: PosterMotif = (_canvas, ink, _random, variant) => {
  const h =
    polygon([150, 320, 40, 190, 150, 170], ink.warm) +
    polygon([40, 190, 52, 62, 120, 128, 150, 170], ink.warm) +
    polygon([60, 150, 62, 86, 104, 126], ink.key) +
    polygon([150, 128, 120, 128, 150, 170], ink.bright) +
    polygon([40, 190, 110, 214, 150, 320], ink.paper) +
    polygon([110, 214, 150, 170, 150, 320], ink.bright) +
    polygon([92, 180, 132, 196, 104, 202], ink.key)
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant
        ? circle(150, 176, 136, ink.key)
        : times(6, (i) =>
            polygon(
              [
                150,
                330 - i * 56,
                320,
                230 - i * 56,
                320,
                258 - i * 56,
                150,
                358 - i * 56,
                -20,
                258 - i * 56,
                -20,
                230 - i * 56,
              ],
              {
                fill: ink.key,
                opacity: 0.5,
              },
            ),
          )) +
      h +
      group('translate(300 0) scale(-1 1)', h) +
      polygon([134, 300, 166, 300, 150, 324], ink.key),
  }
}

export const bull: PosterMotif = (canvas, ink, _random, variant) => {
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      circle(150, 160, 120, ink.bright) +
      (variant
        ? canvas.clipped(
            circle(150, 160, 120, '#000'),
            hatch(canvas, 30, 40, 240, 240, 12, ink.warm, 3),
          )
        : '') +
      line('M96 150C26 150 20 84 44 44', ink.paper, 24, { strokeLinecap: 'round' }) +
      line('M204 150C274 150 280 84 256 44', ink.paper, 24, { strokeLinecap: 'round' }) +
      polygon(
        [84, 130, 216, 130, 236, 170, 206, 200, 188, 300, 112, 300, 94, 200, 64, 170],
        ink.key,
      ) +
      polygon([150, 130, 174, 190, 150, 260, 126, 190], ink.warm) +
      polygon([104, 186, 132, 202, 112, 214], ink.paper) +
      polygon([196, 186, 168, 202, 188, 214], ink.paper) +
      ellipse(150, 300, 46, 28, ink.warm) +
      ellipse(132, 298, 8, 6, ink.key) +
      ellipse(168, 298, 8, 6, ink.key) +
      ring(150, 322, 17, ink.bright, 7),
  }
}

export const whale: PosterMotif = (_canvas, ink, _random, variant) => {
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      (variant ? circle(228, 90, 48, ink.paper) : circle(150, 150, 120, ink.bright)) +
      group(
        variant ? 'translate(300 0) scale(-1 1)' : '',
        path(
          'M20 214C20 140 90 110 160 126C214 138 226 180 252 176C244 150 230 150 220 120' +
            'C246 112 262 124 268 140C276 120 290 116 306 120C300 150 286 156 284 184' +
            'C280 250 214 296 140 292C64 288 20 260 20 214Z',
          ink.warm,
        ) +
          path(
            'M22 226C60 246 120 246 170 226C176 262 156 286 130 292C64 286 24 262 22 226Z',
            ink.paper,
          ) +
          times(5, (i) =>
            line(`M${44 + i * 22} ${240 + (i < 3 ? i * 3 : 10 - i * 2)}v34`, ink.warm, 3),
          ) +
          circle(72, 206, 7, ink.key) +
          path('M150 232C176 236 190 270 180 300C160 286 146 262 150 232Z', ink.key) +
          line('M110 112C108 80 90 66 74 66M110 112C112 80 130 66 148 66', ink.paper, 8, {
            strokeLinecap: 'round',
          }),
      ) +
      wave(276, 14, 80, ink.bright, 30) +
      wave(300, 12, 66, ink.key, 0),
  }
}

export const jelly: PosterMotif = (_canvas, ink, random, variant) => {
  const j = (x: number, y: number, s: number, f: string, g: string) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      times(6, (i) =>
        line(
          `M${-50 + i * 20} 0q${i % 2 ? 18 : -18} 40 0 80t0 ${70 + (i % 3) * 26}`,
          i % 2 ? g : f,
          6,
          { strokeLinecap: 'round' },
        ),
      ) +
        path(
          'M-80 6C-80-110 80-110 80 6Q60 24 53 6Q40 24 26 6Q13 24 0 6Q-13 24-26 6Q-40 24-53 6' +
            'Q-62 24-80 6Z',
          f,
        ) +
        path('M-44-14C-44-70 44-70 44-14Z', g),
    )
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      times(5, (i) => rect(0, i * 80, 300, 80, { fill: ink.key, opacity: i * 0.2 })) +
      (variant
        ? j(150, 160, 1.35, ink.warm, ink.bright)
        : j(216, 110, 0.8, ink.bright, ink.paper) + j(104, 196, 1, ink.warm, ink.paper)) +
      times(14, () =>
        circle(random() * 300, random() * 400, 2 + random() * 5, { fill: ink.paper, opacity: 0.8 }),
      ),
  }
}

export const orca: PosterMotif = (_canvas, ink, _random, variant) => {
  const body =
    path(
      'M40 250C60 170 120 116 200 112C236 110 262 124 276 142' +
        'C250 150 232 166 214 196C196 232 160 262 108 276C88 300 70 312 44 312' +
        'C56 298 60 288 58 276C46 276 36 272 26 260C34 258 38 254 40 250Z',
      ink.key,
    ) +
    path(
      'M276 142C250 150 226 158 204 186C176 224 138 246 96 262C130 226 160 214 178 186C196 160 232 140 276 142Z',
      ink.paper,
    ) +
    path('M222 128C234 122 246 126 250 132C240 138 228 138 222 128Z', ink.paper) +
    path('M138 138C136 108 124 84 108 66C150 74 172 96 178 118Z', ink.key) +
    path('M168 208C176 236 168 260 150 276C142 254 142 232 148 216Z', ink.key)
  return {
    top: ink.ground,
    foot: ink.key,
    art: variant
      ? sheet(ink.ground) +
        circle(90, 104, 56, ink.warm) +
        path(
          'M122 300C140 250 142 214 138 186C108 194 70 176 44 124C88 120 128 132 150 164C172 132 212 120 256 124C230 176 192 194 162 186' +
            'C158 214 160 250 178 300Z',
          ink.key,
        ) +
        path('M138 186C142 214 140 250 122 300H146C152 260 152 220 150 190Z', {
          fill: ink.paper,
          opacity: 0.9,
        }) +
        each(
          [
            [60, 262, 6],
            [240, 250, 7],
            [224, 270, 4],
            [84, 276, 4],
            [40, 240, 4],
          ],
          ([x, y, r]) => circle(x, y, r, ink.paper),
        ) +
        wave(286, 12, 76, ink.bright, 10) +
        wave(308, 12, 92, ink.warm, 40) +
        wave(326, 10, 70, ink.key, 0)
      : sheet(ink.ground) +
        circle(190, 176, 112, ink.warm) +
        group('translate(300 0) scale(-1 1)', body) +
        each(
          [
            [64, 296, 6],
            [84, 280, 4],
            [44, 276, 5],
            [244, 286, 5],
            [262, 270, 7],
            [228, 268, 3],
          ],
          ([x, y, r]) => circle(x, y, r, ink.paper),
        ) +
        wave(300, 12, 70, ink.bright, 30) +
        wave(318, 10, 90, ink.key, 0),
  }
}
