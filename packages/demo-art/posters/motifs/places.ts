import { WIDTH } from '../../canvas.ts'
import {
  circle,
  each,
  group,
  line,
  path,
  pick,
  pie,
  polygon,
  rect,
  star,
  times,
} from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { halftone, rays, sheet, wave } from '../patterns.ts'

export const lighthouse: PosterMotif = (canvas, ink, _random, variant) => {
  const x = variant ? 205 : 95
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      pie(
        x,
        118,
        420,
        variant ? Math.PI * 0.9 : -0.12,
        variant ? Math.PI * 1.12 : Math.PI * 0.1,
        ink.bright,
      ) +
      pie(x, 118, 420, variant ? -0.2 : Math.PI * 0.92, variant ? 0.04 : Math.PI * 1.16, {
        fill: ink.bright,
        opacity: 0.55,
      }) +
      circle(variant ? 60 : 236, 70, 26, ink.paper) +
      polygon([x - 24, 138, x + 24, 138, x + 42, 350, x - 42, 350], ink.paper) +
      canvas.clipped(
        polygon([x - 24, 138, x + 24, 138, x + 42, 350, x - 42, 350], '#000'),
        times(4, (i) =>
          polygon(
            [
              x - 60,
              162 + i * 54,
              x + 60,
              148 + i * 54,
              x + 60,
              174 + i * 54,
              x - 60,
              188 + i * 54,
            ],
            ink.warm,
          ),
        ) + rect(x + 8, 120, 60, 260, { fill: ink.key, opacity: 0.32 }),
      ) +
      rect(x - 32, 130, 64, 9, ink.key) +
      rect(x - 18, 100, 36, 30, ink.bright) +
      rect(x - 2, 100, 4, 30, ink.key) +
      polygon([x - 26, 100, x + 26, 100, x, 70], ink.warm) +
      wave(300, 14, 76, ink.warm, 20) +
      wave(318, 14, 90, ink.paper, 50) +
      wave(326, 14, 90, ink.key, 50),
  }
}

export const pyramid: PosterMotif = (canvas, ink, _random, variant) => {
  const t = (x: number, y: number, w: number, h: number, a: string, b: string) =>
    polygon([x, y, x - w, y + h, x + w * 0.28, y + h], a) +
    polygon([x, y, x + w * 0.28, y + h, x + w, y + h], b)
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      (variant ? rays(150, 130, 360, 30, ink.warm) : '') +
      circle(variant ? 150 : 214, variant ? 130 : 116, variant ? 74 : 62, ink.bright) +
      (variant
        ? circle(150, 130, 54, ink.paper)
        : halftone(152, 54, 124, 124, 8, ink.warm, (x, y) =>
            Math.hypot(x - 0.5, y - 0.5) < 0.5 ? y * 0.9 : 0,
          )) +
      t(variant ? 150 : 226, 200, 130, 130, ink.paper, ink.warm) +
      t(
        variant ? 40 : 96,
        variant ? 236 : 150,
        variant ? 90 : 160,
        variant ? 92 : 178,
        ink.bright,
        ink.key,
      ) +
      (variant
        ? t(260, 236, 90, 92, ink.bright, ink.key)
        : canvas.clipped(
            polygon([96, 150, -64, 328, 140.8, 328], '#000'),
            times(7, (i) => rect(0, 186 + i * 20, 200, 2, { fill: ink.ground, opacity: 0.6 })),
          )) +
      rect(0, 326, WIDTH, 80, ink.key),
  }
}

export const city: PosterMotif = (_canvas, ink, random, variant) => {
  let art =
    sheet(ink.ground) +
    circle(variant ? 220 : 90, 110, 56, ink.bright) +
    (variant
      ? ''
      : rect(0, 118, 300, 3, ink.ground) +
        rect(0, 132, 300, 5, ink.ground) +
        rect(0, 148, 300, 8, ink.ground))
  for (let l = 0; l < 3; l++) {
    let x = -10
    while (x < 300) {
      const w = 26 + random() * 34
      const h = 90 + random() * (l === 2 ? 70 : 150) - l * 10
      const y = 340 - h
      const f = pick([ink.key, ink.warm, ink.key], l)
      art +=
        l === 0 ? rect(x, y - 26, w, h + 60, { fill: f, opacity: 0.5 }) : rect(x, y, w, h + 60, f)
      if (l === 2) {
        for (let a = x + 6; a < x + w - 6; a += 10) {
          for (let b = y + 8; b < 330; b += 13) {
            if (random() > 0.45) {
              art += rect(a, b, 5, 7, random() > 0.7 ? ink.bright : ink.paper)
            }
          }
        }
      }
      if (l === 1 && random() > 0.5) {
        art += rect(x + w / 2 - 1, y - 30, 2.5, 30, f)
      }
      x += w + 3
    }
  }
  return { top: ink.ground, foot: ink.key, art: art + rect(0, 332, WIDTH, 70, ink.key) }
}

