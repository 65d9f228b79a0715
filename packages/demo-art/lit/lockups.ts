import { type Canvas, HEIGHT, WIDTH } from '../canvas.ts'
import { bestOn, darken, lighten } from '../colour.ts'
import { arched, type Block, blockPath, cased, fitted, inTwo, justified } from '../lettering.ts'
import { hashOf } from '../random.ts'
import { group, line, ngon, path, pick, polygon, rect, round } from '../shapes.ts'
import { band, disc, plate, ribbon, rule } from './lockup-plates.ts'
import type { LitInk } from './palettes.ts'
import { type Lettering, type LitTitle, short } from './title.ts'

/** Thick letters with a body, as on a fairground. */
function extrude({ canvas, title, face, colours }: LitTitle): Lettering {
  const { deep, second, accent } = colours
  const block = justified(face, short(cased(face, title)), 256, 52, 0.14)
  const top = 384 - block.height
  const draw = canvas.reusable(blockPath(block, 150, top))
  const body = darken(accent, 0.68)
  const shine = canvas.linear({
    0: lighten(second, 0.75),
    0.45: lighten(second, 0.15),
    0.52: second,
    1: darken(second, 0.28),
  })
  const art =
    rect(
      0,
      HEIGHT * 0.52,
      WIDTH,
      HEIGHT * 0.48,
      canvas.linear({ 0: [deep, 0], 0.6: [deep, 0.82], 1: [deep, 0.96] }),
    ) +
    draw({
      transform: 'translate(0 5)',
      fill: body,
      stroke: body,
      strokeWidth: 8,
      strokeLinejoin: 'round',
    }) +
    draw({
      fill: shine,
      stroke: darken(deep, 0.3),
      strokeWidth: 6,
      paintOrder: 'stroke',
      strokeLinejoin: 'round',
    })
  return { art, capital: block.capital, ink: second, ground: darken(deep, 0.3) }
}

/** Along the upside of a wide circle, over a small ornament. */
function arch({ canvas, title, face, colours }: LitTitle): Lettering {
  const { deep, second, light } = colours
  const edge = {
    fill: light,
    stroke: darken(deep, 0.2),
    strokeWidth: 8,
    paintOrder: 'stroke',
    strokeLinejoin: 'round',
  } as const
  const set = arched(face, cased(face, title), { x: 150, y: 528, r: 210, spread: 1.22 }, 48, edge)
  const art =
    rect(
      0,
      HEIGHT * 0.55,
      WIDTH,
      HEIGHT * 0.45,
      canvas.linear({ 0: [deep, 0], 0.5: [deep, 0.85], 1: deep }),
    ) +
    group('translate(0 30)', set.art) +
    line('M110 380H138M162 380H190', second, 1.6) +
    polygon(ngon(150, 380, 6, 4), second)
  return { art, capital: set.capital, ink: light, ground: deep }
}

/** Sets the title as large as the sheet allows, to the left. */
function poster({ canvas, title, face, colours }: LitTitle): Lettering {
  const block = justified(face, inTwo(cased(face, title)), 268, 74, 0.1)
  return scrimmed(canvas, colours, block, 386, 90, 16)
}

/** Sets the title above the scene. */
function top({ canvas, title, face, colours }: LitTitle): Lettering {
  const { deep, light } = colours
  const block = justified(face, short(cased(face, title)), 252, 46, 0.14)
  const draw = canvas.reusable(blockPath(block, 150, 22))
  const art =
    rect(
      0,
      0,
      WIDTH,
      round(block.height + 110),
      canvas.linear({ 0: [deep, 0.95], 0.5: [deep, 0.6], 1: [deep, 0] }),
    ) +
    draw({ transform: 'translate(0 4)', fill: darken(deep, 0.6) }) +
    draw({ fill: light })
  return { art, capital: block.capital, ink: light, ground: deep }
}

