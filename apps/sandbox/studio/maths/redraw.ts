import type { GameKind } from '#contracts/studio-api.ts'
import { DECKS, drawCards, drawShoe, MOST_DEALT } from './cards.ts'
import type { ChangingMaths } from './changing-reels/build-changing.ts'
import { drawChanging } from './changing-reels/changing.ts'
import {
  drawCells,
  drawKeno,
  drawPath,
  drawPocket,
  drawPoint,
  drawRoll,
  drawScratch,
  type Random,
  type ScratchPrize,
} from './draws.ts'
import { payOut } from './game.ts'
import type { HoldMaths } from './hold-and-win/build-hold.ts'
import { drawHold } from './hold-and-win/hold.ts'
import type { PickMaths } from './pick-bonus/build-pick.ts'
import { drawPick } from './pick-bonus/pick.ts'
import type { SlotMaths } from './slot/slot-maths.ts'
import { drawRound } from './slot/spin.ts'
import { openTumble, type TumbleStep } from './tumble/tumble.ts'
import type { TumbleMaths } from './tumble/tumble-maths.ts'

/** The sizes on which a round's draw depends, besides its seeds. */
export interface DrawSizes {
  /** Minor units. */
  stake: number
  /** How many mines lie under the tiles, rows of pins stand in the way, or cards are requested. */
  mines: number
  rows: number
  cards: number
}

/** The result of the seeds, in the fields in which a round shows it. */
export type Drawn = Readonly<Record<string, unknown>>

/** `game` is the game's own description, with its reels and prizes. */
type Draw = (random: Random, sizes: DrawSizes, game: unknown) => Drawn

/** Draws a round again; by the kind of game, where its rounds are provable. */
export const REDRAWS: Readonly<Partial<Record<GameKind, Draw>>> = {
  slot: (random, _, game) => ({ spins: gridsOf(drawRound(game as SlotMaths, random).spins) }),
  cascades: drawTumble,
  clusters: drawTumble,
  'hold-and-win'(random, { stake }, game) {
    const { spin, coins, again } = drawHold(game as HoldMaths, random)
    const asShown = ({ cell, pay }: (typeof coins)[number]) => ({
      cell,
      amount: payOut(stake, pay),
    })
    return {
      grid: spin.grid,
      coins: coins.map(asShown),
      again: again.map((fresh) => fresh.map(asShown)),
    }
  },
  'changing-reels': (random, _, game) => ({
    spins: gridsOf(drawChanging(game as ChangingMaths, random).spins),
  }),
  'pick-bonus'(random, { stake }, game) {
    const { spin, board } = drawPick(game as PickMaths, random)
    return { grid: spin.grid, board: board.map((pay) => payOut(stake, pay)) }
  },
  roulette: (random) => ({ number: drawPocket(random) }),
  crash: (random) => ({ point: drawPoint(random) }),
  mines: (random, { mines }) => ({ cells: drawCells(mines, random) }),
  dice: (random) => ({ roll: drawRoll(random) }),
  plinko: (random, { rows }) => ({ path: drawPath(rows, random) }),
  keno: (random) => ({ drawn: drawKeno(random) }),
  blackjack: (random, { cards }) => ({ cards: drawCards(cards, random) }),
  baccarat: (random) => ({ cards: drawShoe(MOST_DEALT, DECKS, random) }),
  'video-poker': (random, { cards }) => ({ cards: drawShoe(cards, 1, random) }),
  'hi-lo': (random, { cards }) => ({ cards: drawCards(cards, random) }),
  'scratch-card': (random, _, game) => ({
    fields: drawScratch((game as { prizes: ScratchPrize[] }).prizes, random),
  }),
}

function drawTumble(random: Random, _: DrawSizes, game: unknown): Drawn {
  const maths = game as TumbleMaths
  const steps: TumbleStep[] = []
  openTumble(maths)(
    maths.strips.map((strip) => random.below(strip.length)),
    (step) => steps.push(step),
  )
  return { steps: gridsOf(steps) }
}

function gridsOf(spins: readonly { grid: unknown }[]): { grid: unknown }[] {
  return spins.map(({ grid }) => ({ grid }))
}
