import { FACES, type Face, type FaceFile } from './faces.ts'
import { capitalOf, fontOf, pathData } from './glyphs.ts'
import { group, type Paint, path, round } from './shapes.ts'

/** A text turned into outlines. `at` places the upper left corner of what is really drawn. */
export interface Outline {
  width: number
  height: number
  /** Distance from the top to the baseline. */
  rise: number
  /** The height of a capital. */
  capital: number
  at: (x: number, y: number) => string
}

interface SetLine extends Outline {
  /** The top of the line below the top of the block. */
  top: number
}

/** Lines one below the other. */
export interface Block {
  lines: SetLine[]
  width: number
  height: number
  /** The height of the smallest line's capitals. */
  capital: number
}

export function outline(face: Face, text: string, size: number, spacing = 0, stretch = 1): Outline {
  const drawn = fontOf(face).getPath(
    text,
    0,
    0,
    size,
    spacing === 0 ? {} : { letterSpacing: spacing },
  )
  const box = drawn.getBoundingBox()
  return {
    width: (box.x2 - box.x1) * stretch,
    height: box.y2 - box.y1,
    rise: -box.y1,
    capital: capitalOf(face) * size,
    at: (x, y) => pathData(drawn.commands, stretch, x - box.x1 * stretch, y - box.y1),
  }
}

/** The text as large as fits into a width and a height. */
export function fitted(
  face: Face,
  text: string,
  width: number,
  height: number,
  spacing = 0,
): Outline {
  const probe = outline(face, text, 100, spacing)
  return outline(face, text, 100 * Math.min(width / probe.width, height / probe.height), spacing)
}

/**
 * Every line as large as fits: short lines grow taller than long ones. `gap` is a share of a line's
 * height.
 */
export function justified(
  face: Face,
  texts: readonly string[],
  width: number,
  height: number,
  gap = 0.16,
  spacing = 0,
): Block {
  return stack(
    texts.map((text) => fitted(face, text, width, height, spacing)),
    gap,
  )
}

/**
 * Every line as wide as the block, within `height` for all: letters are squeezed down to two thirds
 * of their height, then narrowed.
 */
export function squeezed(
  face: Face,
  texts: readonly string[],
  width: number,
  height: number,
): Block {
  const gap = 6
  const natural = texts.map((text) => {
    const probe = outline(face, text, 100)
    return { text, size: (100 * width) / probe.width, tall: (probe.height * width) / probe.width }
  })
  const room = height - gap * (texts.length - 1)
  const share = Math.min(1, room / natural.reduce((sum, line) => sum + line.tall, 0))
  const stretch = Math.min(1 / share, 1.5)
  let top = 0
  const lines = natural.map(({ text, size }) => {
    const line = { ...outline(face, text, size * share, 0, stretch), top }
    top += line.height + gap
    return line
  })
  return {
    lines,
    width,
    height: top - gap,
    capital: Math.min(...lines.map((line) => line.capital)),
  }
}

/**
 * All lines in one size, capitals at most `capital` high, on even baselines; `leading` is in
 * capitals' heights.
 */
export function even(
  face: Face,
  texts: readonly string[],
  width: number,
  capital: number,
  leading = 1.2,
  spacing = 0,
): Block {
  const size = Math.min(
    capital / capitalOf(face),
    ...texts.map((text) => (width / outline(face, text, 100, spacing).width) * 100),
  )
  const high = capitalOf(face) * size
  const lines = texts.map((text, i) => {
    const line = outline(face, text, size, spacing)
    return { ...line, top: i * high * leading + high - line.rise }
  })
  return {
    lines,
    width: Math.max(...lines.map((line) => line.width)),
    height: high * (1 + (texts.length - 1) * leading),
    capital: high,
  }
}

/** Capitals, except in a face that is a hand. */
export function cased(face: Face, title: string): string {
  const { script = false }: FaceFile = FACES[face]
  return script ? title : title.toUpperCase()
}

export function blockPath(
  block: Block,
  x: number,
  top: number,
  align: 'start' | 'centre' = 'centre',
): string {
  return block.lines
    .map((line) => line.at(align === 'start' ? x : x - line.width / 2, top + line.top))
    .join('')
}

/** A circle to set letters on, and the angle they may take (radians). */
export interface Arch {
  x: number
  y: number
  r: number
  spread: number
}

/** Letters along the upside of a circle. */
export function arched(
  face: Face,
  text: string,
  circle: Arch,
  size: number,
  paint: Paint,
): { art: string; capital: number } {
  const font = fontOf(face)
  const advance = (letter: string, at: number) =>
    font.getAdvanceWidth(letter, at) + at * (letter === ' ' ? 0.14 : 0.05)
  const wide = (at: number) => [...text].reduce((sum, letter) => sum + advance(letter, at), 0)
  const fit = Math.min(size, (size * circle.spread * circle.r) / wide(size))
  let angle = -wide(fit) / circle.r / 2
  let drawn = ''
  for (const letter of text) {
    const step = advance(letter, fit) / circle.r
    const middle = angle + step / 2
    const x = round(circle.x + circle.r * Math.sin(middle))
    const y = round(circle.y - circle.r * Math.cos(middle))
    const commands = font.getPath(letter, -font.getAdvanceWidth(letter, fit) / 2, 0, fit).commands
    if (commands.length > 0)
      drawn += group(
        `translate(${x} ${y}) rotate(${round((middle * 180) / Math.PI)})`,
        path(pathData(commands, 1, 0, 0), paint),
      )
    angle += step
  }
  return { art: drawn, capital: capitalOf(face) * fit }
}

/** Breaks a title into at most two lines of like length. */
export function inTwo(title: string): string[] {
  const words = title.split(' ')
  let best = [title]
  let unevenness = Number.POSITIVE_INFINITY
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    const difference = Math.abs((lines[0]?.length ?? 0) - (lines[1]?.length ?? 0))
    if (difference < unevenness) {
      unevenness = difference
      best = lines
    }
  }
  return best
}

function stack(outlines: readonly Outline[], gap: number): Block {
  let top = 0
  const lines = outlines.map((line) => {
    const set = { ...line, top }
    top += line.height * (1 + gap)
    return set
  })
  const last = lines.at(-1)
  return {
    lines,
    width: Math.max(...lines.map((line) => line.width)),
    height: last === undefined ? 0 : last.top + last.height,
    capital: Math.min(...lines.map((line) => line.capital)),
  }
}