/** Leaning, on a slope. */
function slant({ title, face, colours }: LitTitle): Lettering {
  const { deep, second, accent } = colours
  const block = justified(face, short(cased(face, title)), 236, 46, 0.14)
  const start = 366 - block.height
  const letters = path(blockPath(block, 160 + start * 0.18, start), second)
  const art =
    polygon([-10, start - 4, 310, start - 62, 310, 410, -10, 410], { fill: deep, opacity: 0.95 }) +
    line(`M-10 ${round(start - 4)}L310 ${round(start - 62)}`, accent, 5) +
    group(`translate(0 10) rotate(-8 150 ${round(start + block.height / 2)}) skewX(-10)`, letters)
  return { art, capital: block.capital, ink: second, ground: deep }
}

/** Handwriting with a soft edge, slightly rising. */
function script({ canvas, title, face, colours }: LitTitle): Lettering {
  const { deep, accent, light } = colours
  const block = justified(face, short(title), 250, 58, 0.06)
  const start = 380 - block.height
  const ink = lighten(light, 0.4)
  const edge = darken(accent, 0.62)
  const letters = {
    fill: ink,
    stroke: edge,
    strokeWidth: 9,
    paintOrder: 'stroke',
    strokeLinejoin: 'round',
  } as const
  const art =
    rect(
      0,
      round(start - 80),
      WIDTH,
      HEIGHT,
      canvas.linear({ 0: [deep, 0], 0.5: [deep, 0.7], 1: [deep, 0.95] }),
    ) + group(`rotate(-5 150 ${round(start)})`, path(blockPath(block, 150, start - 2), letters))
  return { art, capital: block.capital, ink, ground: edge }
}

/** Spaced capitals under a rule. */
function caps({ canvas, title, face, colours }: LitTitle): Lettering {
  const { deep, second, light } = colours
  const text = cased(face, title)
  const block = justified(face, text.length > 10 ? inTwo(text) : [text], 232, 29, 0.42, 0.05)
  const start = 374 - block.height
  const letters = face === 'poiret' ? { fill: light, stroke: light, strokeWidth: 1.4 } : light
  const art =
    rect(
      0,
      round(start - 90),
      WIDTH,
      HEIGHT,
      canvas.linear({ 0: [deep, 0], 0.45: [deep, 0.85], 1: deep }),
    ) +
    line(`M40 ${round(start - 16)}H260`, second, 1.4) +
    path(blockPath(block, 150, start), letters)
  return { art, capital: block.capital, ink: light, ground: deep }
}

/** Up the left edge, on a strip of its own. */
function side({ canvas, title, face, colours }: LitTitle): Lettering {
  const { deep, main, accent, light } = colours
  const ground = pick([accent, darken(main, 0.35), light], hashOf(title))
  const ink = bestOn(ground, [light, darken(deep, 0.2)])
  const set = fitted(face, cased(face, title), 352, 42, 0.02)
  const art =
    rect(0, 0, 64, HEIGHT, ground) +
    rect(64, 0, 14, HEIGHT, canvas.linear({ 0: ['#000', 0.4], 1: ['#000', 0] }, 0, 0, 1, 0)) +
    group('translate(32 200) rotate(-90)', path(set.at(-set.width / 2, -set.height / 2), ink))
  return { art, capital: set.capital, ink, ground }
}

function scrimmed(
  canvas: Canvas,
  { deep, light }: LitInk,
  block: Block,
  foot: number,
  fade: number,
  x: number,
): Lettering {
  const start = foot - block.height
  const art =
    rect(
      0,
      round(start - fade),
      WIDTH,
      HEIGHT,
      canvas.linear({ 0: [deep, 0], 0.35: [deep, 0.75], 1: deep }),
    ) + path(blockPath(block, x, start, 'start'), light)
  return { art, capital: block.capital, ink: light, ground: deep }
}

export const LIT_LOCKUPS = {
  extrude,
  arch,
  ribbon,
  plate,
  poster,
  top,
  slant,
  script,
  caps,
  side,
  disc,
  band,
  rule,
}

export type LitLockup = keyof typeof LIT_LOCKUPS
