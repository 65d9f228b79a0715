import type { Canvas } from '../canvas.ts'
import type { Random } from '../random.ts'
import type { LitInk } from './palettes.ts'

/**
 * Draws a scene on the whole 300 by 400 sheet. The subject stands in the upper 60 %; `variant` is
 * another composition.
 */
export type LitMotif = (canvas: Canvas, ink: LitInk, random: Random, variant: number) => string
