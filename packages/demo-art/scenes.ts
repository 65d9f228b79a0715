import { Canvas } from './canvas.ts'
import { darken, lighten } from './colour.ts'
import { LIT_MOTIFS, type LitMotifName } from './lit/motifs.ts'
import { derby, stadium } from './lit/occasions.ts'
import { LIT_PALETTES, type LitPalette } from './lit/palettes.ts'
import { POSTER_MOTIFS, type PosterMotifName } from './posters/motifs.ts'
import { POSTER_PALETTES, type PosterPalette } from './posters/palettes.ts'
import { randomOf } from './random.ts'
import { rect } from './shapes.ts'
import { decoration, inset } from './wide.ts'

const WIDTH = 1200
const HEIGHT = 600

type Promo =
  | {
      school: 'lit'
      motif: LitMotifName | 'derby' | 'stadium'
      palette: LitPalette
      variant: number
    }
  | { school: 'posters'; motif: PosterMotifName; palette: PosterPalette; variant: number }

export const PROMOS = {
  'welcome-hand': { school: 'lit', motif: 'cards', palette: 'felt', variant: 0 },
  'ladder-crown': { school: 'lit', motif: 'crown', palette: 'lacquer', variant: 0 },
  'live-table': { school: 'lit', motif: 'table', palette: 'felt', variant: 0 },
  chips: { school: 'lit', motif: 'chips', palette: 'felt', variant: 1 },
  stage: { school: 'lit', motif: 'pyramid', palette: 'violet', variant: 1 },
  derby: { school: 'lit', motif: 'derby', palette: 'moss', variant: 0 },
  stadium: { school: 'lit', motif: 'stadium', palette: 'cobalt', variant: 0 },
  'weekly-wheel': { school: 'lit', motif: 'wheel', palette: 'plum', variant: 0 },
  'night-harbour': { school: 'lit', motif: 'lighthouse', palette: 'tide', variant: 0 },
  'koi-pond': { school: 'lit', motif: 'koi', palette: 'lagoon', variant: 0 },
  'poster-sun': { school: 'posters', motif: 'palm', palette: 'plum', variant: 1 },
  'poster-rocket': { school: 'posters', motif: 'rocket', palette: 'violet', variant: 1 },
} satisfies Record<string, Promo>

export type PromoId = keyof typeof PROMOS

/**
 * Art for a promotion, 1200 by 600 without lettering: the subject stands at the right, words have
 * room at the left.
 */
export function drawPromo(id: PromoId): string {
  const promo: Promo = PROMOS[id]
  const canvas = new Canvas(`promo ${id}`)
  const random = randomOf(id)
  const frame = { x: 480, y: 0, width: 720, height: HEIGHT }
  if (promo.school === 'posters') {
    const ink = POSTER_PALETTES[promo.palette]
    const { art, foot } = POSTER_MOTIFS[promo.motif](canvas, ink, random, promo.variant)
    const ground = rect(0, 0, WIDTH, HEIGHT, ink.ground) + rect(0, 584, WIDTH, 16, foot)
    return decoration(
      WIDTH,
      HEIGHT,
      canvas,
      ground + inset(art, { x: 600, y: 0, width: 600, height: HEIGHT }, 40, true),
    )
  }
  const ink = LIT_PALETTES[promo.palette]
  const draw =
    promo.motif === 'derby' ? derby : promo.motif === 'stadium' ? stadium : LIT_MOTIFS[promo.motif]
  const veil = canvas.linear(
    { 0: ink.deep, 0.4: ink.deep, 0.62: [ink.deep, 0.35], 0.8: [ink.deep, 0] },
    0,
    0,
    1,
    0,
  )
  const shade = canvas.linear({
    0: [ink.deep, 0],
    0.7: [ink.deep, 0.05],
    1: [darken(ink.deep, 0.2), 0.75],
  })
  return decoration(
    WIDTH,
    HEIGHT,
    canvas,
    rect(0, 0, WIDTH, HEIGHT, ink.deep) +
      inset(draw(canvas, ink, random, promo.variant), frame, 30) +
      rect(0, 0, WIDTH, HEIGHT, veil) +
      rect(
        0,
        0,
        WIDTH,
        HEIGHT,
        canvas.radial({ 0: [lighten(ink.mid, 0.1), 0.55], 1: [ink.mid, 0] }, 0.42, 0.3, 0.55),
      ) +
      rect(0, 0, WIDTH, HEIGHT, shade),
  )
}
