import { type Canvas, HEIGHT, WIDTH } from '../../canvas.ts'
import { darken, lighten } from '../../colour.ts'
import {
  circle,
  dot,
  each,
  ellipse,
  group,
  line,
  path,
  pick,
  polar,
  polygon,
  rect,
  ring,
  round,
  rounded,
  sector,
  TAU,
  times,
} from '../../shapes.ts'
import type { LitMotif } from '../motif.ts'
import type { LitInk } from '../palettes.ts'
import { type CardInk, glyph, playingCard, SUITS, chips as stackOfChips } from '../props.ts'
import { rays } from '../scenery.ts'

export const roulette: LitMotif = (canvas, ink, _random, variant) => {
  const { deep, mid, second, light } = ink
  const shine = rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    canvas.radial({ 0: [light, 0.22], 0.5: [light, 0] }, 0.35, 0.2, 0.7),
  )
  if (variant === 1) {
    return (
      canvas.halo({ 0: mid, 0.7: deep, 1: darken(deep, 0.6) }, 0.5, 0.2, 0.8) +
      group('translate(150 330) rotate(4)', rouletteWheel(canvas, ink, 250, -1.3, true)) +
      shine
    )
  }
  if (variant === 2) {
    const cone = canvas.linear({ 0: [light, 0.5], 1: [light, 0.02] })
    const shade = canvas.linear(
      { 0: lighten(second, 0.3), 0.5: second, 1: darken(second, 0.5) },
      0,
      0,
      1,
      0,
    )
    return (
      canvas.backdrop({ 0: darken(deep, 0.3), 0.5: deep, 1: mid }) +
      polygon([118, 66, 182, 66, 390, 340, -90, 340], { fill: cone, filter: canvas.blur(6) }) +
      ellipse(150, 262, 190, 92, darken(mid, 0.1)) +
      group(
        'translate(150 238) scale(1 .5) rotate(10)',
        rouletteWheel(canvas, ink, 132, -2.2, false),
      ) +
      line('M150 0V34', second, 3) +
      path('M100 70C104 42 126 32 150 32S196 42 200 70Z', shade) +
      ellipse(150, 70, 50, 7, light) +
      canvas.glow(150, 78, 76, light, 0.6)
    )
  }
  return (
    canvas.halo({ 0: mid, 0.7: deep, 1: darken(deep, 0.6) }, 0.5, 0.4, 0.8) +
    ellipse(150, 206, 160, 100, { fill: '#000', opacity: 0.5 }) +
    group(
      'translate(150 176) scale(1 .62) rotate(-12)',
      rouletteWheel(canvas, ink, 140, -0.5, false),
    ) +
    shine
  )
}

const POCKETS = 37

/** A wheel around the origin; numbers only where they can be read. */
function rouletteWheel(
  canvas: Canvas,
  { second, accent }: LitInk,
  r: number,
  ball: number,
  numbered: boolean,
): string {
  const pocket = (i: number) =>
    sector(0, 0, r * 0.62, r * 0.98, (i * TAU) / POCKETS, ((i + 1) * TAU) / POCKETS)
  const pockets = (first: number) =>
    Array.from({ length: 18 }, (_, i) => pocket(first + i * 2)).join('')
  const edge = { stroke: second, strokeWidth: 1 }
  const number = (i: number) => {
    const [x, y] = polar(0, 0, r * 0.89, ((i + 0.5) * TAU) / POCKETS)
    if (y > 0) return ''
    const turn = round(((i + 0.5) * 360) / POCKETS + 90)
    return group(
      `translate(${round(x)} ${round(y)}) rotate(${turn})`,
      glyph('anton', String((i * 17) % 37), 0, 0, r * 0.1, '#fff'),
    )
  }
  return (
    circle(
      0,
      0,
      r * 1.1,
      canvas.radial({ 0.8: darken('#7a4a22', 0.5), 0.9: '#8a5427', 1: '#3b200d' }),
    ) +
    circle(0, 0, r * 1.01, canvas.linear({ 0: lighten(second, 0.3), 1: darken(second, 0.5) })) +
    path(pocket(0), { fill: '#1f7a4b', ...edge }) +
    path(pockets(1), { fill: accent, ...edge }) +
    path(pockets(2), { fill: '#101214', ...edge }) +
    ring(0, 0, r * 0.8, second, 1.5) +
    (numbered ? times(POCKETS, number) : '') +
    circle(
      0,
      0,
      r * 0.62,
      canvas.radial({ 0: lighten('#8a5427', 0.3), 0.6: '#6a3b18', 1: '#2a1508' }, 0.4, 0.3, 0.8),
    ) +
    times(8, (i) =>
      group(
        `rotate(${i * 45})`,
        polygon([-3, -r * 0.58, 3, -r * 0.58, 8, 0, -8, 0], {
          fill: second,
          opacity: i % 2 ? 0.2 : 0.7,
        }),
      ),
    ) +
    circle(
      0,
      0,
      r * 0.2,
      canvas.radial(
        { 0: lighten(second, 0.8), 0.5: second, 1: darken(second, 0.6) },
        0.4,
        0.35,
        0.7,
      ),
    ) +
    circle(0, 0, r * 0.08, lighten(second, 0.6)) +
    dot(polar(0, 0, r * 0.71, ball), r * 0.055, '#fff')
  )
}

