import type { Canvas } from '../canvas.ts'
import { randomOf } from '../random.ts'
import { group } from '../shapes.ts'
import type { PosterTheme } from '../theme.ts'
import { POSTER_LOCKUPS, type SetPoster } from './lockups.ts'
import type { Poster } from './motif.ts'
import { POSTER_MOTIFS } from './motifs.ts'
import { POSTER_PALETTES } from './palettes.ts'

/** The picture without lettering. */
export function posterScene(canvas: Canvas, theme: PosterTheme): Poster {
  return POSTER_MOTIFS[theme.motif](
    canvas,
    POSTER_PALETTES[theme.palette],
    randomOf(theme.title),
    theme.variant,
  )
}

export function setPoster(canvas: Canvas, theme: PosterTheme): SetPoster {
  const { title, face } = theme
  const poster = posterScene(canvas, theme)
  return POSTER_LOCKUPS[theme.lockup]({
    canvas,
    title,
    face,
    colours: POSTER_PALETTES[theme.palette],
    poster,
  })
}

/** Inks are laid over each other within the sheet, never with what is behind it. */
export const posterTile = (canvas: Canvas, theme: PosterTheme): string =>
  group('', setPoster(canvas, theme).art, { style: 'isolation:isolate' })
