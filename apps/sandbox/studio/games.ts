import type { CatalogueGame, GameKind } from '#contracts/studio-api.ts'
import { liveBlackjack } from './live/live-blackjack.ts'
import { liveBaccarat, liveRoulette, liveSpins, moneyWheel } from './live/live-games.ts'
import { baccaratGame } from './maths/baccarat.ts'
import { blackjackGame } from './maths/blackjack/blackjack.ts'
import { changingGame } from './maths/changing-reels/changing-game.ts'
import { crashGame } from './maths/crash.ts'
import { diceGame } from './maths/dice.ts'
import type { AnyGame } from './maths/game.ts'
import { hiLoGame } from './maths/hi-lo.ts'
import { holdGame } from './maths/hold-and-win/hold-game.ts'
import { kenoGame } from './maths/keno.ts'
import { minesGame } from './maths/mines.ts'
import { pickGame } from './maths/pick-bonus/pick-game.ts'
import { plinkoGame } from './maths/plinko.ts'
import { rouletteGame } from './maths/roulette.ts'
import { scratchCardGame } from './maths/scratch-card.ts'
import { buildMaths } from './maths/slot/build-maths.ts'
import { slotGame } from './maths/slot/slot-game.ts'
import { VARIANTS } from './maths/slot/variants.ts'
import { tumbleGame } from './maths/tumble/tumble-game.ts'
import { PAY_TABLES } from './maths/video-poker/pay-tables.ts'
import { videoPokerGame } from './maths/video-poker/video-poker.ts'

/** The part of a game that decides which mathematics it is played by. */
export type GameIdentity = Pick<CatalogueGame, 'id' | 'kind' | 'volatility'>

/** The mathematics of one kind of game. Games whose `variantOf` is the same are played alike. */
interface KindMaths {
  variantOf(identity: GameIdentity): string | number
  build(variant: string | number): AnyGame
}

/** Each kind of game: here its mathematics, in client/pages/ its view. */
const KINDS: Readonly<Record<GameKind, KindMaths>> = {
  slot: { variantOf: slotVariantOf, build: buildSlot },
  cascades: byVolatility((volatility) => tumbleGame('cascades', volatility)),
  clusters: byVolatility((volatility) => tumbleGame('clusters', volatility)),
  'hold-and-win': byVolatility(holdGame),
  'changing-reels': byVolatility(changingGame),
  'pick-bonus': byVolatility(pickGame),
  roulette: always(rouletteGame),
  crash: always(crashGame),
  mines: always(minesGame),
  dice: always(diceGame),
  plinko: always(plinkoGame),
  keno: always(kenoGame),
  blackjack: always(blackjackGame),
  baccarat: always(baccaratGame),
  'video-poker': byVolatility((volatility) => videoPokerGame(PAY_TABLES[volatility])),
  'hi-lo': always(hiLoGame),
  'scratch-card': byVolatility(scratchCardGame),
  'live-roulette': always(liveRoulette),
  'live-baccarat': always(liveBaccarat),
  'live-blackjack': always(liveBlackjack),
  'money-wheel': always(moneyWheel),
  'live-spins': always(liveSpins),
}

const known = new Map<string, AnyGame>()

/**
 * The mathematics behind a game of the list. Built on first use and shared by all games that are
 * played alike.
 */
export function mathsOf(identity: GameIdentity): AnyGame {
  const kind = KINDS[identity.kind]
  const variant = kind.variantOf(identity)
  const key = `${identity.kind} ${variant}`
  const found = known.get(key) ?? kind.build(variant)
  known.set(key, found)
  return found
}

function always(build: () => AnyGame): KindMaths {
  return { variantOf: () => '', build }
}

function byVolatility(build: (volatility: GameIdentity['volatility']) => AnyGame): KindMaths {
  return {
    variantOf: ({ volatility }) => volatility,
    build: (variant) => build(variant as GameIdentity['volatility']),
  }
}

/**
 * A slot's variant is chosen among all of its volatility by its id, so that it never changes while
 * the list grows.
 */
export function slotVariantOf({ id, volatility }: GameIdentity): number {
  const fitting = VARIANTS.flatMap((variant, index) =>
    variant.volatility === volatility ? [index] : [],
  )
  let hash = 2166136261
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0
  return fitting[hash % fitting.length] ?? 0
}

function buildSlot(variant: string | number): AnyGame {
  const chosen = VARIANTS[Number(variant)]
  if (!chosen) throw new Error('A slot needs mathematics')
  return slotGame(buildMaths(chosen), chosen)
}
