import { each, group, line, path, rect, rounded } from '../shapes.ts'
import type { LitInk } from './palettes.ts'

export const LIT_FRAMES = {
  none: () => '',
  deco: ({ second }) =>
    rounded(8, 8, 284, 384, 6, { fill: 'none', stroke: second, strokeWidth: 1.6 }) +
    each(
      ['8 8) scale(1 1', '292 8) scale(-1 1', '8 392) scale(1 -1', '292 392) scale(-1 -1'],
      (corner) => group(`translate(${corner})`, line('M0 26H12V12H26V0', second, 1.6)),
    ),
  mat: ({ light }) =>
    path('M0 0H300V400H0ZM12 12V388H288V12Z', { fill: light, fillRule: 'evenodd' }),
  edge: ({ accent }) => rect(1.5, 1.5, 297, 397, { fill: 'none', stroke: accent, strokeWidth: 3 }),
} satisfies Record<string, (ink: LitInk) => string>

export type LitFrame = keyof typeof LIT_FRAMES
