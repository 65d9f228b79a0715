import type { Face } from './faces.ts'
import type { LitFrame } from './lit/frames.ts'
import type { LitLockup } from './lit/lockups.ts'
import type { LitMotifName } from './lit/motifs.ts'
import type { LitPalette } from './lit/palettes.ts'
import type { PosterLockup } from './posters/lockups.ts'
import type { PosterMotifName } from './posters/motifs.ts'
import type { PosterPalette } from './posters/palettes.ts'

interface Theme {
  title: string
  studio: string
  face: Face
  /** Another composition of the same motif; 0 is the first. */
  variant: number
}

/** A lit, layered scene. */
export interface LitTheme extends Theme {
  school: 'lit'
  motif: LitMotifName
  palette: LitPalette
  lockup: LitLockup
  frame: LitFrame
  /** `print` is flatter and has the grain of paper. */
  mood: 'lit' | 'print'
  /** Mirrors the scene, never the lettering. */
  flip?: boolean
  /** Brings the subject closer; 1 when absent. */
  zoom?: number
}

/** A flat poster in five inks. */
export interface PosterTheme extends Theme {
  school: 'posters'
  motif: PosterMotifName
  palette: PosterPalette
  lockup: PosterLockup
}

/** The parts that a tile is drawn from. The same theme always gives the same drawing. */
export type TileTheme = LitTheme | PosterTheme
