import type { Canvas } from '../../canvas.ts'
import { darken, lighten, mix } from '../../colour.ts'
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
  rounded,
  times,
} from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import type { LitInk } from '../palettes.ts'
import { rays, starField } from '../scenery.ts'

export const hourglass: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const brass = canvas.linear(
    { 0: darken(second, 0.4), 0.3: lighten(second, 0.6), 0.6: second, 1: darken(second, 0.6) },
    0,
    0,
    1,
    0,
  )
  const sand = canvas.linear({ 0: lighten(accent, 0.5), 1: accent })
  const glass =
    'M92 86H208C208 150 166 168 158 190C166 212 208 230 208 294H92C92 230 134 212 142 190C134 168 92 150 92 86Z'
  const plate = (y: number) =>
    rounded(72, y, 156, 20, 8, brass) + rounded(84, y + 16, 132, 8, 3, darken(second, 0.45))
  const body =
    path(glass, { fill: light, opacity: 0.16 }) +
    path(
      variant
        ? 'M96 112C104 150 140 168 148 186H152C160 168 196 150 204 112Q150 128 96 112Z'
        : 'M106 136C118 156 142 170 148 188H152C158 170 182 156 194 136Q150 148 106 136Z',
      sand,
    ) +
    rect(148.5, 186, 3, 90, lighten(accent, 0.3)) +
    path(
      variant
        ? 'M110 292C118 268 140 254 150 248C160 254 182 268 190 292Z'
        : 'M96 292C104 254 138 240 150 230C162 240 196 254 204 292Z',
      sand,
    ) +
    path(glass, {
      fill: 'none',
      stroke: lighten(light, 0.3),
      strokeWidth: 3,
      strokeOpacity: 0.85,
    }) +
    line('M106 96C108 132 128 150 138 166M106 284C108 256 122 238 134 226', '#ffffff', 5, {
      opacity: 0.55,
      strokeLinecap: 'round',
    }) +
    each(
      [80, 212],
      (x) => rounded(x, 84, 9, 212, 4, brass) + canvas.ball(x + 4.5, 190, 9, second),
    ) +
    plate(66) +
    group('translate(0 380) scale(1 -1)', plate(66))
  return (
    canvas.halo({ 0: mix(mid, main, 0.6), 0.55: mid, 1: deep }, 0.5, 0.42, 0.75) +
    (variant
      ? starField(random, 70, 360, light) +
        ring(150, 186, 132, second, 1.5, { opacity: 0.6 }) +
        ring(150, 186, 144, second, 1, { strokeDasharray: '2 9' })
      : rays(150, 190, 18, second, 0.08)) +
    canvas.glow(150, 190, 140, second, 0.4) +
    (variant ? '' : ellipse(150, 318, 96, 14, { fill: '#000', opacity: 0.45 })) +
    group(variant ? 'rotate(28 150 190)' : '', body)
  )
}

export const violin: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const body = violinBody(canvas, { deep, second, accent, light })
  const bow =
    line('M-10 40L310 246', darken(accent, 0.5), 7) +
    line('M-10 56L306 260', lighten(light, 0.2), 3) +
    polygon([30, 64, 54, 80, 44, 94, 20, 78], darken(deep, 0.3))
  return (
    canvas.halo({ 0: mix(main, mid, 0.3), 0.55: mid, 1: deep }, 0.5, 0.42, 0.75) +
    (variant
      ? times(5, (i) =>
          line(
            `M-20 ${60 + i * 24}C80 ${20 + i * 24} 180 ${130 + i * 24} 330 ${70 + i * 24}`,
            second,
            1.6,
            { opacity: 0.5 },
          ),
        ) +
        each(
          [
            [60, 62],
            [232, 128],
            [262, 176],
          ],
          ([x, y]) => ellipse(x, y, 11, 8, second) + line(`M${x + 10} ${y}V${y - 46}`, second, 3),
        )
      : rays(150, 190, 20, second, 0.06) +
        times(30, () =>
          circle(random() * 300, random() * 330, 0.8 + random() * 1.6, {
            fill: second,
            opacity: 0.6,
          }),
        )) +
    canvas.glow(150, 210, 150, second, 0.35) +
    group(
      variant
        ? 'translate(40 -18) rotate(24 150 200) scale(1.12) translate(-16 -10)'
        : 'rotate(-20 150 190)',
      body,
    ) +
    (variant ? '' : bow)
  )
}

function violinBody(
  canvas: Canvas,
  { deep, second, accent, light }: Pick<LitInk, 'deep' | 'second' | 'accent' | 'light'>,
): string {
  const wood = canvas.radial(
    { 0: lighten(accent, 0.35), 0.55: accent, 1: darken(accent, 0.6) },
    0.42,
    0.4,
    0.7,
  )
  const dark = darken(deep, 0.3)
  const shape =
    'M150 120C184 118 204 138 200 166C198 184 180 190 182 208C184 226 214 230 216 268C218 312 186 332 150 332' +
    'C114 332 82 312 84 268C86 230 116 226 118 208C120 190 102 184 100 166C96 138 116 118 150 120Z'
  const hole = (side: 1 | -1) =>
    group(
      `translate(150 226) scale(${side} 1)`,
      line('M34-26C22-32 18-14 26 4S30 34 18 30', dark, 4.5, { strokeLinecap: 'round' }) +
        circle(33, -24, 4, dark) +
        circle(20, 28, 4, dark),
    )
  return (
    path(shape, { fill: wood, stroke: darken(accent, 0.7), strokeWidth: 5 }) +
    path(shape, {
      fill: 'none',
      stroke: lighten(accent, 0.4),
      strokeWidth: 1.4,
      transform: 'translate(150 226) scale(.92) translate(-150 -226)',
    }) +
    hole(1) +
    hole(-1) +
    polygon([140, 208, 160, 208, 156, 40, 144, 40], dark) +
    polygon([136, 316, 164, 316, 158, 262, 142, 262], dark) +
    rect(128, 246, 44, 6, lighten(second, 0.3)) +
    each([143, 148, 153, 158], (x, i) =>
      line(`M${x - 1} 264L${146 + i * 2.6} 34`, lighten(light, 0.2), 1),
    ) +
    path(
      'M142 42C136 16 140 4 152 4C164 4 166 18 154 20C162 26 160 36 158 42Z',
      darken(accent, 0.45),
    ) +
    each([14, 26, 36], (y, i) => rect(i % 2 ? 124 : 156, y, 20, 6, dark))
  )
}
