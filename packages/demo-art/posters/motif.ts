import type { Canvas } from '../canvas.ts'
import type { Random } from '../random.ts'
import type { PosterInk } from './palettes.ts'

export interface Poster {
  art: string
  /** The colour the sheet has at its head and at its foot, where lettering may stand. */
  top: string
  foot: string
  /** The subject reaches down to the foot. */
  flat?: 1
}

/**
 * Draws a poster on the whole 300 by 400 sheet in its five inks; `variant` is another composition.
 */
export type PosterMotif = (
  canvas: Canvas,
  ink: PosterInk,
  random: Random,
  variant: number,
) => Poster
