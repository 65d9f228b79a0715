import type { GameKind } from '#contracts/studio-api.ts'
import type { GameView } from './cabinet.ts'

/**
 * The view of each kind of game, fetched when one is opened; its mathematics stand in ../games.ts.
 */
export const KINDS: Readonly<Record<GameKind, () => Promise<GameView>>> = {
  slot: async () => (await import('./slot/slot-view.ts')).slot,
  cascades: async () => (await import('./tumble/tumble-view.ts')).tumble,
  clusters: async () => (await import('./tumble/tumble-view.ts')).tumble,
  'hold-and-win': async () => (await import('./hold-and-win/hold-view.ts')).holdAndWin,
  'changing-reels': async () => (await import('./changing-reels/changing-view.ts')).changingReels,
  'pick-bonus': async () => (await import('./pick-bonus/pick-view.ts')).pickBonus,
  roulette: async () => (await import('./roulette/roulette-view.ts')).roulette,
  crash: async () => (await import('./crash/crash-view.ts')).crash,
  mines: async () => (await import('./mines/mines-view.ts')).mines,
  dice: async () => (await import('./dice/dice-view.ts')).dice,
  plinko: async () => (await import('./plinko/plinko-view.ts')).plinko,
  keno: async () => (await import('./keno/keno-view.ts')).keno,
  blackjack: async () => (await import('./blackjack/blackjack-view.ts')).blackjack,
  baccarat: async () => (await import('./baccarat/baccarat-view.ts')).baccarat,
  'video-poker': async () => (await import('./video-poker/video-poker-view.ts')).videoPoker,
  'hi-lo': async () => (await import('./hi-lo/hi-lo-view.ts')).hiLo,
  'live-roulette': async () => (await import('./live/live-roulette-view.ts')).liveRoulette,
  'live-baccarat': async () => (await import('./live/live-baccarat-view.ts')).liveBaccarat,
  'live-blackjack': async () => (await import('./live/live-blackjack-view.ts')).liveBlackjack,
  'money-wheel': async () => (await import('./live/money-wheel-view.ts')).moneyWheel,
  'live-spins': async () => (await import('./live/live-spins-view.ts')).liveSpins,
  'scratch-card': async () => (await import('./scratch-card/scratch-card-view.ts')).scratchCard,
}
