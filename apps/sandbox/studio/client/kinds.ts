import type { GameKind } from '#contracts/studio-api.ts'
import { baccarat } from './baccarat/baccarat-view.ts'
import { blackjack } from './blackjack/blackjack-view.ts'
import type { GameView } from './cabinet.ts'
import { changingReels } from './changing-reels/changing-view.ts'
import { crash } from './crash/crash-view.ts'
import { dice } from './dice/dice-view.ts'
import { hiLo } from './hi-lo/hi-lo-view.ts'
import { holdAndWin } from './hold-and-win/hold-view.ts'
import { keno } from './keno/keno-view.ts'
import { liveBaccarat } from './live/live-baccarat-view.ts'
import { liveBlackjack } from './live/live-blackjack-view.ts'
import { liveRoulette } from './live/live-roulette-view.ts'
import { liveSpins } from './live/live-spins-view.ts'
import { moneyWheel } from './live/money-wheel-view.ts'
import { mines } from './mines/mines-view.ts'
import { pickBonus } from './pick-bonus/pick-view.ts'
import { plinko } from './plinko/plinko-view.ts'
import { roulette } from './roulette/roulette-view.ts'
import { scratchCard } from './scratch-card/scratch-card-view.ts'
import { slot } from './slot/slot-view.ts'
import { tumble } from './tumble/tumble-view.ts'
import { videoPoker } from './video-poker/video-poker-view.ts'

/** The view of each kind of game; its mathematics stand in ../games.ts. */
export const KINDS: Readonly<Record<GameKind, GameView>> = {
  slot,
  cascades: tumble,
  clusters: tumble,
  'hold-and-win': holdAndWin,
  'changing-reels': changingReels,
  'pick-bonus': pickBonus,
  roulette,
  crash,
  mines,
  dice,
  plinko,
  keno,
  blackjack,
  baccarat,
  'video-poker': videoPoker,
  'hi-lo': hiLo,
  'live-roulette': liveRoulette,
  'live-baccarat': liveBaccarat,
  'live-blackjack': liveBlackjack,
  'money-wheel': moneyWheel,
  'live-spins': liveSpins,
  'scratch-card': scratchCard,
}