export const cards: LitMotif = (canvas, { deep, mid, main, second, light }, _random, variant) => {
  let art = canvas.halo({ 0: lighten(main, 0.12), 0.5: mid, 1: deep }, 0.5, 0.36, 0.75)
  const ink = deckInk(light)
  if (variant === 1) {
    art +=
      rays(150, 170, 18, second, 0.08) +
      playingCard(canvas, { x: 150, y: 170, turn: -8, scale: 1.55 }, 'A', 's', ink, {
        scale: 4,
        x: 4,
      })
  } else if (variant === 2) {
    art +=
      times(9, (i) =>
        path(SUITS[pick(['h', 'd', 's', 'c'], i)], {
          transform: `translate(${20 + (i % 3) * 130} ${40 + Math.floor(i / 3) * 120}) scale(3)`,
          fill: light,
          opacity: 0.05,
        }),
      ) +
      playingCard(canvas, { x: 98, y: 138, turn: -14, scale: 1.12 }, 'K', 'd', ink) +
      playingCard(canvas, { x: 196, y: 196, turn: 10, scale: 1.12 }, '9', 'c', ink)
  } else {
    art += each(HAND, ([rank, suit], i) => {
      const turn = (i - 2) * 19
      const angle = (turn * Math.PI) / 180
      const place = {
        x: 150 + Math.sin(angle) * 150,
        y: 300 - Math.cos(angle) * 150,
        turn,
        scale: 1.02,
      }
      return playingCard(
        canvas,
        place,
        rank,
        suit,
        ink,
        i < HAND.length - 1 ? { scale: 1.7, x: -20 } : { scale: 2.9, x: 4 },
      )
    })
  }
  return (
    art +
    rect(0, 0, WIDTH, HEIGHT, canvas.linear({ 0: ['#000', 0], 0.55: ['#000', 0], 1: [deep, 0.95] }))
  )
}

export const table: LitMotif = (
  canvas,
  { deep, mid, main, second, accent, light },
  _random,
  variant,
) => {
  let art =
    canvas.backdrop({ 0: darken(deep, 0.3), 1: deep }) +
    polygon([118, 70, 182, 70, 400, 330, -100, 330], {
      fill: canvas.linear({ 0: [light, 0.5], 1: [light, 0.02] }),
      filter: canvas.blur(6),
    }) +
    group(
      'translate(150 250) scale(1 .52)',
      circle(0, 0, 176, canvas.linear({ 0: '#7c4a22', 1: '#2b1608' })) +
        circle(
          0,
          0,
          160,
          canvas.radial({ 0: lighten(main, 0.25), 0.7: main, 1: mid }, 0.5, 0.3, 0.7),
        ) +
        ring(0, 0, 138, second, 2.4, { opacity: 0.8 }) +
        ring(0, 0, 60, second, 1.6, { opacity: 0.6 }) +
        each([-60, -30, 0, 30, 60], (a) =>
          group(
            `rotate(${a})`,
            rounded(-18, 78, 36, 48, 5, {
              fill: 'none',
              stroke: light,
              strokeWidth: 2,
              opacity: 0.75,
            }),
          ),
        ),
    )
  const ink = deckInk(light)
  art += group(
    'translate(150 232) scale(1 .7)',
    playingCard(canvas, { x: -26, y: 0, turn: -10, scale: 0.46 }, variant ? '8' : 'A', 'h', ink) +
      playingCard(canvas, { x: 24, y: 0, turn: 8, scale: 0.46 }, variant ? 'K' : 'J', 's', ink),
  )
  art +=
    stackOfChips(canvas, 70, 262, 17, accent, 0.42, 3, light) +
    stackOfChips(canvas, 228, 266, 17, second, 0.42, 5, deep) +
    line('M150 0V34', second, 3) +
    path(
      'M96 74C100 44 124 34 150 34S200 44 204 74Z',
      canvas.linear({ 0: lighten(second, 0.3), 0.5: second, 1: darken(second, 0.5) }, 0, 0, 1, 0),
    ) +
    ellipse(150, 74, 54, 8, light) +
    canvas.glow(150, 82, 80, light, 0.6)
  return art
}

const HAND = [
  ['10', 'h'],
  ['J', 's'],
  ['Q', 'h'],
  ['K', 'c'],
  ['A', 'd'],
] as const

const deckInk = (paper: string): CardInk => ({ red: '#c0281f', black: '#14191a', paper })
