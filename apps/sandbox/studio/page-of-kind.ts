import type { GameKind } from '#contracts/studio-api.ts'

/**
 * Which page shows a kind of game. Each page has a script of its own, so that a player does not
 * wait for the code of other games; client/pages/ has their first files.
 */
export const PAGE_OF_KIND = {
  slot: 'reels',
  cascades: 'reels',
  clusters: 'reels',
  'hold-and-win': 'reels',
  'changing-reels': 'reels',
  'pick-bonus': 'reels',
  roulette: 'instant',
  crash: 'instant',
  mines: 'instant',
  dice: 'instant',
  plinko: 'instant',
  keno: 'instant',
  'hi-lo': 'instant',
  'scratch-card': 'instant',
  blackjack: 'cards',
  baccarat: 'cards',
  'video-poker': 'cards',
  'live-roulette': 'live',
  'live-baccarat': 'live',
  'live-blackjack': 'live',
  'money-wheel': 'live',
  'live-spins': 'live',
} as const satisfies Record<GameKind, string>

export type GamePageName = (typeof PAGE_OF_KIND)[GameKind]

/** The kinds of games that this page shows. */
export type KindOn<Page extends GamePageName> = {
  [Kind in GameKind]: (typeof PAGE_OF_KIND)[Kind] extends Page ? Kind : never
}[GameKind]

/** The page that shows no game: the check of a round, or why there is no game. */
export const WITHOUT_GAME = 'without-game'

export type PageName = GamePageName | typeof WITHOUT_GAME

export const PAGES: readonly PageName[] = [...new Set(Object.values(PAGE_OF_KIND)), WITHOUT_GAME]
