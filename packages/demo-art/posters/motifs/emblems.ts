import {
  circle,
  each,
  ellipse,
  group,
  line,
  path,
  pick,
  pie,
  polar,
  polygon,
  rect,
  round,
  star,
  times,
} from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { rays, sheet } from '../patterns.ts'

/** A harlequin, half plain and half chequered. */
export const mask: PosterMotif = (canvas, ink, _random, variant) => {
  const right = 'M214 140C214 250 184 312 150 318V116H214Z'
  const lozenges = times(18, (i) => {
    const row = Math.floor(i / 3)
    const [x, y] = [160 + (i % 3) * 16 + (row % 2) * 8, 122 + row * 38]
    return polygon([x, y - 22, x + 13, y, x, y + 22, x - 13, y], ink.bright)
  })
  const face =
    path('M86 140C86 250 116 312 150 318V116H86Z', ink.paper) +
    path(right, ink.warm) +
    canvas.clipped(path(right, '#000'), lozenges) +
    polygon([120, 152, 132, 198, 120, 250, 108, 198], ink.warm) +
    path('M96 198C108 182 132 184 144 200C130 214 110 212 96 198Z', ink.key) +
    path('M204 198C192 182 168 184 156 200C170 214 190 212 204 198Z', ink.key) +
    circle(121, 198, 7, ink.bright) +
    circle(179, 198, 7, ink.bright) +
    polygon([150, 204, 150, 256, 134, 252], ink.key) +
    path('M126 276Q138 266 150 272Q162 266 174 276Q150 296 126 276Z', ink.key)
  const ruff = times(9, (i) =>
    ellipse(54 + i * 24, 322 - Math.abs(i - 4) * 4, 17, 25, {
      fill: i % 2 ? ink.paper : ink.bright,
      stroke: ink.key,
      strokeWidth: 2,
    }),
  )
  const cap =
    path('M82 146C56 112 34 124 24 168C4 96 46 44 98 60C128 70 146 98 150 128Z', ink.bright) +
    path('M218 146C244 112 266 124 276 168C296 96 254 44 202 60C172 70 154 98 150 128Z', ink.key) +
    path('M106 106C114 64 138 44 150 18C162 44 186 64 194 106L150 132Z', ink.warm) +
    path('M78 150Q150 92 222 150L214 162Q150 112 86 162Z', ink.paper) +
    each(
      [
        [24, 172],
        [276, 172],
        [150, 18],
      ],
      ([x, y]) => circle(x, y, 12, ink.bright) + circle(x, y, 4, ink.key),
    )
  const bicorne =
    path('M36 150C50 40 250 40 264 150C210 112 90 112 36 150Z', ink.key) +
    path('M36 150C90 112 210 112 264 150L258 162C206 126 94 126 42 162Z', ink.bright) +
    circle(150, 96, 17, ink.warm) +
    circle(150, 96, 7, ink.paper) +
    path('M150 84C170 40 220 24 262 34C236 44 244 60 214 66C196 70 172 78 150 84Z', ink.paper)
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      rays(150, 180, 330, 24, { fill: ink.key, opacity: 0.35 }, 0.06) +
      ruff +
      face +
      (variant ? bicorne : cap),
  }
}

export const eye: PosterMotif = (_canvas, ink, _random, variant) => {
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant
        ? rays(150, 186, 330, 36, ink.key)
        : polygon([150, 24, 300, 330, 0, 330], ink.key) +
          line('M150 50L276 316H24Z', ink.bright, 3)) +
      path('M22 196C80 110 220 110 278 196C220 276 80 276 22 196Z', ink.paper) +
      circle(150, 192, 62, ink.warm) +
      circle(150, 192, 44, ink.bright) +
      times(20, (i) => {
        const a = polar(150, 192, 46, (i * Math.PI) / 10)
        const b = polar(150, 192, 60, (i * Math.PI) / 10)
        return line(`M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`, ink.key, 3)
      }) +
      circle(150, 192, 25, ink.key) +
      circle(162, 178, 9, ink.paper) +
      line('M22 196C80 110 220 110 278 196', ink.warm, 8) +
      times(7, (i) => {
        const a = Math.PI + 0.5 + (i * (Math.PI - 1)) / 6
        const q = polar(150, 218, 122, a)
        const z = polar(150, 218, 160, a)
        return line(`M${round(q[0])} ${round(q[1])}L${round(z[0])} ${round(z[1])}`, ink.bright, 7, {
          strokeLinecap: 'round',
        })
      }),
  }
}

