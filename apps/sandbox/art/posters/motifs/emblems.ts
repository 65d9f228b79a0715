import { circle, each, group, line, path, pick, pie, polar, polygon, rect, round, star, times } from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { rays, sheet } from '../patterns.ts'

export const mask: PosterMotif = (_canvas, ink, _random, variant) => {
  const half =
    path('M150 62C90 62 62 92 62 150C62 250 98 316 150 330Z', ink.warm) +
    path('M150 62C118 84 108 120 112 150C86 140 72 146 66 166C62 118 76 64 150 62Z', ink.key) +
    path('M76 178C92 158 124 164 138 186C116 200 92 198 76 178Z', ink.paper) +
    circle(108, 180, 11, ink.key) +
    path('M84 232C100 222 108 236 104 258C92 254 86 246 84 232Z', ink.bright) +
    path('M150 270H116C120 290 134 298 150 300Z', ink.key) +
    path('M150 170L132 242H150Z', ink.paper)
  const fe = times(variant ? 9 : 7, (i) => {
    const n = variant ? 9 : 7
    const a = -Math.PI + ((i + 0.5) * Math.PI) / n
    return group(
      `translate(150 150) rotate(${round((a * 180) / Math.PI + 90)})`,
      path('M0-60C22-100 18-140 0-172C-18-140-22-100 0-60Z', pick([ink.bright, ink.paper, ink.warm], (i + variant) % 3)) +
        circle(0, -128, 7, ink.key),
    )
  })
  return {
    top: ink.ground,
    foot: ink.ground,
    art:
      sheet(ink.ground) +
      rays(150, 180, 330, 24, { fill: ink.key, opacity: 0.35 }, 0.06) +
      group(
        'translate(0 14)',
        fe + half + group('translate(300 0) scale(-1 1)', half) + path('M150 62L170 92L150 124L130 92Z', ink.bright),
      ),
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
        : polygon([150, 24, 300, 330, 0, 330], ink.key) + line('M150 50L276 316H24Z', ink.bright, 3)) +
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
        return line(`M${round(q[0])} ${round(q[1])}L${round(z[0])} ${round(z[1])}`, ink.bright, 7, { strokeLinecap: 'round' })
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
      (variant ? star(66, 250, 24, 0.4, 5, ink.bright) + star(238, 296, 16, 0.4, 5, ink.paper) : ''),
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

function module(x: number, y: number, size: number, kind: number, ground: string, shape: string): string {
  const half = size / 2
  switch (kind) {
    case 0:
      return circle(x + half, y + half, half, shape) + circle(x + half, y + half, size / 5, ground)
    case 1:
      return pie(x, y, size, 0, Math.PI / 2, shape)
    case 2:
      return pie(x + size, y + size, size, Math.PI, Math.PI * 1.5, shape) + pie(x + size, y + size, half, Math.PI, Math.PI * 1.5, ground)
    case 3:
      return polygon([x, y + size, x + size, y + size, x + size, y], shape)
    case 4:
      return pie(x + half, y, half, 0, Math.PI, shape) + pie(x + half, y + half, half, 0, Math.PI, shape)
    default:
      return times(4, (i) => rect(x, y + (i * size) / 4, size, size / 8, shape))
  }
}
