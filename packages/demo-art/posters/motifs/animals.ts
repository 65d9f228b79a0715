import { circle, each, ellipse, group, line, path, pie, rect, ring, times } from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { sheet } from '../patterns.ts'

export const koi: PosterMotif = (_canvas, ink, _random, variant) => {
  const fish = (f1: string, f2: string, rot: number, x: number, y: number, sc: number) =>
    group(
      `translate(${x} ${y}) rotate(${rot}) scale(${sc})`,
      path(
        'M0-96C46-84 56-20 34 40C22 74 40 104 62 126C30 124 6 110-4 88C-16 112-38 122-66 120' +
          'C-40 102-30 72-38 40C-58-20-46-84 0-96Z',
        f1,
      ) +
        path('M36-30C70-30 92-6 94 22C70 16 44 12 34 0Z', f1) +
        path('M-42-30C-74-26-92 0-90 24C-70 14-48 8-38-6Z', f1) +
        path(
          'M-46-52C-20-66 20-64 44-52C48-34 46-16 42 0C10-16-18-14-48-2C-50-20-50-36-46-52Z',
          f2,
        ) +
        path(
          'M-34 40C-16 26 14 30 34 40C28 62 24 66 14 78C2 60-14 62-24 76C-32 62-32 52-34 40Z',
          f2,
        ) +
        circle(-18, -70, 5, ink.key) +
        circle(18, -70, 5, ink.key),
    )
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      times(6, (i) =>
        ring(variant ? 150 : 90, variant ? 190 : 140, 30 + i * 42, ink.key, 1.6 + i * 0.6, {
          opacity: 0.75,
        }),
      ) +
      (variant
        ? fish(ink.paper, ink.warm, 24, 150, 196, 1.45)
        : fish(ink.paper, ink.warm, 148, 196, 128, 0.92) +
          fish(ink.warm, ink.bright, -32, 104, 232, 0.92)) +
      each(
        [
          [34, 60],
          [262, 280],
          [250, 46],
        ],
        (q) => circle(q[0], q[1], 19, ink.bright) + pie(q[0], q[1], 20, -0.3, 0.5, ink.ground),
      ),
  }
}

export const moth: PosterMotif = (_canvas, ink, _random, variant) => {
  const h =
    path('M150 150C120 60 50 40 12 72C6 140 60 200 150 196Z', ink.warm) +
    path('M150 196C80 204 44 250 62 312C108 322 146 270 150 214Z', ink.bright) +
    path('M150 166C124 100 76 78 40 90C48 140 90 180 150 184Z', { fill: ink.key, opacity: 0.9 }) +
    circle(78, 124, 24, ink.paper) +
    circle(78, 124, 13, ink.warm) +
    circle(78, 124, 5, ink.key) +
    circle(96, 268, 17, ink.paper) +
    circle(96, 268, 8, ink.key) +
    line('M150 128C140 96 122 84 104 80', ink.paper, 3.5)
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant
        ? circle(150, 190, 142, { fill: ink.key, opacity: 0.55 })
        : times(10, (i) => rect(0, 36 + i * 32, 300, 1.4, ink.key))) +
      h +
      group('translate(300 0) scale(-1 1)', h) +
      ellipse(150, 204, 13, 84, ink.key) +
      times(5, (i) => rect(137, 190 + i * 18, 26, 6, ink.bright)) +
      circle(150, 132, 13, ink.key),
  }
}

export const snake: PosterMotif = (_canvas, ink, _random, variant) => {
  const d = variant
    ? 'M-30 90H190A46 46 0 0 1 190 182H110A46 46 0 0 0 110 274H250'
    : 'M60 440V130A45 45 0 0 1 150 130V240A45 45 0 0 0 240 240V110'
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant ? circle(210, 130, 120, ink.key) : rect(0, 0, 150, 400, ink.key)) +
      line(d, ink.warm, 58) +
      line(d, ink.bright, 58, { strokeDasharray: '14 26' }) +
      line(d, ink.warm, 18) +
      line(d, ink.paper, 3, { strokeDasharray: '2 9' }) +
      (variant
        ? group(
            'translate(252 274) rotate(90)',
            path('M-36 6C-36-30-20-58 0-62C20-58 36-30 36 6Z', ink.warm) +
              circle(-15, -24, 7, ink.paper) +
              circle(15, -24, 7, ink.paper) +
              circle(-15, -24, 3, ink.key) +
              circle(15, -24, 3, ink.key) +
              line('M0-60V-80L-8-92M0-80L8-92', ink.bright, 4),
          )
        : group(
            'translate(240 112)',
            path('M-38 8C-40-32-22-64 0-68C22-64 40-32 38 8Z', ink.warm) +
              circle(-16, -24, 8, ink.paper) +
              circle(16, -24, 8, ink.paper) +
              circle(-16, -25, 3.5, ink.key) +
              circle(16, -25, 3.5, ink.key) +
              line('M0-66V-86L-9-98M0-86L9-98', ink.bright, 4),
          )),
  }
}

export const scales: PosterMotif = (_canvas, ink, _random, variant) => {
  let art = sheet(ink.key)
  const w = variant ? 50 : 60
  for (let j = 9; j >= -1; j--) {
    for (let i = -1; i < 8; i++) {
      const x = i * w + (j % 2 ? w / 2 : 0)
      const y = j * w * 0.62 + 10
      const k = (i * 3 + j * 5 + 30) % 7
      art +=
        path(
          `M${x} ${y - w * 0.4}h${w}v${w * 0.3}` +
            `c0 ${w * 0.5} ${-w * 0.3} ${w * 0.6} ${-w / 2} ${w * 0.8}` +
            `c${-w * 0.2} ${-w * 0.2} ${-w / 2} ${-w * 0.3} ${-w / 2} ${-w * 0.8}z`,
          {
            fill: k === 2 ? ink.bright : k % 2 ? ink.warm : ink.ground,
            stroke: ink.key,
            strokeWidth: 3,
          },
        ) + line(`M${x + w / 2} ${y - 4}v${w * 0.4}`, ink.key, 2)
    }
  }
  return {
    top: ink.key,
    foot: ink.key,
    art:
      art +
      path('M8 196C70 120 200 104 292 156C252 262 100 286 8 196Z', ink.key) +
      path('M26 196C84 134 190 124 272 164C232 248 106 264 26 196Z', ink.bright) +
      circle(152, 192, 50, ink.paper) +
      path('M152 134C172 164 172 222 152 252C132 222 132 164 152 134Z', ink.key) +
      circle(136, 170, 8, ink.paper),
  }
}
