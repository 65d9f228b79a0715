import { circle, each, ellipse, group, line, path, polygon, rect, ring, rounded, star, times } from '../../shapes.ts'
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
          polygon([46 + i * 54, 248, 74 + i * 54, 212, 86 + i * 54, 212, 58 + i * 54, 248], { fill: ink.ground, opacity: 0.8 }),
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
        group(`translate(0 -8) rotate(${turn})`, sail(0) + sail(90) + sail(180) + sail(270) + circle(0, 0, 11, ink.bright)),
    )
  return {
    top: ink.ground,
    foot: ink.key,
    art: variant
      ? sheet(ink.ground) +
        circle(70, 88, 50, ink.bright) +
        each([0, 1, 2, 3], (i) =>
          polygon([-20, 300 + i * 14, 320, 262 + i * 22, 320, 284 + i * 22, -20, 314 + i * 14], i % 2 ? ink.bright : ink.warm),
        ) +
        mill(206, 150, 0.78, 28) +
        mill(60, 226, 0.32, 50) +
        rect(0, 344, 300, 60, ink.key)
      : sheet(ink.ground) +
        circle(150, 132, 122, ink.bright) +
        canvas.clipped(circle(150, 132, 122, '#000'), hatch(canvas, 20, 120, 260, 140, 14, ink.ground, 4)) +
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
      polygon([0, 0, -20, -11, -20, 11], fill) + polygon([0, 0, 20, -11, 20, 11], fill) + circle(0, 0, 4, ink.key),
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
      times(6, (i) => line(`M${-40 + i * 22} ${60 + i * 50}q40 -26 80 0t80 0t80 0t80 0`, ink.key, 2, { opacity: 0.45 })) +
      line('M122 250C90 290 150 312 112 350S60 366 40 392', ink.key, 3) +
      diamond(158, 140, 1.1, 16, ink.warm, ink.bright) +
      bow(112, 286, 40, ink.paper) +
      bow(128, 326, -30, ink.warm) +
      bow(88, 362, 24, ink.bright),
  }
}

export const samovar: PosterMotif = (_canvas, ink, _random, variant) => {
  const steam = line('M120 74C106 56 134 44 120 22M150 66C136 46 164 34 150 10M180 74C166 56 194 44 180 22', ink.paper, 5, {
    strokeLinecap: 'round',
  })
  const urn =
    path('M128 84H172V100H128ZM140 72H160V84H140Z', ink.key) +
    path('M92 112C84 104 216 104 208 112L226 150C236 214 210 250 186 268H114C90 250 64 214 74 150Z', ink.warm) +
    path('M150 106C190 106 206 108 208 112L226 150C236 214 210 250 186 268H150Z', { fill: ink.key, opacity: 0.28 }) +
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
      : sheet(ink.ground) + circle(150, 190, 134, { fill: ink.bright, opacity: 0.55 }) + steam + urn + rect(0, 336, 300, 68, ink.key),
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
  const strings = (colour: string) => times(9, (i) => line(`M${122 + i * 11} ${82 + Math.sin(i / 2.6) * 10}V${294 - i * 17}`, colour, 2))
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

export const orca: PosterMotif = (_canvas, ink, _random, variant) => {
  const body =
    path(
      'M40 250C60 170 120 116 200 112C236 110 262 124 276 142C250 150 232 166 214 196C196 232 160 262 108 276C88 300 70 312 44 312C56 298 60 288 58 276C46 276 36 272 26 260C34 258 38 254 40 250Z',
      ink.key,
    ) +
    path('M276 142C250 150 226 158 204 186C176 224 138 246 96 262C130 226 160 214 178 186C196 160 232 140 276 142Z', ink.paper) +
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
        path('M138 186C142 214 140 250 122 300H146C152 260 152 220 150 190Z', { fill: ink.paper, opacity: 0.9 }) +
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

export const pagoda: PosterMotif = (_canvas, ink, _random, variant) => {
  const tier = (y: number, half: number) =>
    rect(150 - half * 0.58, y, half * 1.16, 40, ink.paper) +
    times(3, (i) => rect(150 - half * 0.42 + i * half * 0.32, y + 10, half * 0.2, 30, ink.key)) +
    path(
      `M${150 - half} ${y + 4}C${150 - half * 0.6} ${y} ${150 - half * 0.44} ${y - 14} ${150 - half * 0.4} ${y - 26}H${150 + half * 0.4}C${150 + half * 0.44} ${y - 14} ${150 + half * 0.6} ${y} ${150 + half} ${y + 4}L${150 + half * 0.94} ${y + 12}H${150 - half * 0.94}Z`,
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
        polygon([-20, 340, 70, 200, 130, 270, 200, 180, 330, 340], { fill: ink.key, opacity: 0.35 }) +
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
      : sheet(ink.ground) + circle(150, 180, 138, ink.bright) + tower + rect(0, 336, 300, 68, ink.key),
  }
}
