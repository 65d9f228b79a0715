import { type GameIdentity, slotVariantOf } from '../games.ts'
import { BACCARAT_PAYS, type BaccaratSpot, dealBaccarat } from '../maths/baccarat.ts'
import { perfectReturn } from '../maths/blackjack/perfect-play.ts'
import { DECKS } from '../maths/cards.ts'
import { buildChanging } from '../maths/changing-reels/build-changing.ts'
import { exactChanging } from '../maths/changing-reels/changing-return.ts'
import { diceMultiplier } from '../maths/dice.ts'
import { HIGHEST_POINT } from '../maths/draws.ts'
import { lowestHiLoReturn } from '../maths/hi-lo.ts'
import { buildHold } from '../maths/hold-and-win/build-hold.ts'
import { exactHold } from '../maths/hold-and-win/hold-return.ts'
import { HOST_MACHINE } from '../maths/host-spins.ts'
import { kenoReturn } from '../maths/keno.ts'
import { minesReturns } from '../maths/mines.ts'
import { moneyWheelReturn, SEGMENTS } from '../maths/money-wheel.ts'
import { buildPick } from '../maths/pick-bonus/build-pick.ts'
import { exactPick } from '../maths/pick-bonus/pick-return.ts'
import { plinkoReturn } from '../maths/plinko.ts'
import { SPOTS } from '../maths/roulette.ts'
import { scratchReturn } from '../maths/scratch-card.ts'
import { buildMaths } from '../maths/slot/build-maths.ts'
import { exactReturn } from '../maths/slot/expectation.ts'
import { VARIANTS } from '../maths/slot/variants.ts'
import { buildTumble, type TumbleKind } from '../maths/tumble/build-tumble.ts'
import { playEveryTumble } from '../maths/tumble/every-tumble.ts'
import { optimalReturn } from '../maths/video-poker/optimal.ts'
import { PAY_TABLES } from '../maths/video-poker/pay-tables.ts'

/** The return of a game as a fraction of the stake, exact except for the last bits of a double. */
export interface ExactReturn {
  /** Return of the least and of the most generous way to play. */
  lowest: number
  highest: number
  how: string
}

type Work = (game: GameIdentity, onProgress: (part: number) => void) => ExactReturn

const EXACT: Readonly<Record<GameIdentity['kind'], Work>> = {
  slot: (game) => {
    const variant = VARIANTS[slotVariantOf(game)]
    if (!variant) throw new Error(`${game.id} has no variant`)
    return one(
      exactReturn(buildMaths(variant)),
      'all stops of all reels, and all lengths of the free spins',
    )
  },
  cascades: everyTumble('cascades'),
  clusters: everyTumble('clusters'),
  'hold-and-win': ({ volatility }) =>
    one(
      exactHold(buildHold(volatility).maths),
      'all stops of all reels, and all sequences of coins',
    ),
  'changing-reels': ({ volatility }) =>
    one(
      exactChanging(buildChanging(volatility).maths),
      'all heights and stops of all reels, and all free spins',
    ),
  'pick-bonus': ({ volatility }) =>
    one(
      exactPick(buildPick(volatility).maths),
      'all stops of all reels, and all orders of the board',
    ),
  roulette: () =>
    span(
      Array.from(SPOTS.values(), (numbers) => ((36 / numbers.length) * numbers.length) / 37),
      'all numbers, every bet',
    ),
  crash: () => span(crashReturns(), 'all 2^52 draws, every exit'),
  mines: () => span(minesReturns(), 'all boards, every moment to cash out'),
  dice: () =>
    span(
      range(2, 95).map((chance) => (chance * diceMultiplier(chance)) / 10_000),
      'all rolls, every chance',
    ),
  plinko: () =>
    span(
      [8, 12, 16].flatMap((rows) =>
        (['low', 'medium', 'high'] as const).map((risk) => plinkoReturn(rows, risk) / 100),
      ),
      'all paths, every board',
    ),
  keno: () =>
    span(
      range(1, 10).map((chosen) => kenoReturn(chosen) / 100),
      'all draws, every ticket',
    ),
  blackjack: () => one(perfectReturn(), 'perfect play, by dynamic programming over all hands'),
  baccarat: () =>
    span(
      Object.values(baccaratReturns()),
      'all sequences of six values from eight decks, every bet',
    ),
  'video-poker': ({ volatility }, onProgress) =>
    one(
      optimalReturn(PAY_TABLES[volatility], onProgress),
      'perfect play, over all 2,598,960 hands and 32 ways to hold each',
    ),
  'hi-lo': () => ({
    lowest: lowestHiLoReturn(),
    highest: 0.99,
    how: 'all sequences of guesses up to twice the stake, where rounding costs the most',
  }),
  'live-roulette': (game) => EXACT.roulette(game, () => {}),
  'live-baccarat': (game) => EXACT.baccarat(game, () => {}),
  'live-blackjack': (game) => EXACT.blackjack(game, () => {}),
  'money-wheel': () =>
    span(
      SEGMENTS.map((pays) => moneyWheelReturn(String(pays))),
      'all segments, every bet',
    ),
  'live-spins': () => {
    if (!HOST_MACHINE) throw new Error('The host has no machine')
    return one(exactReturn(buildMaths(HOST_MACHINE)), 'all stops of all reels')
  },
  'scratch-card': ({ volatility }) => one(scratchReturn(volatility), 'all one million cards'),
}

export function exactReturnOf(
  game: GameIdentity,
  onProgress: (part: number) => void = () => {},
): ExactReturn {
  return EXACT[game.kind](game, onProgress)
}

function everyTumble(kind: TumbleKind): Work {
  return ({ volatility }, onProgress) =>
    one(
      playEveryTumble(buildTumble(kind, volatility).maths, onProgress).mean,
      'all stops of all reels, each played out',
    )
}

/**
 * Returns the return of each bet, over all sequences of six values. A deck has sixteen cards of
 * value 0, and four of each other value.
 */
export function baccaratReturns(): Record<BaccaratSpot, number> {
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * DECKS)
  const chances = { player: 0, banker: 0, tie: 0 }
  const deal = (cards: readonly number[], chance: number) => {
    if (cards.length === 6) chances[dealBaccarat(cards).winner] += chance
    else
      for (const [value, count] of left.entries()) {
        left[value] = count - 1
        // A king stands for value 0, and the rank of a value is one below it.
        deal(
          [...cards, value === 0 ? 12 : value - 1],
          (chance * count) / (52 * DECKS - cards.length),
        )
        left[value] = count
      }
  }
  deal([], 1)
  const { player, banker, tie } = chances
  return {
    player: (player * BACCARAT_PAYS.player) / 100 + tie,
    banker: (banker * BACCARAT_PAYS.banker) / 100 + tie,
    tie: (tie * BACCARAT_PAYS.tie) / 100,
  }
}

/** A flight reaches m hundredths for ⌊99 × 2^52 / m⌋ of the 2^52 draws. */
function crashReturns(): number[] {
  return range(101, HIGHEST_POINT).map(
    (exit) => (Number((99n << 52n) / BigInt(exit)) / 2 ** 52) * (exit / 100),
  )
}

function one(value: number, how: string): ExactReturn {
  return { lowest: value, highest: value, how }
}

function span(values: readonly number[], how: string): ExactReturn {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  for (const value of values) {
    lowest = Math.min(lowest, value)
    highest = Math.max(highest, value)
  }
  return { lowest, highest, how }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
