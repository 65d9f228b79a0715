import type { Canvas } from '../../canvas.ts'
import { WIDTH } from '../../canvas.ts'
import { darken, lighten, mix } from '../../colour.ts'
import type { Random } from '../../random.ts'
import type { Paint } from '../../shapes.ts'
import { circle, each, ellipse, group, line, path, polygon, TAU, times, xy } from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import type { LitInk } from '../palettes.ts'
import { ridge, starField, waves } from '../scenery.ts'

export const wolf: LitMotif = (canvas, ink, random, variant) => {
  if (variant) return wolfFace(canvas, ink, random)
  const { deep, mid, main, second, accent, light } = ink
  const howl =
    'M40 420C50 336 76 290 110 258L98 240L116 232L82 204L128 202C142 194 150 182 158 168L184 112L198 116L192 134L172 182' +
    'L202 160L198 178L188 200C200 226 196 244 208 262L200 268L220 296L210 300L236 336L226 340L252 420Z'
  return (
    canvas.backdrop({ 0: deep, 0.5: mid, 0.9: mix(mid, main, 0.5) }) +
    starField(random, 70, 260, light) +
    canvas.glow(158, 150, 170, light, 0.5) +
    circle(
      158,
      150,
      106,
      canvas.radial(
        { 0: lighten(light, 0.5), 0.7: light, 1: mix(light, second, 0.4) },
        0.4,
        0.35,
        0.75,
      ),
    ) +
    each(
      [
        [120, 120, 18],
        [196, 196, 24],
        [206, 106, 12],
        [136, 206, 10],
      ],
      ([x, y, r]) => circle(x, y, r, { fill: second, opacity: 0.22 }),
    ) +
    times(9, (i) =>
      polygon(
        [-14 + i * 38, 330, 6 + i * 38, 226 + (i % 3) * 18, 26 + i * 38, 330],
        darken(mid, 0.35),
      ),
    ) +
    ridge(random, 340, 26, darken(mid, 0.55), 7, 1) +
    path(
      howl,
      canvas.linear({ 0: mix(main, deep, 0.45), 0.6: darken(deep, 0.2), 1: darken(deep, 0.5) }),
    ) +
    line(
      'M110 258C120 262 128 258 136 250M120 292C134 296 146 290 152 280M118 330C136 336 152 328 160 316',
      mix(main, light, 0.25),
      3,
      {
        strokeLinecap: 'round',
        opacity: 0.6,
      },
    ) +
    circle(152, 190, 3.2, accent) +
    ridge(random, 384, 20, darken(deep, 0.5), 6, 1)
  )
}

function wolfFace(
  canvas: Canvas,
  { deep, mid, main, second, accent, light }: LitInk,
  random: Random,
): string {
  const both = (corners: readonly number[], fill: string) => {
    const mirrored = corners.map((value, i) => (i % 2 === 0 ? 300 - value : value))
    const shade = darken(fill, 0.22)
    return (
      polygon(corners, { fill, stroke: fill, strokeWidth: 0.6 }) +
      polygon(mirrored, { fill: shade, stroke: shade, strokeWidth: 0.6 })
    )
  }
  const fur = mix(main, light, 0.25)
  return (
    canvas.halo({ 0: lighten(mid, 0.15), 0.6: mid, 1: deep }, 0.5, 0.4, 0.75) +
    starField(random, 60, 340, light) +
    circle(150, 150, 128, { fill: lighten(main, 0.35), opacity: 0.35 }) +
    both([84, 34, 150, 118, 78, 136], darken(fur, 0.4)) +
    both([92, 62, 126, 112, 86, 126], darken(accent, 0.35)) +
    both([150, 96, 150, 210, 116, 176, 108, 120], lighten(fur, 0.3)) +
    both([108, 120, 116, 176, 78, 190, 74, 136], fur) +
    both([74, 136, 78, 190, 40, 214, 58, 168], darken(fur, 0.2)) +
    both([78, 190, 116, 176, 122, 236, 70, 250], lighten(light, 0.1)) +
    both([40, 214, 78, 190, 70, 250, 48, 254], mix(light, fur, 0.5)) +
    both([116, 176, 150, 210, 150, 268, 122, 236], darken(fur, 0.15)) +
    both([70, 250, 122, 236, 132, 290, 104, 292], mix(light, fur, 0.3)) +
    both([122, 236, 150, 268, 150, 312, 132, 290], light) +
    both([130, 262, 150, 256, 150, 290], darken(deep, 0.2)) +
    both([84, 178, 118, 184, 104, 198], deep) +
    both([92, 181, 112, 185, 104, 193], second)
  )
}

function petalAt(
  turn: number,
  [length, width]: [length: number, width: number],
  paint: Paint,
): string {
  const outline =
    `M0 0C${-width}-${length * 0.35} ${-width * 0.8}-${length * 0.8} 0-${length}` +
    `C${width * 0.8}-${length * 0.8} ${width}-${length * 0.35} 0 0Z`
  return group(`rotate(${turn})`, path(outline, paint))
}

