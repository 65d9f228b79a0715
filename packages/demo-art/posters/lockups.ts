import { type Canvas, HEIGHT, WIDTH } from '../canvas.ts'
import { bestOn } from '../colour.ts'
import type { Face } from '../faces.ts'
import { arched, blockPath, cased, even, fitted, inTwo, squeezed } from '../lettering.ts'
import { hashOf } from '../random.ts'
import { circle, group, path, pick, rect, ring, round, star, times } from '../shapes.ts'
import type { Poster } from './motif.ts'
import type { PosterInk } from './palettes.ts'
import { sheet } from './patterns.ts'

/**
 * A poster with its title set: everything drawn, the height of the smallest capitals and the ink on
 * its ground.
 */
export interface SetPoster {
  art: string
  capital: number
  ink: string
  ground: string
}

interface PosterTitle {
  canvas: Canvas
  title: string
  face: Face
  colours: PosterInk
  poster: Poster
}

/** Sets the title in even lines at the foot, from the left. */
function foot({ title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = poster.foot
  const ink = letters(ground, colours)
  const block = even(face, lines(face, title), 260, 44)
  const start = 380 - block.height
  const art =
    raised(poster, 14) +
    rect(0, round(start - 20), WIDTH, 130, ground) +
    path(blockPath(block, 20, start, 'start'), ink)
  return { art, capital: block.capital, ink, ground }
}

/** Sets the title at the head; the picture moves down. */
function head({ title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = poster.top
  const ink = letters(ground, colours)
  const block = even(face, lines(face, title), 260, 44)
  const panel = rect(0, 0, WIDTH, round(block.height + 42), ground)
  const art =
    sheet(poster.foot) +
    group(`translate(0 ${round(block.height + 20)})`, poster.art) +
    panel +
    path(blockPath(block, 20, 24, 'start'), ink)
  return { art, capital: block.capital, ink, ground }
}

/** Every line as wide as the sheet, at the foot. */
function block({ title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = pick([poster.foot, poster.foot, colours.key], hashOf(title))
  const ink = letters(ground, colours)
  const set = squeezed(face, lines(face, title), 268, 112)
  const start = 384 - set.height
  const art =
    raised(poster, 14) +
    rect(0, round(start - 18), WIDTH, 150, ground) +
    path(blockPath(set, 150, start), ink)
  return { art, capital: set.capital, ink, ground }
}

/** Every line as wide as the sheet, at the head. */
function blockhead({ title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = pick([poster.top, colours.key, colours.paper], hashOf(title))
  const ink = letters(ground, colours)
  const set = squeezed(face, lines(face, title), 268, 112)
  const art =
    sheet(poster.foot) +
    group(`translate(0 ${round(set.height + 14)})`, poster.art) +
    rect(0, 0, WIDTH, round(set.height + 34), ground) +
    path(blockPath(set, 150, 17), ink)
  return { art, capital: set.capital, ink, ground }
}

/** Up the left edge. */
function side({ title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = pick([colours.key, colours.key, colours.warm, colours.paper], hashOf(title))
  const ink = letters(ground, colours)
  const set = fitted(face, cased(face, title), 368, 44)
  const art =
    group('translate(36 0)', poster.art) +
    rect(0, 0, 72, HEIGHT, ground) +
    group('translate(36 384) rotate(-90)', path(set.at(0, -set.height / 2), ink))
  return { art, capital: set.capital, ink, ground }
}

/** Sets the title on a ruled band across the lower part. */
function band({ title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = pick([colours.paper, colours.key, colours.paper, colours.warm], hashOf(title))
  const ink = letters(ground, colours)
  const set = even(face, lines(face, title), 252, 38, 1.24)
  const height = set.height + 36
  const y = 386 - height
  const art =
    group('translate(0 -8)', poster.art) +
    rect(0, 386, WIDTH, 14, poster.foot) +
    rect(0, round(y), WIDTH, round(height), ground) +
    rect(0, round(y + 5), WIDTH, 1.5, ink) +
    rect(0, round(y + height - 6.5), WIDTH, 1.5, ink) +
    path(blockPath(set, 150, y + 18), ink)
  return { art, capital: set.capital, ink, ground }
}

/** Along a circle over the subject. */
function arc({ title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = poster.top
  const ink = letters(ground, colours)
  const set = arched(face, cased(face, title), { x: 150, y: 216, r: 166, spread: 1.7 }, 46, ink)
  const base = poster.foot === colours.ground ? '' : rect(0, 336, WIDTH, 70, poster.foot)
  const art =
    sheet(ground) +
    group('translate(24 58) scale(.84)', poster.art.replace(sheet(colours.ground), '')) +
    base +
    times(3, (i) => star(126 + i * 24, 376, 6, 0.45, 5, letters(poster.foot, colours))) +
    set.art
  return { art, capital: set.capital, ink, ground }
}

/** A framed print with its title below, on paper. */
function framed({ canvas, title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = colours.paper
  const ink = bestOn(ground, [colours.key, colours.ground, colours.warm])
  const set = even(face, lines(face, title), 248, 36)
  const y = 380 - set.height
  const picture = canvas.clipped(
    rect(14, 14, 272, round(y - 32), '#000'),
    group('translate(0 -6)', poster.art),
  )
  return {
    art: sheet(ground) + picture + path(blockPath(set, 150, y), ink),
    capital: set.capital,
    ink,
    ground,
  }
}

/** Sets the title on a rising strip. */
function strip({ title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = pick([colours.warm, colours.key, colours.key], hashOf(title))
  const ink = letters(ground, colours)
  const set = even(face, lines(face, title), 262, 38)
  const height = set.height + 38
  const art =
    group('translate(0 -26)', poster.art) +
    rect(0, 370, WIDTH, 40, poster.foot) +
    group(
      'rotate(-9 150 326)',
      rect(-40, round(326 - height / 2), 400, round(height), ground) +
        path(blockPath(set, 150, 326 - set.height / 2), ink),
    )
  return { art, capital: set.capital, ink, ground }
}

/** Sets the title in a seal over the lower corner. */
function badge({ title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = pick([colours.key, colours.warm, colours.paper], hashOf(title))
  const ink = letters(ground, colours)
  const left = hashOf(`${title} seal`) % 2 === 0
  const x = left ? 92 : 208
  const set = even(face, lines(face, title, 7), 134, 34)
  const art =
    poster.art +
    circle(x, 310, 86, ground) +
    ring(x, 310, 79, ink, 1.6) +
    path(blockPath(set, x, 310 - set.height / 2), ink)
  return { art, capital: set.capital, ink, ground }
}

/** Centred under a rule. */
function centre({ title, face, colours, poster }: PosterTitle): SetPoster {
  const ground = poster.foot
  const ink = letters(ground, colours)
  const set = even(face, lines(face, title), 256, 42)
  const start = 376 - set.height
  const art =
    group('translate(0 -20)', poster.art) +
    rect(0, round(start - 24), WIDTH, 200, ground) +
    rect(20, round(start - 15), 260, 2, ink) +
    path(blockPath(set, 150, start), ink)
  return { art, capital: set.capital, ink, ground }
}

/** The picture moved up, when its foot is open; the gap is closed in the colour of the foot. */
function raised(poster: Poster, by: number): string {
  return (
    group(`translate(0 ${-by})`, poster.art) + rect(0, HEIGHT - by - 2, WIDTH, by + 2, poster.foot)
  )
}

const letters = (ground: string, { paper, key, ground: sheetColour, bright }: PosterInk): string =>
  bestOn(ground, [paper, key, sheetColour, bright])

const lines = (face: Face, title: string, longest = 9): string[] => {
  const text = cased(face, title)
  return text.length <= longest ? [text] : inTwo(text)
}

export const POSTER_LOCKUPS = {
  foot,
  head,
  block,
  blockhead,
  side,
  band,
  arc,
  framed,
  strip,
  badge,
  centre,
}

export type PosterLockup = keyof typeof POSTER_LOCKUPS