export const gem: PosterMotif = (_canvas, ink, _random, variant) => {
  const stone =
    polygon([62, 120, 150, 120, 106, 176], ink.paper) +
    polygon([150, 120, 238, 120, 194, 176], ink.bright) +
    polygon([150, 120, 194, 176, 106, 176], ink.warm) +
    polygon([62, 120, 106, 176, 20, 176], ink.bright) +
    polygon([238, 120, 280, 176, 194, 176], ink.key) +
    polygon([20, 176, 106, 176, 150, 318], ink.warm) +
    polygon([106, 176, 194, 176, 150, 318], ink.paper) +
    polygon([194, 176, 280, 176, 150, 318], ink.bright) +
    polygon([106, 176, 150, 176, 150, 318], { fill: ink.warm, opacity: 0.35 })
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant
        ? rays(150, 200, 340, 18, { fill: ink.key, opacity: 0.6 })
        : times(5, (i) =>
            rect(-20 + i * 26, 60 + i * 26, 340 - i * 52, 290 - i * 52, {
              transform: 'rotate(45 150 205)',
              fill: 'none',
              stroke: ink.key,
              strokeWidth: 5,
            }),
          )) +
      group(variant ? 'translate(0 -10)' : 'translate(30 22) scale(.8 .82)', stone) +
      star(238, 92, 26, 0.18, 4, ink.paper) +
      star(66, 282, 15, 0.18, 4, ink.paper),
  }
}

export const seven: PosterMotif = (_canvas, ink, _random, variant) => {
  const d = 'M50 60H256V120C206 180 170 240 160 340H86C94 250 130 186 178 128H112V158H50Z'
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      (variant ? rays(150, 200, 340, 16, ink.key) : rect(0, 0, 90, 400, ink.key)) +
      each([ink.key, ink.bright, ink.paper, ink.warm], (c, i) =>
        group(`translate(${(3 - i) * 11 - 16} ${(3 - i) * 11 - 30})`, path(d, c)),
      ) +
      (variant
        ? star(66, 250, 24, 0.4, 5, ink.bright) + star(238, 296, 16, 0.4, 5, ink.paper)
        : ''),
  }
}

export const modules: PosterMotif = (_canvas, ink, random, variant) => {
  let art = sheet(ink.ground)
  const colours = [ink.warm, ink.bright, ink.paper, ink.key]
  const q = variant ? 75 : 100
  const n = Math.ceil(300 / q)
  for (let j = 0; j < (variant ? 4 : 3); j++) {
    for (let i = 0; i < n; i++) {
      const x = i * q
      const y = j * q
      const k = Math.floor(random() * 6)
      const a = pick(colours, random() * 4)
      const b = pick(
        colours.filter((colour) => colour !== a),
        random() * 3,
      )
      art += rect(x, y, q + 0.5, q + 0.5, a) + module(x, y, q, k, a, b)
    }
  }
  return { top: ink.ground, foot: ink.ground, art }
}

function module(
  x: number,
  y: number,
  size: number,
  kind: number,
  ground: string,
  shape: string,
): string {
  const half = size / 2
  switch (kind) {
    case 0:
      return circle(x + half, y + half, half, shape) + circle(x + half, y + half, size / 5, ground)
    case 1:
      return pie(x, y, size, 0, Math.PI / 2, shape)
    case 2:
      return (
        pie(x + size, y + size, size, Math.PI, Math.PI * 1.5, shape) +
        pie(x + size, y + size, half, Math.PI, Math.PI * 1.5, ground)
      )
    case 3:
      return polygon([x, y + size, x + size, y + size, x + size, y], shape)
    case 4:
      return (
        pie(x + half, y, half, 0, Math.PI, shape) + pie(x + half, y + half, half, 0, Math.PI, shape)
      )
    default:
      return times(4, (i) => rect(x, y + (i * size) / 4, size, size / 8, shape))
  }
}
