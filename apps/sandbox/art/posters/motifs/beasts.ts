import { circle, each, ellipse, group, line, path, polygon, rect, ring, times } from '../../shapes.ts'
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
          path(`M${x - 36} 216C${x - 20} 184 ${x + 20} 184 ${x + 36} 216C${x + 20} 244 ${x - 20} 244 ${x - 36} 216Z`, ink.bright) +
          ellipse(x, 215, variant ? 7 : 13, 24, ink.key) +
          circle(x + 5, 205, 4.5, ink.paper),
      ) +
      polygon([136, 250, 164, 250, 150, 268], ink.warm) +
      line('M150 266V280M40 250L104 262M36 278L104 272M260 250L196 262M264 278L196 272', ink.paper, 2.5) +
      each([-1, 0, 1], (i) => polygon([150 + i * 22 - 6, 136, 150 + i * 22 + 6, 136, 150 + i * 18, 172 - Math.abs(i) * 6], ink.warm)),
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
            polygon([150, 330 - i * 56, 320, 230 - i * 56, 320, 258 - i * 56, 150, 358 - i * 56, -20, 258 - i * 56, -20, 230 - i * 56], {
              fill: ink.key,
              opacity: 0.5,
            }),
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
      (variant ? canvas.clipped(circle(150, 160, 120, '#000'), hatch(canvas, 30, 40, 240, 240, 12, ink.warm, 3)) : '') +
      line('M96 150C26 150 20 84 44 44', ink.paper, 24, { strokeLinecap: 'round' }) +
      line('M204 150C274 150 280 84 256 44', ink.paper, 24, { strokeLinecap: 'round' }) +
      polygon([84, 130, 216, 130, 236, 170, 206, 200, 188, 300, 112, 300, 94, 200, 64, 170], ink.key) +
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
          path('M22 226C60 246 120 246 170 226C176 262 156 286 130 292C64 286 24 262 22 226Z', ink.paper) +
          times(5, (i) => line(`M${44 + i * 22} ${240 + (i < 3 ? i * 3 : 10 - i * 2)}v34`, ink.warm, 3)) +
          circle(72, 206, 7, ink.key) +
          path('M150 232C176 236 190 270 180 300C160 286 146 262 150 232Z', ink.key) +
          line('M110 112C108 80 90 66 74 66M110 112C112 80 130 66 148 66', ink.paper, 8, { strokeLinecap: 'round' }),
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
        line(`M${-50 + i * 20} 0q${i % 2 ? 18 : -18} 40 0 80t0 ${70 + (i % 3) * 26}`, i % 2 ? g : f, 6, { strokeLinecap: 'round' }),
      ) +
        path('M-80 6C-80-110 80-110 80 6Q60 24 53 6Q40 24 26 6Q13 24 0 6Q-13 24-26 6Q-40 24-53 6' + 'Q-62 24-80 6Z', f) +
        path('M-44-14C-44-70 44-70 44-14Z', g),
    )
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      times(5, (i) => rect(0, i * 80, 300, 80, { fill: ink.key, opacity: i * 0.2 })) +
      (variant ? j(150, 160, 1.35, ink.warm, ink.bright) : j(216, 110, 0.8, ink.bright, ink.paper) + j(104, 196, 1, ink.warm, ink.paper)) +
      times(14, () => circle(random() * 300, random() * 400, 2 + random() * 5, { fill: ink.paper, opacity: 0.8 })),
  }
}
