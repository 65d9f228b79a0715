import { circle, each, group, line, path, polygon, rect, times } from '../../shapes.ts'
import type { PosterMotif } from '../motif.ts'
import { sheet, wave } from '../patterns.ts'

export const crane: PosterMotif = (_canvas, ink, _random, variant) => {
  const flying =
    path(
      'M20 236C70 214 110 214 150 226C120 170 70 130 36 110C110 116 170 150 196 212' +
        'L288 152L280 164L208 232C186 258 140 262 110 254L30 262Z',
      ink.paper,
    ) +
    path('M36 110C110 116 170 150 196 212L180 216C150 166 96 128 36 110Z', ink.key) +
    path('M150 226C120 170 84 144 60 132L52 142C90 166 120 196 134 228Z', {
      fill: ink.key,
      opacity: 0.25,
    }) +
    path('M196 212C208 176 236 128 262 96C256 150 238 196 212 228Z', ink.paper) +
    path('M262 96C256 150 238 196 212 228L208 220C232 186 250 142 262 96Z', ink.key) +
    polygon([280, 160, 296, 140, 276, 152], ink.bright) +
    circle(274, 158, 5, ink.warm) +
    line('M34 248L4 262M34 258L2 274', ink.key, 3)
  const standing =
    line('M136 250V352M160 250V352M136 352H120M160 352H144', ink.key, 4) +
    path(
      'M70 246C84 196 130 176 172 190C204 200 214 222 206 240C190 262 120 268 70 246Z',
      ink.paper,
    ) +
    path('M70 246C60 262 50 282 52 300C76 290 110 276 132 258Z', ink.key) +
    path('M70 246C96 224 140 214 176 222C160 244 116 256 70 246Z', {
      fill: ink.bright,
      opacity: 0.75,
    }) +
    path(
      'M186 200C206 170 168 136 182 96C188 78 210 74 220 88L214 100C202 92 196 102 198 114C202 146 232 172 206 216Z',
      ink.paper,
    ) +
    path('M190 190C206 166 176 140 186 104L198 114C202 146 224 168 206 204Z', ink.key) +
    polygon([216, 84, 262, 92, 216, 98], ink.bright) +
    path('M190 82C200 70 214 72 220 84C210 84 200 86 190 82Z', ink.warm) +
    circle(208, 88, 2.6, ink.key)
  return {
    top: ink.ground,
    foot: variant ? ink.ground : ink.key,
    art: variant
      ? sheet(ink.ground) +
        circle(150, 180, 126, ink.warm) +
        times(4, (i) => rect(0, 240 + i * 20, 300, 4 + i * 2, ink.ground)) +
        flying
      : sheet(ink.ground) +
        circle(104, 130, 78, ink.warm) +
        wave(336, 7, 60, ink.key, 10) +
        each([24, 44, 250, 272], (x, i) =>
          line(`M${x} 350Q${x + 4} 300 ${x - 8 + i * 6} ${254 - (i % 2) * 30}`, ink.bright, 4),
        ) +
        standing,
  }
}

export const raven: PosterMotif = (_canvas, ink, _random, variant) => {
  if (variant) {
    return {
      top: ink.ground,
      foot: ink.key,
      art:
        sheet(ink.ground) +
        circle(196, 116, 74, ink.bright) +
        line('M-10 300C70 280 120 296 310 262', ink.key, 15) +
        line('M210 276C236 252 260 246 290 214M60 288C40 262 30 246 6 236', ink.key, 7) +
        path(
          'M56 330C76 290 92 250 104 206C112 168 140 146 176 150C190 120 232 120 240 152' +
            'L286 170L240 178C236 214 220 246 178 262L150 288L156 266C120 276 92 304 56 330Z',
          ink.key,
        ) +
        path('M112 208C150 200 190 220 196 244C164 262 124 262 96 278Z', {
          fill: ink.ground,
          opacity: 0.4,
        }) +
        line('M120 220C150 214 174 226 186 240M112 238C140 232 158 240 172 250', ink.key, 3) +
        circle(216, 150, 7, ink.paper) +
        circle(217, 150, 3.2, ink.key) +
        line('M160 268L156 288M178 262L176 284', ink.warm, 5) +
        rect(0, 344, 300, 60, ink.key),
    }
  }
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      circle(132, 170, 128, ink.bright) +
      path(
        'M40 420C44 330 56 250 84 196C104 156 150 136 186 152C214 158 226 176 230 190' +
          'L296 222C268 232 240 232 216 224C206 262 236 310 236 420Z',
        ink.key,
      ) +
      polygon([214, 222, 230, 190, 296, 222, 250, 214], { fill: ink.warm, opacity: 0.95 }) +
      times(4, (i) =>
        path(
          `M${66 + i * 10} ${300 + i * 26}q${40 - i * 4} -34 ${96 - i * 14} -20q-22 26 -${96 - i * 14} 20Z`,
          {
            fill: ink.ground,
            opacity: 0.4,
          },
        ),
      ) +
      circle(186, 184, 15, ink.paper) +
      circle(190, 184, 8, ink.key) +
      circle(193, 181, 2.6, ink.paper),
  }
}

export const peacock: PosterMotif = (_canvas, ink, _random, variant) => {
  const eye = (x: number, y: number, scale: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
      path('M0-46C26-34 30 6 0 40C-30 6-26-34 0-46Z', ink.warm) +
        path('M0-34C18-26 20 4 0 28C-20 4-18-26 0-34Z', ink.bright) +
        circle(0, -6, 13, ink.key) +
        circle(3, -10, 5, ink.paper),
    )
  if (variant) {
    return {
      top: ink.ground,
      foot: ink.ground,
      art:
        sheet(ink.ground) +
        times(5, (row) =>
          times(4, (column) => {
            const x = 40 + column * 74 + (row % 2) * 37 - 18
            const y = 54 + row * 70
            return line(`M${x} ${y + 30}V${y + 90}`, ink.key, 3) + eye(x, y, row % 2 ? 0.86 : 1, 0)
          }),
        ),
    }
  }
  const tail = [0, 1, 2].map((tier) => {
    const count = 13 - tier * 2
    const reach = 156 - tier * 44
    return times(count, (i) => {
      const turn = -96 + (i * 192) / (count - 1)
      return group(
        `rotate(${Math.round(turn * 10) / 10} 150 236)`,
        line(`M150 236V${236 - reach + 20}`, ink.key, 3) +
          eye(150, 236 - reach, 0.62 - tier * 0.06, 0),
      )
    })
  })
  return {
    top: ink.ground,
    foot: ink.key,
    art:
      sheet(ink.ground) +
      circle(150, 236, 190, { fill: ink.key, opacity: 0.28 }) +
      tail.join('') +
      path(
        'M120 350C112 290 128 262 138 234C132 204 136 176 150 172C166 176 168 204 162 234C172 262 188 290 180 350Z',
        ink.paper,
      ) +
      path('M150 172C166 176 168 204 162 234C172 262 188 290 180 350H150Z', {
        fill: ink.bright,
        opacity: 0.6,
      }) +
      polygon([144, 190, 156, 190, 150, 208], ink.warm) +
      circle(143, 186, 3, ink.key) +
      circle(157, 186, 3, ink.key) +
      line('M150 172V156M150 172L140 158M150 172L160 158', ink.key, 2.4) +
      each([140, 150, 160], (x, i) => circle(x, i === 1 ? 153 : 156, 4, ink.warm)) +
      rect(0, 340, 300, 64, ink.key),
  }
}
