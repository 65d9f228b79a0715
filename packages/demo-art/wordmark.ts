import type { Face } from './faces.ts'
import { outline } from './lettering.ts'
import { path, round } from './shapes.ts'

/** `light` is for dark surfaces, `dark` for light ones. */
export type Tone = 'light' | 'dark'

export const TONES = { light: '#f3ede0', dark: '#14211a' } satisfies Record<Tone, string>

export interface Wordmark {
  name: string
  /** The name as it is written in the logo, when it differs. */
  written?: string
  face: Face
  /** The height of the capitals; the mark is 32 high. */
  capital: number
  spacing?: number
  /** Draws the sign, 32 by 32, in one colour. */
  sign: (ink: string) => string
}

/** A sign and a name beside it as an SVG 32 high, without text elements. */
export function drawWordmark(
  { name, written = name, face, capital, spacing = 0, sign }: Wordmark,
  ink: string,
  signInk = ink,
): string {
  const probe = outline(face, 'H', 100)
  const set = outline(face, written, (capital * 100) / probe.height, spacing)
  const width = round(42 + set.width)
  const label = name.replaceAll('&', '&amp;')
  const top = 16 + capital / 2 - set.rise
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32" role="img" aria-label="${label}">` +
    `${sign(signInk)}${path(set.at(40, top), ink)}</svg>`
  )
}
