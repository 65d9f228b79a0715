import type { Canvas } from '../canvas.ts'
import type { Face } from '../faces.ts'
import { inTwo } from '../lettering.ts'
import type { LitInk } from './palettes.ts'

/**
 * A title set on a tile. `capital` is the height of its smallest capitals; `ink` stands on
 * `ground`.
 */
export interface Lettering {
  art: string
  capital: number
  ink: string
  ground: string
}

export interface LitTitle {
  canvas: Canvas
  title: string
  face: Face
  colours: LitInk
}

/** Titles of up to this many letters stay on one line where a lock-up allows two. */
const SHORT = 8

export const short = (title: string): string[] => (title.length <= SHORT ? [title] : inTwo(title))