export const palm: PosterMotif = (canvas, ink, _random, variant) => {
  const leaf = (a: number) =>
    group(`rotate(${a})`, path('M0 0C30-34 80-36 112 6C76-8 36-4 0 0Z', ink.key))
  const tree = (x: number, y: number, s: number, bend: number) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      line(`M0 0Q${bend} 110 ${bend * 0.3} 300`, ink.key, 13) +
        each([-165, -130, -95, -62, -28, 8, 178], leaf) +
        circle(6, 10, 9, ink.warm) +
        circle(-9, 12, 8, ink.warm),
    )
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      canvas.clipped(
        circle(150, 190, 122, '#000'),
        circle(150, 190, 122, ink.bright) +
          rect(0, 190, 300, 140, ink.warm) +
          times(8, (i) => rect(0, 200 + i * 17, 300, 3 + i * 1.4, ink.ground)),
      ) +
      (variant ? tree(70, 110, 1, 22) + tree(236, 180, 0.72, -24) : tree(206, 124, 1.15, -30)) +
      rect(0, 330, WIDTH, 80, ink.key),
  }
}

export const volcano: PosterMotif = (_canvas, ink, _random, variant) => {
  const crater =
    'M104 150H196L186 172C180 166 172 190 172 230C170 250 158 240 158 210' +
    'C158 180 148 176 144 196C140 240 126 230 128 196C128 176 118 166 110 182Z'
  const fountain = times(9, (i) => {
    const lean = (i - 4) * 19
    const height = 128 - Math.abs(i - 4) * 17
    return path(
      `M${146 + lean * 0.1} 156Q${148 + lean * 0.7} ${150 - height} ${150 + lean * 1.6} ${156 - height}` +
        `Q${156 + lean * 0.7} ${162 - height} ${158 + lean * 0.1} 156Z`,
      i % 2 ? ink.bright : ink.warm,
    )
  })
  const bombs = each(
    [
      [46, 96, 9],
      [78, 58, 6],
      [232, 62, 8],
      [262, 108, 6],
      [206, 34, 5],
      [110, 30, 5],
    ],
    ([x, y, r]) => circle(x, y, r, ink.key) + circle(x, y - 2, r * 0.5, ink.bright),
  )
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      (variant
        ? rays(150, 150, 340, 26, { fill: ink.key, opacity: 0.4 })
        : circle(150, 140, 128, { fill: ink.key, opacity: 0.35 })) +
      fountain +
      bombs +
      polygon([104, 150, 196, 150, 320, 340, -20, 340], ink.key) +
      polygon([104, 150, 150, 150, 128, 220, 146, 262, 96, 340, -20, 340], ink.paper) +
      path(crater, ink.warm) +
      rect(0, 330, WIDTH, 80, ink.key),
  }
}

export const cactus: PosterMotif = (_canvas, ink, _random, variant) => {
  const plant = (x: number, y: number, s: number, f: string) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      line('M0 190V0', f, 44, { strokeLinecap: 'round' }) +
        line('M0 110H-34Q-56 110-56 88V54', f, 26, { strokeLinecap: 'round' }) +
        line('M0 130H34Q58 130 58 106V44', f, 26, { strokeLinecap: 'round' }) +
        line('M-10 4V190M10 4V190', ink.paper, 2, { strokeDasharray: '7 9' }) +
        star(0, -26, 18, 0.4, 6, ink.bright),
    )
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      circle(variant ? 76 : 206, 128, 72, ink.bright) +
      polygon([-20, 330, 20, 220, 90, 220, 120, 290, 150, 240, 230, 240, 320, 330], ink.warm) +
      (variant
        ? plant(200, 136, 1.1, ink.key)
        : plant(96, 120, 1.15, ink.key) + plant(240, 236, 0.55, ink.key)) +
      rect(0, 322, WIDTH, 80, ink.key),
  }
}
