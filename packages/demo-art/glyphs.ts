import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import { FACES, type Face, type FaceFile } from './faces.ts'
import { round } from './shapes.ts'

const fonts = new Map<Face, Font>()
const capitals = new Map<Face, number>()
const resolve = createRequire(import.meta.url).resolve

/** Returns the height of a capital letter, as a share of the font size. */
export function capitalOf(face: Face): number {
  const known = capitals.get(face)
  if (known !== undefined) return known
  const capital = -fontOf(face).getPath('H', 0, 0, 100).getBoundingBox().y1 / 100
  capitals.set(face, capital)
  return capital
}

export function fontOf(face: Face): Font {
  const known = fonts.get(face)
  if (known !== undefined) return known
  const { family, weight = 400 }: FaceFile = FACES[face]
  const bytes = readFileSync(
    resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  )
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  )
  // Plain glyphs only: some of the faces carry substitution tables the parser does not know.
  font.stringToGlyphIndexes = (text) => [...text].map((letter) => font.charToGlyphIndex(letter))
  fonts.set(face, font)
  return font
}

/**
 * Writes a path in relative commands with one decimal, a third shorter than absolute ones. Rounding
 * errors do not add up, because each step starts at the rounded place.
 */
export function pathData(
  commands: readonly PathCommand[],
  stretch: number,
  dx: number,
  dy: number,
): string {
  let d = ''
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  const step = (...points: number[]) => {
    let text = ''
    for (const [i, value] of points.entries()) {
      const number = short(value - (i % 2 === 0 ? x : y))
      text += i > 0 && !number.startsWith('-') ? ` ${number}` : number
    }
    return text
  }
  for (const command of commands) {
    if (command.type === 'Z') {
      d += 'z'
      x = startX
      y = startY
      continue
    }
    const across = (value: number) => round(value * stretch + dx)
    const down = (value: number) => round(value + dy)
    const [endX, endY] = [across(command.x), down(command.y)]
    if (command.type === 'M') {
      d += `M${short(endX)} ${short(endY)}`
      startX = endX
      startY = endY
    } else if (command.type === 'L') {
      if (endY === y) d += `h${short(endX - x)}`
      else d += endX === x ? `v${short(endY - y)}` : `l${step(endX, endY)}`
    } else if (command.type === 'Q') {
      d += `q${step(across(command.x1), down(command.y1), endX, endY)}`
    } else {
      d += `c${step(across(command.x1), down(command.y1), across(command.x2), down(command.y2), endX, endY)}`
    }
    x = endX
    y = endY
  }
  return d
}

const short = (value: number): string => String(round(value)).replace(/^(-?)0\./, '$1.')
