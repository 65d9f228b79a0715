import { HEIGHT, WIDTH } from '../canvas.ts'
import { bestOn, darken, lighten } from '../colour.ts'
import { blockPath, cased, even, fitted, inTwo, justified } from '../lettering.ts'
import { circle, line, path, rect, ring, round, rounded } from '../shapes.ts'
import { type Lettering, type LitTitle, short } from './title.ts'

export function ribbon({ canvas, title, face, colours }: LitTitle): Lettering {
  const { deep, accent, light } = colours
  const set = fitted(face, title, 216, 30)
  const ink = bestOn(accent, [light, darken(deep, 0.3)])
  const art =
    path(
      'M8 332L40 328V372L8 376L22 354ZM292 332L260 328V372L292 376L278 354Z',
      darken(accent, 0.45),
    ) +
    path('M26 318Q150 306 274 318V372Q150 360 26 372Z', {
      fill: canvas.linear({ 0: lighten(accent, 0.12), 1: darken(accent, 0.12) }),
      stroke: light,
      strokeWidth: 1.2,
      strokeOpacity: 0.7,
    }) +
    path(set.at(150 - set.width / 2, 340 - set.height / 2), ink)
  return { art, capital: set.capital, ink, ground: accent }
}

/** A dark plate with a double rule. */
export function plate({ title, face, colours }: LitTitle): Lettering {
  const { deep, second } = colours
  const block = justified(face, title.length > 12 ? inTwo(title) : [title], 204, 30, 0.34)
  const height = block.height + 36
  const y = 384 - height
  const ink = lighten(second, 0.35)
  const art =
    rounded(28, y, 244, height, 8, {
      fill: deep,
      fillOpacity: 0.93,
      stroke: second,
      strokeWidth: 2,
    }) +
    rounded(33, y + 5, 234, height - 10, 4, {
      fill: 'none',
      stroke: second,
      strokeWidth: 0.8,
      opacity: 0.6,
    }) +
    path(blockPath(block, 150, y + 18), ink)
  return { art, capital: block.capital, ink, ground: deep }
}

/** A seal over the lower corner. */
export function disc({ title, face, colours }: LitTitle): Lettering {
  const { deep, second, light } = colours
  const block = justified(face, inTwo(title), 132, 36, 0.3)
  const art =
    circle(212, 316, 86, { fill: deep, fillOpacity: 0.95, stroke: second, strokeWidth: 2.5 }) +
    ring(212, 316, 79, second, 1, { strokeDasharray: '2 4' }) +
    path(blockPath(block, 212, 316 - block.height / 2), light)
  return { art, capital: block.capital, ink: light, ground: deep }
}

/** Dark on a light band. */
export function band({ title, face, colours }: LitTitle): Lettering {
  const { deep, accent, light } = colours
  const block = justified(face, short(cased(face, title)), 256, 36, 0.22)
  const height = block.height + 36
  const y = HEIGHT - height
  const art =
    rect(0, round(y), WIDTH, round(height + 1), light) +
    rect(0, round(y), WIDTH, 5, accent) +
    path(blockPath(block, 150, y + 20), deep)
  return { art, capital: block.capital, ink: deep, ground: light }
}

/** Small capitals between two rules, all in one size. */
export function rule({ canvas, title, face, colours }: LitTitle): Lettering {
  const { deep, second, light } = colours
  const text = cased(face, title)
  const block = even(face, text.length > 11 ? inTwo(text) : [text], 244, 32, 1.45)
  const start = 366 - block.height
  const ink = lighten(light, 0.3)
  const art =
    rect(
      0,
      round(start - 100),
      WIDTH,
      HEIGHT,
      canvas.linear({ 0: [deep, 0], 0.4: [deep, 0.86], 1: deep }),
    ) +
    line(`M24 ${round(start - 18)}H276M24 386H276`, second, 2.4) +
    path(blockPath(block, 150, start), ink)
  return { art, capital: block.capital, ink, ground: deep }
}
