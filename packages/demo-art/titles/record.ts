import { BRANDS, type BrandId } from '../brands.ts'
import type { Face } from '../faces.ts'
import type { LitTheme, PosterTheme, TileTheme } from '../theme.ts'

type GameKind =
  | 'slot'
  | 'cascades'
  | 'clusters'
  | 'hold-and-win'
  | 'changing-reels'
  | 'pick-bonus'
  | 'roulette'
  | 'crash'
  | 'mines'
  | 'dice'
  | 'plinko'
  | 'keno'
  | 'blackjack'
  | 'baccarat'
  | 'video-poker'
  | 'hi-lo'
  | 'scratch-card'
  | 'live-roulette'
  | 'live-baccarat'
  | 'live-blackjack'
  | 'money-wheel'
  | 'live-spins'
type GameCategory = 'SLOT_GAMES' | 'CASINO_GAMES' | 'LIVE_CASINO' | 'LUCKY_GAMES'
type Volatility = 'low' | 'medium' | 'high'

export interface GameRecord {
  /** The title as a slug. */
  id: string
  title: string
  brandId: BrandId
  theme: TileTheme
  kind: GameKind
  category: GameCategory
  volatility: Volatility
  /** ISO date. */
  releasedOn: string
}

type Draft = Pick<GameRecord, 'title' | 'kind' | 'category' | 'volatility' | 'releasedOn'> & {
  art: Art
}
type Art = Omit<LitTheme, 'title' | 'studio'> | Omit<PosterTheme, 'title' | 'studio'>
type Take = (title: string, volatility: Volatility, releasedOn: string, art: Art) => Draft

/** The games of one studio. */
export const games = (brandId: BrandId, drafts: readonly Draft[]): GameRecord[] =>
  drafts.map(({ art, ...draft }) => ({
    ...draft,
    id: slug(draft.title),
    brandId,
    theme: { ...art, title: draft.title, studio: BRANDS[brandId].name },
  }))

export const slot = take('slot', 'SLOT_GAMES')
export const cascades = take('cascades', 'SLOT_GAMES')
export const clusters = take('clusters', 'SLOT_GAMES')
export const holdAndWin = take('hold-and-win', 'SLOT_GAMES')
export const changingReels = take('changing-reels', 'SLOT_GAMES')
export const pickBonus = take('pick-bonus', 'SLOT_GAMES')
export const roulette = take('roulette', 'CASINO_GAMES')
export const liveRoulette = take('live-roulette', 'LIVE_CASINO')
export const liveBaccarat = take('live-baccarat', 'LIVE_CASINO')
export const liveBlackjack = take('live-blackjack', 'LIVE_CASINO')
export const moneyWheel = take('money-wheel', 'LIVE_CASINO')
export const liveSpins = take('live-spins', 'LIVE_CASINO')
export const crash = take('crash', 'LUCKY_GAMES')
export const mines = take('mines', 'LUCKY_GAMES')
export const dice = take('dice', 'LUCKY_GAMES')
export const plinko = take('plinko', 'LUCKY_GAMES')
export const keno = take('keno', 'LUCKY_GAMES')
export const blackjack = take('blackjack', 'CASINO_GAMES')
export const baccarat = take('baccarat', 'CASINO_GAMES')
export const videoPoker = take('video-poker', 'CASINO_GAMES')
export const hiLo = take('hi-lo', 'LUCKY_GAMES')
export const scratchCard = take('scratch-card', 'LUCKY_GAMES')

export const lit = (
  motif: LitTheme['motif'],
  variant: number,
  palette: LitTheme['palette'],
  lockup: LitTheme['lockup'],
  face: Face,
  rest: Partial<Pick<LitTheme, 'frame' | 'mood' | 'flip' | 'zoom'>> = {},
): Art => ({
  school: 'lit',
  motif,
  variant,
  palette,
  lockup,
  face,
  frame: 'none',
  mood: 'lit',
  ...rest,
})

export const poster = (
  motif: PosterTheme['motif'],
  variant: number,
  palette: PosterTheme['palette'],
  lockup: PosterTheme['lockup'],
  face: Face,
): Art => ({ school: 'posters', motif, variant, palette, lockup, face })

function take(kind: GameKind, category: GameCategory): Take {
  return (title, volatility, releasedOn, art) => ({
    title,
    kind,
    category,
    volatility,
    releasedOn,
    art,
  })
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[’'!.,]/g, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