export const lotus: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const petalColour = (top: string, foot: string) =>
    canvas.linear({ 0: lighten(top, 0.55), 0.5: top, 1: foot })
  const outer = petalColour(accent, darken(accent, 0.45))
  const inner = petalColour(lighten(accent, 0.25), darken(accent, 0.2))
  const edge = lighten(accent, 0.6)
  const petal = (turn: number, length: number, width: number, fill: string) =>
    petalAt(turn, [length, width], { fill, stroke: edge, strokeWidth: 1.2 })
  const gold = canvas.radial({ 0: lighten(second, 0.7), 1: second })
  if (variant) {
    const ringOf = (count: number, length: number, width: number, turn: number, fill: string) =>
      times(count, (i) => petal(turn + (i * 360) / count, length, width, fill))
    return (
      canvas.halo({ 0: main, 0.6: mid, 1: deep }, 0.5, 0.45, 0.75) +
      each(
        [
          [40, 60, 58, 20],
          [268, 110, 46, 190],
          [50, 300, 50, 100],
          [262, 306, 60, 260],
        ],
        ([x, y, r, turn]) =>
          group(
            `translate(${x} ${y}) rotate(${turn})`,
            path(
              `M0 0L${r} -8A${r} ${r} 0 1 1 ${r} 8Z`,
              canvas.radial({ 0: '#4f9a63', 1: '#123a26' }),
            ),
          ),
      ) +
      circle(150, 182, 124, { fill: '#000', opacity: 0.25 }) +
      group(
        'translate(150 176)',
        ringOf(12, 124, 34, 0, outer) +
          ringOf(12, 98, 28, 15, outer) +
          ringOf(9, 70, 24, 6, inner) +
          circle(0, 0, 26, gold),
      ) +
      times(14, (i) =>
        group(
          `rotate(${i * 26} 150 176)`,
          circle(150, 160 - (i % 2) * 6, 2.4, darken(second, 0.4)),
        ),
      )
    )
  }
  return (
    canvas.backdrop({ 0: deep, 0.45: mid, 0.62: main }) +
    canvas.glow(150, 150, 180, second, 0.55) +
    circle(150, 112, 64, { fill: lighten(second, 0.35), opacity: 0.9 }) +
    ridge(random, 236, 40, mix(mid, main, 0.35), 7, 1) +
    waves(246, 4, 2, mix(main, mid, 0.5), deep, random) +
    ellipse(150, 286, 136, 24, darken('#2f6b45', 0.35)) +
    ellipse(150, 280, 136, 24, '#2f6b45') +
    group(
      'translate(150 278)',
      each([-78, 78, -58, 58], (turn) => petal(turn, 128, 40, outer)) +
        each([-36, 36], (turn) => petal(turn, 142, 44, outer)) +
        petal(0, 150, 46, outer) +
        each([-54, 54, -24, 24], (turn) => petal(turn, 104, 36, inner)) +
        petal(0, 108, 36, inner) +
        ellipse(0, -6, 26, 12, gold),
    ) +
    times(16, () =>
      circle(random() * WIDTH, 60 + random() * 190, 1 + random() * 2, {
        fill: light,
        opacity: 0.8,
      }),
    )
  )
}

export const oak: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  random,
  variant,
) => {
  const leaf = variant ? accent : main
  const crown = [
    [150, 92, 66],
    [92, 124, 54],
    [208, 122, 56],
    [60, 168, 40],
    [240, 166, 42],
    [122, 150, 50],
    [182, 154, 52],
  ] as const
  const foliage =
    each(crown, ([x, y, r]) => circle(x, y + 6, r, darken(leaf, 0.55))) +
    each(crown, ([x, y, r]) => canvas.ball(x, y, r, leaf, 0.3))
  const specks = Array.from({ length: 70 }, () => {
    const angle = random() * TAU
    const reach = Math.sqrt(random())
    return `M${xy([150 + Math.cos(angle) * reach * 116, 128 + Math.sin(angle) * reach * 78])}h2`
  })
  const bark = canvas.linear({ 0: '#7a5434', 0.5: '#553621', 1: '#24150b' }, 0, 0, 1, 0)
  const trunk =
    'M132 196C136 250 126 292 88 330C74 342 60 346 44 350H256C240 346 226 340 212 328' +
    'C178 294 166 252 170 196L206 160L198 152L160 182L150 140L140 182' +
    'L104 150L96 158Z'
  const door =
    canvas.glow(150, 300, 70, second, 0.85) +
    path('M136 326V300A14 16 0 0 1 164 300V326Z', lighten(second, 0.5)) +
    circle(160, 314, 1.8, deep)
  const falling = times(14, () =>
    ellipse(20 + random() * 260, 200 + random() * 120, 5, 3, {
      fill: lighten(accent, 0.2),
      transform: `rotate(${Math.round(random() * 180)} 150 200)`,
    }),
  )
  return (
    (variant
      ? canvas.backdrop({ 0: deep, 0.55: mid, 0.9: mix(mid, main, 0.6) }) +
        starField(random, 40, 180, light)
      : canvas.backdrop({ 0: mix(mid, main, 0.4), 0.5: lighten(second, 0.35), 0.85: second })) +
    (variant ? circle(232, 66, 30, light) : canvas.glow(150, 150, 190, light, 0.8)) +
    ridge(random, 312, 50, mix(mid, leaf, 0.35), 7, 1) +
    ridge(random, 340, 30, darken(mid, 0.3), 6, 1) +
    path(trunk, bark) +
    foliage +
    line(specks.join(''), lighten(leaf, 0.35), 6, { strokeLinecap: 'round', opacity: 0.55 }) +
    (variant ? falling : '') +
    path('M-10 344C80 330 220 330 310 344V420H-10Z', darken(deep, 0.1)) +
    (variant ? door : '')
  )
}
