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
import { rays, sheet, wave } from '../patterns.ts'

export const samovar: PosterMotif = (_canvas, ink, _random, variant) => {
  const steam = line(
    'M120 74C106 56 134 44 120 22M150 66C136 46 164 34 150 10M180 74C166 56 194 44 180 22',
    ink.paper,
    5,
    {
      strokeLinecap: 'round',
    },
  )
  const urn =
    path('M128 84H172V100H128ZM140 72H160V84H140Z', ink.key) +
    path(
      'M92 112C84 104 216 104 208 112L226 150C236 214 210 250 186 268H114C90 250 64 214 74 150Z',
      ink.warm,
    ) +
    path('M150 106C190 106 206 108 208 112L226 150C236 214 210 250 186 268H150Z', {
      fill: ink.key,
      opacity: 0.28,
    }) +
    line('M100 136C90 176 98 216 116 244', ink.paper, 7, { strokeLinecap: 'round' }) +
    rect(82, 144, 136, 8, ink.bright) +
    line('M78 150C38 146 38 200 80 204M222 150C262 146 262 200 220 204', ink.key, 10) +
    ring(150, 196, 26, ink.bright, 4) +
    star(150, 196, 20, 0.4, 8, ink.bright) +
    path('M134 244H166V262H134Z', ink.key) +
    path('M142 250H158V286H148V266H142Z', ink.bright) +
    rect(136, 240, 28, 8, ink.bright) +
    path('M112 268H188L204 322H96Z', ink.key) +
    rect(84, 322, 132, 14, ink.key)
  return {
    top: ink.ground,
    foot: ink.key,
    art: variant
      ? sheet(ink.ground) +
        rays(112, 180, 380, 20, { fill: ink.bright, opacity: 0.5 }) +
        group('translate(-40 4)', steam + urn) +
        path('M196 262H272L262 336H206Z', { fill: ink.paper, opacity: 0.95 }) +
        path('M202 290H267L262 332H206Z', ink.warm) +
        line('M270 276C296 276 292 316 264 314', ink.key, 6) +
        line('M240 250L252 214', ink.key, 4) +
        rect(0, 334, 300, 70, ink.key)
      : sheet(ink.ground) +
        circle(150, 190, 134, { fill: ink.bright, opacity: 0.55 }) +
        steam +
        urn +
        rect(0, 336, 300, 68, ink.key),
  }
}

export const harp: PosterMotif = (_canvas, ink, _random, variant) => {
  const { warm, bright, paper, key } = ink
  const frame = (pillar: string) =>
    path(
      'M84 40C120 20 146 70 188 62C214 58 232 40 252 52C262 62 250 78 236 78C214 98 180 100 160 92C140 84 122 66 104 70L116 320H88Z',
      warm,
    ) +
    path('M236 78C232 150 190 240 116 320L104 300C170 226 208 150 214 86Z', pillar) +
    circle(252, 58, 15, warm) +
    circle(252, 58, 6, key) +
    rect(70, 318, 76, 16, key)
  const strings = (colour: string) =>
    times(9, (i) =>
      line(`M${122 + i * 11} ${82 + Math.sin(i / 2.6) * 10}V${294 - i * 17}`, colour, 2),
    )
  return {
    top: ink.ground,
    foot: variant ? key : ink.ground,
    art: variant
      ? sheet(ink.ground) +
        circle(206, 120, 82, paper) +
        wave(286, 12, 90, bright, 20) +
        wave(310, 12, 70, key, 44) +
        group('translate(-34 8) scale(.98)', frame(key) + strings(key)) +
        rect(0, 330, 300, 80, key)
      : sheet(ink.ground) + circle(160, 180, 138, key) + strings(paper) + frame(bright),
  }
}

export const pagoda: PosterMotif = (_canvas, ink, _random, variant) => {
  const tier = (y: number, half: number) =>
    rect(150 - half * 0.58, y, half * 1.16, 40, ink.paper) +
    times(3, (i) => rect(150 - half * 0.42 + i * half * 0.32, y + 10, half * 0.2, 30, ink.key)) +
    path(
      `M${150 - half} ${y + 4}` +
        `C${150 - half * 0.6} ${y} ${150 - half * 0.44} ${y - 14} ${150 - half * 0.4} ${y - 26}H${150 + half * 0.4}` +
        `C${150 + half * 0.44} ${y - 14} ${150 + half * 0.6} ${y} ${150 + half} ${y + 4}` +
        `L${150 + half * 0.94} ${y + 12}H${150 - half * 0.94}Z`,
      ink.warm,
    )
  const tower =
    line('M150 30V76', ink.key, 5) +
    circle(150, 40, 7, ink.bright) +
    circle(150, 54, 5, ink.bright) +
    each(
      [
        [98, 58],
        [152, 76],
        [206, 94],
        [260, 112],
      ],
      ([y, half]) => tier(y, half),
    ) +
    rect(60, 300, 180, 12, ink.key) +
    rect(44, 312, 212, 26, ink.paper) +
    rect(126, 312, 48, 26, ink.key)
  return {
    top: ink.ground,
    foot: ink.key,
    art: variant
      ? sheet(ink.ground) +
        circle(84, 112, 62, ink.bright) +
        polygon([-20, 340, 70, 200, 130, 270, 200, 180, 330, 340], {
          fill: ink.key,
          opacity: 0.35,
        }) +
        group('translate(70 36) scale(.9)', tower) +
        each(
          [
            [-10, 306, 70],
            [60, 322, 60],
            [260, 318, 70],
          ],
          ([x, y, r]) => ellipse(x, y, r, 18, ink.paper),
        ) +
        rect(0, 336, 300, 68, ink.key)
      : sheet(ink.ground) +
        circle(150, 180, 138, ink.bright) +
        tower +
        rect(0, 336, 300, 68, ink.key),
  }
}
