import {
  circle,
  each,
  ellipse,
  group,
  line,
  path,
  polygon,
  rect,
  rounded,
  star,
  times,
} from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { hatch, rays, sheet, wave } from '../patterns.ts'

export const tram: PosterMotif = (_canvas, ink, _random, variant) => {
  if (variant) {
    return {
      top: ink.ground,
      foot: ink.key,
      art:
        sheet(ink.ground) +
        circle(226, 100, 54, ink.bright) +
        polygon([-20, 340, 60, 190, 150, 270, 220, 170, 330, 340], ink.warm) +
        polygon([60, 190, 92, 220, 74, 236, 52, 218], ink.paper) +
        line('M-10 120L310 104', ink.key, 3) +
        line('M150 196L176 114M150 196L124 118', ink.key, 4) +
        rounded(28, 196, 244, 112, 14, ink.paper) +
        rect(28, 262, 244, 46, ink.key) +
        rect(28, 254, 244, 10, ink.bright) +
        times(4, (i) => rounded(46 + i * 54, 212, 42, 36, 4, ink.key)) +
        times(4, (i) =>
          polygon([46 + i * 54, 248, 74 + i * 54, 212, 86 + i * 54, 212, 58 + i * 54, 248], {
            fill: ink.ground,
            opacity: 0.8,
          }),
        ) +
        each([84, 216], (x) => circle(x, 316, 20, ink.key) + circle(x, 316, 9, ink.bright)) +
        circle(266, 280, 7, ink.bright) +
        rect(0, 334, 300, 70, ink.key) +
        rect(0, 336, 300, 3, ink.paper),
    }
  }
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      rays(150, 120, 360, 22, { fill: ink.paper, opacity: 0.22 }) +
      line('M20 40L150 60L280 40M150 60V92', ink.key, 4) +
      path('M70 330V128C70 98 96 88 150 88C204 88 230 98 230 128V330Z', ink.warm) +
      path('M150 88C204 88 230 98 230 128V330H150Z', { fill: ink.key, opacity: 0.22 }) +
      rounded(104, 98, 92, 26, 6, ink.key) +
      each([122, 150, 178], (x) => star(x, 111, 7, 0.45, 5, ink.bright)) +
      path('M86 212V150Q86 136 100 136H144V212ZM156 212V136H200Q214 136 214 150V212Z', ink.key) +
      polygon([92, 212, 122, 136, 138, 136, 108, 212], ink.paper) +
      polygon([164, 212, 190, 144, 202, 144, 176, 212], ink.paper) +
      rect(70, 226, 160, 14, ink.bright) +
      circle(150, 274, 26, ink.key) +
      circle(150, 274, 19, ink.bright) +
      circle(150, 274, 9, ink.paper) +
      each([92, 208], (x) => circle(x, 292, 10, ink.paper)) +
      polygon([60, 322, 240, 322, 226, 346, 74, 346], ink.key) +
      rect(0, 340, 300, 64, ink.key) +
      line('M96 346L60 400M204 346L240 400', ink.paper, 4),
  }
}

export const windmill: PosterMotif = (canvas, ink, _random, variant) => {
  const sail = (turn: number) =>
    group(
      `rotate(${turn})`,
      rect(-3, -132, 6, 132, ink.key) +
        polygon([3, -128, 34, -120, 34, -34, 3, -28], ink.paper) +
        line('M3-106H34M3-84H34M3-62H34M3-42H34M18-124V-32', ink.key, 2),
    )
  const mill = (x: number, y: number, scale: number, turn: number) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      polygon([-36, 0, 36, 0, 60, 210, -60, 210], ink.warm) +
        polygon([0, 0, 36, 0, 60, 210, 0, 210], { fill: ink.key, opacity: 0.3 }) +
        path('M-42 4C-42-44 42-44 42 4Z', ink.key) +
        path('M-15 210V172A15 17 0 0 1 15 172V210Z', ink.key) +
        rect(-12, 66, 24, 28, ink.bright) +
        rect(-66, 120, 132, 8, ink.key) +
        group(
          `translate(0 -8) rotate(${turn})`,
          sail(0) + sail(90) + sail(180) + sail(270) + circle(0, 0, 11, ink.bright),
        ),
    )
  return {
    top: ink.ground,
    foot: ink.key,
    art: variant
      ? sheet(ink.ground) +
        circle(70, 88, 50, ink.bright) +
        each([0, 1, 2, 3], (i) =>
          polygon(
            [-20, 300 + i * 14, 320, 262 + i * 22, 320, 284 + i * 22, -20, 314 + i * 14],
            i % 2 ? ink.bright : ink.warm,
          ),
        ) +
        mill(206, 150, 0.78, 28) +
        mill(60, 226, 0.32, 50) +
        rect(0, 344, 300, 60, ink.key)
      : sheet(ink.ground) +
        circle(150, 132, 122, ink.bright) +
        canvas.clipped(
          circle(150, 132, 122, '#000'),
          hatch(canvas, 20, 120, 260, 140, 14, ink.ground, 4),
        ) +
        mill(150, 140, 1, 18) +
        wave(340, 6, 90, ink.key, 30),
  }
}

export const kite: PosterMotif = (_canvas, ink, _random, variant) => {
  const diamond = (x: number, y: number, scale: number, turn: number, a: string, b: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      polygon([0, -110, 74, -26, 0, 0], a) +
        polygon([0, -110, -74, -26, 0, 0], b) +
        polygon([74, -26, 0, 112, 0, 0], b) +
        polygon([-74, -26, 0, 112, 0, 0], a) +
        polygon([0, -26, 74, -26, 0, 0], { fill: ink.key, opacity: 0.25 }) +
        line('M0-110V112M-74-26H74', ink.key, 3) +
        circle(0, -26, 9, ink.key),
    )
  const bow = (x: number, y: number, turn: number, fill: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      polygon([0, 0, -20, -11, -20, 11], fill) +
        polygon([0, 0, 20, -11, 20, 11], fill) +
        circle(0, 0, 4, ink.key),
    )
  if (variant) {
    return {
      top: ink.ground,
      foot: ink.key,
      art:
        sheet(ink.ground) +
        each(
          [
            [66, 250, 60],
            [100, 262, 74],
            [250, 220, 56],
            [214, 232, 70],
          ],
          ([x, y, r]) => ellipse(x, y, r, 18, ink.paper),
        ) +
        line('M204 198C190 260 226 300 186 350', ink.key, 2.5) +
        line('M84 120C70 190 120 250 110 350', ink.key, 2.5) +
        diamond(206, 110, 0.82, 18, ink.warm, ink.paper) +
        diamond(78, 84, 0.5, -22, ink.bright, ink.key) +
        bow(196, 236, 20, ink.bright) +
        bow(206, 280, -14, ink.warm) +
        bow(84, 180, 30, ink.warm) +
        polygon([-20, 350, 90, 300, 200, 336, 320, 296, 320, 420, -20, 420], ink.key),
    }
  }
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      times(6, (i) =>
        line(`M${-40 + i * 22} ${60 + i * 50}q40 -26 80 0t80 0t80 0t80 0`, ink.key, 2, {
          opacity: 0.45,
        }),
      ) +
      line('M122 250C90 290 150 312 112 350S60 366 40 392', ink.key, 3) +
      diamond(158, 140, 1.1, 16, ink.warm, ink.bright) +
      bow(112, 286, 40, ink.paper) +
      bow(128, 326, -30, ink.warm) +
      bow(88, 362, 24, ink.bright),
  }
}
